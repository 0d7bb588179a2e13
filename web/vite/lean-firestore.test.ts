import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutPipelines } from './lean-firestore.ts';

const DIST = path.join(import.meta.dirname, '../../node_modules/@firebase/firestore/dist');

/** The file that is rewritten, as the installed package has it. */
function installed(): string {
  const name = readdirSync(DIST).find((file) => /^common-[\w-]+\.esm\.js$/.test(file));
  if (name === undefined) throw new Error('Firestore has no common file');
  return readFileSync(path.join(DIST, name), 'utf8');
}

describe('Firestore without pipelines', () => {
  it('never asks whether it has one, and makes none', () => {
    const lean = withoutPipelines(installed());
    expect(lean).not.toMatch(/instanceof (CorePipeline|__PRIVATE_RealtimePipeline)/);
    expect(lean.match(/__PRIVATE_(isPipeline|targetIsPipelineTarget)\(/g)).toHaveLength(2);
    expect(lean).not.toContain('new CorePipeline(');
  });
  it('fails the build where a part is not to be found, as after an update', () => {
    expect(() => withoutPipelines('function query() {\n}\n')).toThrow('nothing matches');
  });
});
