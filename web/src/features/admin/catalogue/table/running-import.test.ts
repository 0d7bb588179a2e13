import { type ImportEdit, LINES_PER_CALL } from '@reef/domain/catalogue/table/import-calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import { lostAnswer, serveFunctions } from '#testing/functions-server.ts';
import { unseenEnd } from './import-end.tsx';
import { runImport, runningImport, watchImport } from './running-import.ts';

const TOTAL = LINES_PER_CALL + 1;

const EDITS: readonly ImportEdit[] = Array.from({ length: TOTAL }, (_, at) => ({
  does: 'create',
  line: at + 2,
  product: {
    name: `Goby ${at}`,
    description: '',
    price: 10,
    category: 'Saltwater Fish',
    stock: 1,
    image_url: null,
  },
}));

const IMPORT = { importId: 'import', edits: EDITS };

function done(): Response {
  return Response.json({ result: { success: true, done: [] } });
}

/** Whether the browser would ask before the page is left. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** The messages about imports that no dialog shows. */
let told: string[] = [];

function run(from = 0): Promise<void> {
  return runImport(IMPORT, from, (...end) => told.push(unseenEnd(...end).title));
}

beforeEach(() => {
  told = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  runningImport.set(null);
  session.set(UNKNOWN);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('FIT-03 an import whose dialog was left goes on, asks before the page is left, and tells its end', async () => {
  const sent = serveFunctions(done);
  const running = run();
  expect(runningImport.get()?.progress).toEqual({ phase: 'sending', sent: 0, total: TOTAL });
  expect(asks()).toBe(true);
  await running;
  expect(sent).toHaveLength(2);
  expect(asks()).toBe(false);
  expect(told).toEqual([`${TOTAL} lines imported.`]);
  expect(runningImport.get()).toBeNull();
});

it('FIT-03 an import that stopped unseen is there for the next dialog, which sends the rest under the same id', async () => {
  const answers = [done, lostAnswer];
  const sent = serveFunctions(() => (answers.shift() ?? done)());
  await run();
  expect(told).toEqual(['The import stopped']);
  expect(runningImport.get()?.progress).toMatchObject({
    phase: 'ended',
    outcome: { ok: false, refusal: 'unsure', sent: LINES_PER_CALL },
  });
  const close = watchImport();
  await run(LINES_PER_CALL);
  close();
  // The dialog says it.
  expect(told).toHaveLength(1);
  expect(runningImport.get()?.progress).toMatchObject({ outcome: { ok: true, sent: TOTAL } });
  const [, first, second] = sent;
  expect(second).toEqual(first);
});

it('INV-14 an import is forgotten at the sign-out, whatever is answered after it', async () => {
  session.set({ ...UNKNOWN, phase: 'signed-in', user: { uid: 'ana', email: 'ana@reef.test' } });
  serveFunctions(done);
  const running = run();
  session.set({ ...UNKNOWN, phase: 'signed-out' });
  await running;
  expect(runningImport.get()).toBeNull();
  expect(told).toEqual([]);
});
