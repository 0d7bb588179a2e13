import { enableEmailPrivacy } from '#stack/auth-emulator.ts';
import type { Ports } from '#stack/processes/ports.ts';
import { PROJECT_ID } from '#stack/project-id.ts';
import { StackError } from '#stack/stack-error.ts';
import type { StackOptions } from '#stack/stack-options.ts';
import { answersHttp } from '#stack/processes/wait-for.ts';

type FillOptions = {
  readonly ports: Ports;
  readonly has: (part: 'auth' | 'firestore') => boolean;
  readonly seed: StackOptions['seed'];
  readonly hasKeptData: boolean;
  readonly isOver: () => boolean;
  readonly log: StackOptions['log'];
};

/**
 * Sets up the auth emulator and seeds as soon as auth and Firestore answer. Functions are still
 * loading then, so that no trigger fires on seeded data.
 * @throws StackError if the demo data cannot be written.
 */
export async function fillStack(options: FillOptions): Promise<void> {
  const { ports, has, isOver, log } = options;
  const wanted = (['auth', 'firestore'] as const).filter(has);
  await Promise.all(wanted.map((name) => answersHttp(ports[name], isOver)));
  if (isOver()) return;
  if (has('auth')) await enableEmailPrivacy(ports.auth);
  if (options.seed === 'none' || options.hasKeptData || wanted.length < 2) return;
  log('Seeding products, accounts and orders ...');
  try {
    const { seedDemo } = await import('#seed/seed-demo.ts');
    await seedDemo({
      projectId: PROJECT_ID,
      firestoreHost: `127.0.0.1:${ports.firestore}`,
      authHost: `127.0.0.1:${ports.auth}`,
      now: new Date(),
    });
  } catch (error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new StackError(`The demo data could not be written: ${cause}`);
  }
}
