import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { emptyState } from './state.ts';
import { keepState, loadState } from './state-file.ts';

it('saves what changed, once more on close, and nothing after that', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reef-state-'));
  const file = path.join(folder, 'kept', 'stripe.json');
  const kept = keepState(emptyState(), file);
  kept.changed();
  await expect.poll(() => existsSync(file), { timeout: 10_000 }).toBe(true);
  rmSync(file);
  await kept.close();
  expect(await loadState(file)).toEqual(emptyState());
  rmSync(folder, { recursive: true });
  kept.changed();
  await sleep(500);
  expect(existsSync(folder)).toBe(false);
});
