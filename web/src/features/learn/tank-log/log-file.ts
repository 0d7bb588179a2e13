import * as z from 'zod/mini';
import type { Failure } from '#platform/failure.ts';
import { TankLog } from '#state/tank-log/tank-log.ts';

/** Identifies the file, so that another program's JSON is not accepted. */
const FILE_KIND = 'reef-keeping';

/** Larger than any record can grow. */
const MAX_FILE_CHARACTERS = 4_000_000;

/** The saved file: `book` is what existing files call the log. */
const LogFile = z.object({ kind: z.literal(FILE_KIND), book: TankLog });

/** The record as a file's text. */
export function logText(log: TankLog): string {
  return JSON.stringify({ kind: FILE_KIND, book: log }, null, 1);
}

/** Why a file was refused. */
type FileRefusal = 'not-ours' | 'damaged' | 'too-full';

/** Nothing is changed in any of these cases. */
const REFUSAL_WORDS: Readonly<Record<FileRefusal, string>> = {
  'not-ours': 'This file is not a record of the tracker or the tank log. Nothing was changed.',
  damaged: 'This record is damaged or from a newer version. Nothing was changed.',
  'too-full': 'Both records together are more than this device keeps. Nothing was changed.',
};

function refusedFile(refusal: FileRefusal): Failure<FileRefusal> {
  return { ok: false, refusal, message: REFUSAL_WORDS[refusal] };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Entries of both; one in `file` replaces ours with the same id. */
function merged<T extends { id: string }>(here: readonly T[], file: readonly T[]): T[] {
  const theirs = new Set(file.map(({ id }) => id));
  return [...here.filter(({ id }) => !theirs.has(id)), ...file];
}

/**
 * The record with a file's entries added to it. An entry in both is taken from the file, so that
 * the same file may be added twice.
 */
export function withFile(
  here: TankLog,
  text: string,
): { ok: true; log: TankLog } | Failure<FileRefusal> {
  const json = text.length > MAX_FILE_CHARACTERS ? null : parsedJson(text);
  if (!z.object({ kind: z.literal(FILE_KIND) }).safeParse(json).success) {
    return refusedFile('not-ours');
  }
  const file = LogFile.safeParse(json);
  if (!file.success) return refusedFile('damaged');
  const theirs = file.data.book;
  const both = TankLog.safeParse({
    version: 1,
    treatments: merged(here.treatments, theirs.treatments),
    tests: merged(here.tests, theirs.tests),
    animals: merged(here.animals, theirs.animals),
    tasks: merged(here.tasks, theirs.tasks),
  });
  return both.success ? { ok: true, log: both.data } : refusedFile('too-full');
}
