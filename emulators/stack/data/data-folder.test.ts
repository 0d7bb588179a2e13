import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepExport, keptExport } from './data-folder.ts';

let dataDir = '';

function finishedExport(content: string): string {
  const dir = path.join(dataDir, `next-${content}`);
  mkdirSync(dir);
  writeFileSync(path.join(dir, 'firebase-export-metadata.json'), '{}');
  writeFileSync(path.join(dir, 'content'), content);
  return dir;
}

function kept(): string | null {
  const dir = keptExport(dataDir);
  return dir === null ? null : readFileSync(path.join(dir, 'content'), 'utf8');
}

describe('kept data', () => {
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'reef-test-'));
  });

  it('is the newest export', () => {
    expect(kept()).toBeNull();
    keepExport(dataDir, finishedExport('first'));
    expect(kept()).toBe('first');
    keepExport(dataDir, finishedExport('second'));
    expect(kept()).toBe('second');
  });

  it('is the previous one after a crash between the two renames', () => {
    keepExport(dataDir, finishedExport('first'));
    renameSync(path.join(dataDir, 'emulators'), path.join(dataDir, 'emulators-previous'));
    expect(kept()).toBe('first');
    keepExport(dataDir, finishedExport('second'));
    expect(kept()).toBe('second');
  });

  it('is not an export that was never finished', () => {
    mkdirSync(path.join(dataDir, 'emulators'));
    expect(kept()).toBeNull();
    keepExport(dataDir, finishedExport('first'));
    expect(kept()).toBe('first');
  });
});
