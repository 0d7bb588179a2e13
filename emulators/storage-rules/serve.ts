import { createInterface } from 'node:readline';
import { Session } from './session.ts';

// Replaces Google's storage rules runtime: newline-delimited JSON on standard input and output, as
// firebase-tools speaks it (firebase-tools, src/emulator/storage/rules/runtime.ts).
const session = new Session((message) => process.stdout.write(`${JSON.stringify(message)}\n`));

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() !== '') void session.receive(line);
});

session.greet();
