import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KeptVerdicts } from './kept-verdicts.ts';
import { described } from './mutant.ts';
import { whyItMayStay } from './survivors.ts';
import { ROOT, type Target } from './targets.ts';
import type { TrialVerdict } from './trial.ts';

type Found = { file: string; what: string; verdict: TrialVerdict | null; why: string };

const NOBODY_KNOWS = 'a gap in the tests, or not looked at yet';

function found(folder: string, target: Target): Found[] {
  const kept = new KeptVerdicts(folder, target.name);
  return target.files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const verdicts = kept.of(file, text);
    return target.mutantsOf(text, file).map((mutant) => {
      const what = described(text, mutant);
      const why = whyItMayStay(file, text, mutant) ?? NOBODY_KNOWS;
      return { file, what, verdict: verdicts[what] ?? null, why };
    });
  });
}

function row(name: string, all: readonly Found[]): string {
  const tried = all.filter(({ verdict }) => verdict !== null);
  const survived = tried.filter(({ verdict }) => verdict === 'survived').length;
  const share = tried.length === 0 ? '' : `${((1 - survived / tried.length) * 100).toFixed(1)} %`;
  return `| ${name} | ${all.length} | ${tried.length} | ${tried.length - survived} | ${survived} | ${share} |`;
}

/** A cell of Markdown: bars would end it. */
function cell(text: string): string {
  return `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;
}

function survivorsOf(all: readonly Found[]): string[] {
  return all
    .filter(({ verdict }) => verdict === 'survived')
    .map((each) => `| ${each.file}:${cell(each.what)} | ${each.why} |`);
}

/** Writes docs/mutation.md from what is kept; what was not tried is counted as that. */
export function writePage(folder: string, targets: readonly Target[]): void {
  const results = targets.map((target) => ({ name: target.name, all: found(folder, target) }));
  const text = `# Mutation testing

\`npm run mutate [-- domain|settlement|rules|storage-rules]\` puts one small fault after the other into the source (an operator, a condition, a bound, a call left out; in rules also an \`allow\` left out, opened or widened, and names in lists) and runs the tests that need the file, up to the first that fails. A fault that no test notices has survived. Written by that command on ${new Date().toISOString().slice(0, 10)}; not part of \`npm test\`. Texts are not mutated: their own tests hold them to docs/spec letter by letter. Faults of \`settlement\` and \`rules\` need the emulators: seconds where a file's own tests notice, up to a minute where none does. What was not tried yet counts neither way.

| target | faults | tried | noticed | survived | noticed of tried |
|---|---:|---:|---:|---:|---:|
${results.map(({ name, all }) => row(name, all)).join('\n')}

## Survivors

| fault | why it may stay |
|---|---|
${results.flatMap(({ all }) => survivorsOf(all)).join('\n')}
`;
  writeFileSync(path.join(ROOT, 'docs/mutation.md'), text);
}
