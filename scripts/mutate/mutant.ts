/** One mutation of a source: `replacement` replaces [start, end). */
export type Mutant = { start: number; end: number; replacement: string; what: string };

/** The source with the mutation applied. */
export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line || 'nothing';
}

/** The position and change of a mutant in one line: `12:5 a && b -> a || b`. */
export function described(source: string, mutant: Mutant): string {
  const before = source.slice(0, mutant.start).split('\n');
  const place = `${before.length}:${(before.at(-1) ?? '').length + 1}`;
  const from = short(source.slice(mutant.start, mutant.end));
  return `${place} ${mutant.what}: ${from} -> ${short(mutant.replacement)}`;
}
