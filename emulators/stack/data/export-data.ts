import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keepExport } from './data-folder.ts';
import { origin } from '#stack/processes/ports.ts';

type ExportOptions = {
  readonly hubPort: number;
  readonly runDir: string;
  readonly dataDir: string;
};

const TIMEOUT_MS = 20_000;

/**
 * Makes the function that saves all emulators' data. Calls are queued: the emulators' own export
 * cannot run twice at once. Rejects if the emulators do not answer.
 */
export function makeExporter({ hubPort, runDir, dataDir }: ExportOptions): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const save = async (): Promise<void> => {
    const next = path.join(runDir, 'export-next');
    mkdirSync(dataDir, { recursive: true });
    rmSync(next, { recursive: true, force: true });
    await requestExport(hubPort, next);
    keepExport(dataDir, next);
  };
  return () => {
    last = last.catch(() => undefined).then(save);
    return last;
  };
}

async function requestExport(hubPort: number, target: string): Promise<void> {
  const answer = await fetch(`${origin(hubPort)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: target, initiatedBy: 'reef' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok)
    throw new Error(`the emulators could not save their data: ${await answer.text()}`);
}
