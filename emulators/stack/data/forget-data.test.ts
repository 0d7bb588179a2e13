import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { forgetRun, recordRun } from '#stack/processes/run-record.ts';
import { forgetData } from './forget-data.ts';

it('leaves the data of a shop that runs, and deletes it once that has stopped', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'reef-test-'));
  const [dataDir, runDir] = [path.join(dir, 'data'), path.join(dir, 'run')];
  mkdirSync(dataDir);
  recordRun(runDir, { runId: 'this-test', children: [], leftovers: [] });
  const forget = () => forgetData(dataDir, { runDir, second: 'run a second one' });
  await expect(forget()).rejects.toThrow('already running here');
  expect(existsSync(dataDir)).toBe(true);
  forgetRun(runDir);
  await forget();
  expect(existsSync(dataDir)).toBe(false);
});
