import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leaveWithoutCleanUp } from './firestore-leaving.ts';

const FOLDER = path.join(import.meta.dirname, '../../node_modules/@firebase/firestore/dist');

describe('Firestore as a page is left', () => {
  it('WEB-01 cleans up in no Safari, whichever its version', () => {
    const [file = ''] = globSync('common-*.esm.js', { cwd: FOLDER });
    const before = readFileSync(path.join(FOLDER, file), 'utf8');
    const after = leaveWithoutCleanUp(before);
    expect(after).toContain(String.raw`/(?:Version|Mobile)\//;`);
    expect(before.length - after.length).toBe('1[456]'.length);
  });

  it('refuses a Firestore that asks in another way', () => {
    expect(() => leaveWithoutCleanUp('')).toThrow('in 0 places');
  });
});
