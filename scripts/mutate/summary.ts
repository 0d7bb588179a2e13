import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KeptVerdicts } from './kept-verdicts.ts';
import { described } from './mutant.ts';
import { whyItMayStay } from './survivors.ts';
import { ROOT, type Target } from './targets.ts';

/**
 * A target's rows for docs/mutation.md: how many mutants there are, were tried, were noticed and
 * survived; then each survivor with the reason why it may stay.
 */
export function summary(folder: string, target: Target): string {
  const text = readFileSync(path.join(ROOT, target.file), 'utf8');
  const verdicts = new KeptVerdicts(folder, target.name).of(target.file, text);
  const all = target.mutantsOf(text);
  const tried = all.filter((mutant) => verdicts[described(text, mutant)] !== undefined);
  const survived = tried.filter((mutant) => verdicts[described(text, mutant)] === 'survived');
  const noticed = tried.length - survived.length;
  const share = tried.length === 0 ? '' : `${((noticed / tried.length) * 100).toFixed(1)} %`;
  const figures = [target.name, all.length, tried.length, noticed, survived.length, share];
  const rows = survived.map((mutant) => {
    const what = described(text, mutant).replaceAll('|', '\\|');
    const why = whyItMayStay(target.file, text, mutant) ?? 'a gap in the tests';
    return `| ${target.file}:\`${what}\` | ${why} |`;
  });
  return [`| ${figures.join(' | ')} |`, ...rows].join('\n');
}
