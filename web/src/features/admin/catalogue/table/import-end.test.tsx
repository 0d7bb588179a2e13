import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#platform/data/calls/calls.ts';
import { lostAnswer, refusedWith, serveFunctions } from '#testing/functions-server.ts';
import { ImportEnd } from './import-end.tsx';
import { sendImport } from './send-import.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const GOBY = {
  name: 'Goby',
  description: '',
  price: 10,
  category: 'Saltwater Fish',
  stock: 1,
  image_url: null,
} as const;

/** What is shown of an import of one line. */
async function shownOf(isOnline: boolean, answer: () => Response): Promise<string> {
  vi.stubGlobal('navigator', { onLine: isOnline });
  serveFunctions(answer);
  const outcome = await sendImport(
    'import',
    [{ does: 'create', line: 2, product: GOBY }],
    0,
    () => {},
  );
  return renderToStaticMarkup(<ImportEnd outcome={outcome} total={1} />);
}

it('FIT-03 an import tells a piece that was not sent from one whose answer was lost', async () => {
  expect(await shownOf(false, lostAnswer)).toContain('No connection, so this was not sent.');
  expect(await shownOf(true, lostAnswer)).toContain('no answer came for the next');
  expect(await shownOf(true, () => refusedWith('PERMISSION_DENIED', 'Said so.'))).toContain(
    'No line is imported so far. Said so.',
  );
});

it('FIT-03 an import that loses signal says that the rest was not sent, and not that nothing was', () => {
  const outcome = {
    ok: false,
    refusal: 'unsent',
    sent: 50,
    message: 'This.',
    refused: [],
  } as const;
  const shown = renderToStaticMarkup(<ImportEnd outcome={outcome} total={120} />);
  expect(shown).toContain('50 lines of 120 are imported; without a connection, the rest was not');
  expect(shown).not.toContain('This.');
});

it('FIT-03 an import whose script did not load says so, and not that there is no connection', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { message } = refusal(new TypeError('Failed to fetch dynamically imported module'));
  const outcome = { ok: false, refusal: 'unsent', sent: 0, message, refused: [] } as const;
  const shown = renderToStaticMarkup(<ImportEnd outcome={outcome} total={1} />);
  expect(shown).toContain('No line is imported so far. This page did not load completely');
});
