import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { changesSince } from './changes-since.ts';
import { changesToRedo } from './changes-to-redo.ts';

/*
 * npx node scripts/operator/sales-changes.ts <project id> <time of the backup> <time of the
 * import>: see docs/operations.md, Restoring a backup. Uses the operator's own Google credentials
 * (gcloud auth application-default login).
 */

const [projectId, ...times] = process.argv.slice(2);
const [backup, imported] = times.map((time) => new Date(time));
const isTime = (time: Date | undefined) => time !== undefined && !Number.isNaN(time.getTime());
if (!projectId || !backup || !imported || !isTime(backup) || !isTime(imported)) {
  process.stderr.write(
    'usage: sales-changes.ts <project id> <time of the backup, as 2026-11-21T15:00:00Z> <time of the import>\n',
  );
  process.exit(2);
}
const db = getFirestore(initializeApp({ projectId }));
const tasks = changesToRedo(await changesSince(db, backup, imported));
for (const { heading, lines } of tasks) {
  process.stdout.write(`${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
if (tasks.length === 0) process.stdout.write('Nothing to set right.\n');
