import { StringDecoder } from 'node:string_decoder';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listener } from '@reef/emulators/firestore/forward.ts';

/** What Firestore sent, counted from its answers on the wire. */
export type Reads = {
  /** Documents sent to listeners, by the time of their last write. */
  updateTimes: Date[];
  /** The path of each of these documents within the database. */
  paths: string[];
  /** Documents reported to listeners as deleted or gone from their query. */
  gone: number;
  /** What each opened listener requests; Firestore bills at least one read for each. */
  targets: string[];
  /** The result of each count. */
  counts: number[];
};

/** A counter in front of Firestore. */
export type ReadCounter = {
  listener: Listener;
  reset: () => void;
  reads: () => Reads;
  /** Resolves when the first listener has been requested. @returns false if none was in time. */
  listening: (longestMs: number) => Promise<boolean>;
  /** Resolves when nothing has been sent for `quietMs`. */
  quiet: (quietMs?: number) => Promise<void>;
};

const STEP_MS = 100;

function isListening(body: string): boolean {
  return body.includes('"addTarget"');
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function occurrences(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

function readsIn(asked: readonly string[], answers: readonly { text: string }[]): Reads {
  const texts = answers.map(({ text }) => text);
  const listened = asked.filter(isListening);
  return {
    // A document on the wire has one `updateTime`, and nothing else has any.
    updateTimes: texts.flatMap((text) =>
      all(text, /"updateTime":\s*"([^"]+)"/g).map((time) => new Date(time)),
    ),
    // Nor has anything else a name that is a path.
    paths: texts.flatMap((text) => all(text, /"name":\s*"projects\/[^"]*?\/documents\/([^"]+)"/g)),
    gone: texts.reduce((sum, t) => sum + occurrences(t, /"document(?:Delete|Remove)":/g), 0),
    targets: listened.flatMap((body) => all(body, /"addTarget":\{(.*?),"targetId"/g)),
    counts: texts.flatMap((text) =>
      text.includes('aggregateFields') ? all(text, /"integerValue":\s*"(\d+)"/g).map(Number) : [],
    ),
  };
}

/** Makes a counter; its listener goes into a forwarding server in front of Firestore. */
export function readCounter(): ReadCounter {
  let asked: string[] = [];
  let answers: { text: string }[] = [];
  let heardAt = performance.now();
  const hear = () => {
    const decoder = new StringDecoder('utf8');
    const answer = { text: '' };
    answers.push(answer);
    return (piece: Buffer) => {
      const text = decoder.write(piece);
      // A reset clears what was counted, but the channel continues.
      if (!answers.includes(answer)) {
        answer.text = '';
        answers.push(answer);
      }
      answer.text += text;
      // Keep-alives do not count.
      if (text.includes('{')) heardAt = performance.now();
    };
  };
  const listener: Listener = (_address, body) => {
    asked.push(decodeURIComponent(body.replaceAll('+', ' ')));
    heardAt = performance.now();
    return { onAnswer: hear() };
  };
  return {
    listener,
    reset: () => {
      asked = [];
      answers = [];
    },
    reads: () => readsIn(asked, answers),
    listening: async (longestMs) => {
      const until = performance.now() + longestMs;
      while (!asked.some(isListening) && performance.now() < until) await sleep(STEP_MS);
      return asked.some(isListening);
    },
    quiet: async (quietMs = 1500) => {
      heardAt = performance.now();
      while (performance.now() - heardAt < quietMs) await sleep(STEP_MS);
    },
  };
}

/** Index entries per billed read of a count (Firestore's pricing). */
const ENTRIES_PER_READ = 1000;

/** What counts cost in reads: one for every 1,000 entries, and at least one each. */
export function countReads({ counts }: Reads): number {
  return counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / ENTRIES_PER_READ)), 0);
}
