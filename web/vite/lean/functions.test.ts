import { expect, it } from 'vitest';
import { installedFile } from './testing/installed-packages.ts';
import { withoutStreams } from './functions.ts';

it('keeps callables without streaming', () => {
  const installed = installedFile(
    '@firebase/functions/dist/esm',
    /^index/,
    'function streamAtURL(',
  );
  const lean = withoutStreams(installed);
  expect(lean).not.toContain('text/event-stream');
  expect(lean).toContain('async function callAtURL(');
});
