import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyState, type State } from './state.ts';
import { stateFromJson, stateToJson } from './state-json.ts';

const SETTLE_MS = 150;

/**
 * Keeps a state on disk: saves shortly after the last change, and once more on close. Later
 * changes, as by the answer to a last event, are not saved: the folder may be gone.
 */
export type StateFile = {
  changed(): void;
  close(): Promise<void>;
};

/** Reads the saved state; a missing file is an empty state, a broken one throws. */
export async function loadState(path: string | undefined): Promise<State> {
  if (path === undefined) return emptyState();
  try {
    return stateFromJson(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyState();
    throw new Error(`The stand-in's data file ${path} cannot be read.`, { cause: error });
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.new`;
  await writeFile(draft, text);
  // A rename replaces the file whole, so that a crash leaves the old one or the new one.
  await rename(draft, path);
}

/** Saves `state` to `path` after changes; without a path it saves nothing. */
export function keepState(state: State, path: string | undefined): StateFile {
  if (path === undefined) return { changed: () => undefined, close: async () => undefined };
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isClosed = false;
  const save = () => {
    timer = undefined;
    writing = writing.then(() => writeWhole(path, stateToJson(state)));
    return writing;
  };
  return {
    changed() {
      if (isClosed) return;
      timer ??= setTimeout(() => void save(), SETTLE_MS);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await save();
    },
  };
}
