import { parseArgs } from 'node:util';
import { nextOffset } from '../../emulators/stack/processes/ports.ts';
import { type Stack, type StackPart } from '../../emulators/stack/stack-options.ts';
import { startStack } from '../../emulators/stack/start-stack.ts';
import { stackEnvironment } from '../../tests/runner/steps.ts';
import { nameFault } from '../setup/part-names.mjs';
import { tryRules } from './rules-run.ts';
import { runStryker, STRYKER_TARGETS, type StrykerTarget } from './stryker-run.ts';
import { targets } from './targets.ts';

// npm run mutate -- [domain|checkout|rules|storage-rules …] makes one mutant after the other of the
// named targets and runs the tests that should notice. Stryker does it for TypeScript; --in TEXT
// restricts it to files whose path contains TEXT. For rules see rules-run.ts: --seconds N ends
// after N seconds, and the next run continues there; --every N tries each N-th mutant; --again
// tries survivors once more.
const PORT_OFFSET = Number(process.env['REEF_TEST_PORT_OFFSET'] ?? 20_000);

/** Fewer repetitions: a mutant shows in the first ones. */
const FEWER_ROUNDS = { REEF_CALLER_ORDERS: '12' };

async function withStack(
  parts: StackPart[],
  run: (env: Record<string, string | undefined>) => Promise<void>,
): Promise<void> {
  const stack: Stack | null =
    parts.length === 0
      ? null
      : await startStack({
          portOffset: PORT_OFFSET,
          second: `use other ports: REEF_TEST_PORT_OFFSET=${nextOffset(PORT_OFFSET)} npm run mutate`,
          dataDir: null,
          seed: 'none',
          only: parts,
          isAttended: false,
          log: () => undefined,
        });
  try {
    await run({ ...(stack && stackEnvironment(stack)), ...FEWER_ROUNDS });
  } finally {
    await stack?.stop();
  }
}

const PARTS: Record<StrykerTarget, StackPart[]> = { domain: [], checkout: ['firestore', 'stripe'] };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: 'Infinity' },
    every: { type: 'string', default: '1' },
    in: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
  },
});
const found = targets();
const fault = nameFault(positionals, [...STRYKER_TARGETS, ...found.map(({ name }) => name)]);
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
const isWanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name);
for (const target of STRYKER_TARGETS.filter(isWanted)) {
  await withStack(PARTS[target], async (env) => {
    // Stryker's test processes inherit the environment; it has no setting for one.
    Object.assign(process.env, env);
    await runStryker(target, values.in);
  });
}
const settings = {
  endsAt: performance.now() + Number(values.seconds) * 1000,
  isAgain: values.again,
  every: Number(values.every),
};
for (const target of found.filter(({ name }) => isWanted(name))) {
  await withStack(target.parts, async (env) =>
    tryRules(target, { ...process.env, ...env }, settings),
  );
}
process.exit();
