/** A fault in the content: where, and what. `line` counts from 1. */
export type ContentFault = { file: string; line: number; message: string };

/** Collects faults, so that one build names all of them. */
export type FaultList = {
  readonly faults: ContentFault[];
  add: (file: string, line: number, message: string) => void;
};

/** An empty list of faults. */
export function faultList(): FaultList {
  const faults: ContentFault[] = [];
  return {
    faults,
    add: (file, line, message) => faults.push({ file, line, message }),
  };
}

/** A fault as a line that editors and terminals can follow. */
export function faultText({ file, line, message }: ContentFault): string {
  return `web/content/${file}:${line}  ${message}`;
}

/** The line, counted from 1, of the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

/** The line of the first occurrence of `part`, or 1 if there is none. */
export function lineOf(text: string, part: string | RegExp): number {
  const at = typeof part === 'string' ? text.indexOf(part) : text.search(part);
  return at === -1 ? 1 : lineAt(text, at);
}
