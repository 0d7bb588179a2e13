import { PROJECT_ID } from '../../emulators/stack/project-id.ts';
/** The addresses of the services of a target's stack; undefined if it has none of them. */
type Services = {
  firestoreHost: string | undefined;
  stripeOrigin: string | undefined;
};

async function ask(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
}

/**
 * Empties what a trial writes to. What a mutant leaves there (holds that stay open, an unexpected
 * error of Stripe's) would fail the next trial's tests and slow down all that follow.
 */
export async function freshServices({ firestoreHost, stripeOrigin }: Services): Promise<void> {
  if (firestoreHost) {
    const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
    await ask(`http://${firestoreHost}/emulator/v1/${documents}`, { method: 'DELETE' });
  }
  if (stripeOrigin) {
    const headers = { 'content-type': 'application/json' };
    await ask(`${stripeOrigin}/_control/reset`, { method: 'POST', headers, body: '{}' });
  }
}
