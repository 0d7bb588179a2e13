import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { TrialVerdict } from './trial.ts';

/** The verdicts on each file's mutants, by their description; `hash` is of the file's text. */
const Kept = z.record(
  z.string(),
  z.object({ hash: z.string(), verdicts: z.record(z.string(), TrialVerdict) }),
);

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Verdicts of one target, kept between runs, so that a long run may be done in slices. */
export class KeptVerdicts {
  readonly #file: string;
  readonly #kept: z.infer<typeof Kept>;

  constructor(folder: string, target: string) {
    this.#file = path.join(folder, `${target}.json`);
    mkdirSync(folder, { recursive: true });
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '{}';
    this.#kept = Kept.parse(JSON.parse(text));
  }

  /** The verdicts on a file's current text; those on another text do not count. */
  of(name: string, text: string): Record<string, TrialVerdict> {
    const hash = hashOf(text);
    const kept = this.#kept[name];
    if (kept?.hash === hash) return kept.verdicts;
    const verdicts: Record<string, TrialVerdict> = {};
    this.#kept[name] = { hash, verdicts };
    return verdicts;
  }

  save(): void {
    writeFileSync(this.#file, JSON.stringify(this.#kept, null, 1));
  }
}
