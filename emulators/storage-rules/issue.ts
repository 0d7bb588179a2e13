import type { Position } from './expression.ts';

/** Why a rules file cannot be loaded, and where. */
export type Issue = {
  readonly message: string;
} & Position;

/** A result, or every issue that prevents it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** An issue as one line, in the official runtime's format. */
export function issueLine(file: string, { line, column, message }: Issue): string {
  return `${file}:${line}:${column} - ERROR ${message}`;
}
