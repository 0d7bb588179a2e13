import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_TANK_LOG, TANK_LOG_KEY, type LogTest } from '#state/tank-log/tank-log.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { useTankLog, type EditTankLog } from './use-tank-log.ts';

afterEach(() => vi.unstubAllGlobals());

const tested: LogTest = { id: 't1', day: '2026-11-25', parameter: 'calcium', value: 420 };

const notYet: EditTankLog = () => false;

/** Adds a test to the log that a device has stored. @returns whether it was, and what is stored then. */
function addedTo(stored: string | null): { isKept: boolean; after: string | undefined } {
  const values = new Map(stored === null ? [] : [[TANK_LOG_KEY, stored]]);
  vi.stubGlobal('window', pageWithStorage(values));
  let edit = notYet;
  function Probe() {
    ({ edit } = useTankLog());
    return null;
  }
  renderToStaticMarkup(
    <ToastProvider>
      <Probe />
    </ToastProvider>,
  );
  const isKept = edit((log) => ({ ...log, tests: [...log.tests, tested] }));
  return { isKept, after: values.get(TANK_LOG_KEY) };
}

it('LEARN-14 a log that a newer version of the shop wrote is not overwritten', () => {
  const tests = [tested, { ...tested, id: 't2', parameter: 'strontium' }];
  for (const newer of [
    { ...EMPTY_TANK_LOG, tests },
    { ...EMPTY_TANK_LOG, version: 2 },
  ]) {
    const stored = JSON.stringify(newer);
    expect(addedTo(stored)).toEqual({ isKept: false, after: stored });
  }
  const after = JSON.stringify({ ...EMPTY_TANK_LOG, tests: [tested] });
  expect(addedTo(null)).toEqual({ isKept: true, after });
  expect(addedTo(JSON.stringify(EMPTY_TANK_LOG))).toEqual({ isKept: true, after });
});
