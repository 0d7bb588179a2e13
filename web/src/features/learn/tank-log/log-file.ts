import * as z from 'zod/mini';
import type { Failure } from '#platform/failure.ts';
import {
  TankLog,
  type LogAnimal,
  type LogTask,
  type TransferCourse,
  type Treatment,
} from '#state/tank-log/tank-log.ts';
import { SAME_MOVE_HOURS } from './courses/courses.ts';
import { hoursBetween } from './hours.ts';

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

type Entry = { id: string };

/**
 * Entries of both in the order they have here; one in both is joined, by default as the file has it.
 * What only the file has follows the entry that it follows there: within a day the order says which
 * reading came last.
 */
function merged<T extends Entry>(
  here: readonly T[],
  file: readonly T[],
  join: (ours: T, theirs: T) => T = (_, theirs) => theirs,
): T[] {
  const theirs = new Map(file.map((entry) => [entry.id, entry]));
  const both = here.map((own) => {
    const their = theirs.get(own.id);
    return their === undefined ? own : join(own, their);
  });
  let next = 0;
  for (const entry of file) {
    const place = both.findIndex(({ id }) => id === entry.id);
    if (place === -1) both.splice(next, 0, entry);
    next = (place === -1 ? next : place) + 1;
  }
  return both;
}

/** The rows of a course from both, by their day. */
function mergedRows<T extends Entry>(
  here: readonly T[],
  file: readonly T[],
  dayOf: (row: T) => string,
): T[] {
  return merged(here, file).toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** The moves from both. The file's record of a move that is here too would count it twice. */
function mergedMoves({ moves: here }: TransferCourse, file: TransferCourse) {
  const isHere = (at: string) =>
    here.some((own) => Math.abs(hoursBetween(new Date(own.at), new Date(at))) < SAME_MOVE_HOURS);
  const others = file.moves.filter(({ at }) => !isHere(at));
  return mergedRows(here, others, ({ at }) => at);
}

/**
 * A course as the file has it, with what either of the two recorded: all rows, an end, and the
 * longer duration. A file that was saved earlier takes nothing back, and one of an earlier version
 * not the test of the day after.
 */
function joinedCourse(ours: Treatment, theirs: Treatment): Treatment {
  const endedOn = theirs.endedOn ?? ours.endedOn;
  if (ours.kind === 'copper' && theirs.kind === 'copper') {
    const tests = mergedRows(ours.tests, theirs.tests, ({ day }) => day);
    const { needsDayAfter } = ours;
    return {
      ...theirs,
      endedOn,
      days: Math.max(ours.days, theirs.days),
      ...(needsDayAfter !== undefined && { needsDayAfter }),
      tests,
    };
  }
  if (ours.kind === 'transfer' && theirs.kind === 'transfer') {
    return { ...theirs, endedOn, moves: mergedMoves(ours, theirs) };
  }
  if (ours.kind === 'observation' && theirs.kind === 'observation') {
    const looks = mergedRows(ours.looks, theirs.looks, ({ day }) => day);
    return { ...theirs, endedOn, days: Math.max(ours.days, theirs.days), looks };
  }
  return theirs;
}

function joinedAnimal(ours: LogAnimal, theirs: LogAnimal): LogAnimal {
  // A death that only ours has stays.
  return { ...ours, ...theirs, movedOn: theirs.movedOn ?? ours.movedOn };
}

function joinedTask(ours: LogTask, theirs: LogTask): LogTask {
  const isOlder = (theirs.lastDoneOn ?? '') < (ours.lastDoneOn ?? '');
  return isOlder ? { ...theirs, lastDoneOn: ours.lastDoneOn } : theirs;
}

/**
 * The record with a file's entries added to it. What both have is taken from the file, so that the
 * same file may be added twice, but nothing is lost that was recorded since.
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
    treatments: merged(here.treatments, theirs.treatments, joinedCourse),
    tests: merged(here.tests, theirs.tests),
    animals: merged(here.animals, theirs.animals, joinedAnimal),
    tasks: merged(here.tasks, theirs.tasks, joinedTask),
  });
  return both.success ? { ok: true, log: both.data } : refusedFile('too-full');
}
