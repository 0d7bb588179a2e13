import type { Stack } from '@reef/emulators/stack/stack-options.ts';

/** A command of the suite; its counts are read from the JSON file of `report`. */
export type Step = {
  name: string;
  command: string[];
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** Not part of a whole run; runs only by its name. */
  isOnlyByName?: boolean;
};

/** What `npm test -- quick` runs: the daily parts, in about four minutes. */
export const QUICK_PARTS: readonly string[] = [
  'format',
  'lint',
  'types',
  'unused',
  'unit',
  'deployment',
  'journey',
  'rules',
];

/** Steps that need nothing running, cheapest first. */
export function staticSteps(results: string): Step[] {
  return [
    { name: 'format', command: ['oxfmt', '--check'] },
    {
      name: 'lint',
      command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    },
    { name: 'types', command: ['tsc', '--build'] },
    { name: 'unused', command: ['knip', '--no-progress'] },
    vitestStep('unit', results, ['unit', 'unit-isolated']),
    vitestStep('deployment', results),
  ];
}

/** The browser's steps: they need the local stack, with the demo data alone. */
export function browserSteps(results: string): Step[] {
  const inChromium = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];
  return [
    vitestStep('browsers', results),
    {
      name: 'e2e',
      command: inChromium,
      report: { kind: 'playwright', file: `${results}/e2e.json` },
    },
    // A part of e2e: from the search to the paid order, at both sizes, one after the other: both
    // use the same buyer, and a checkout reports a payment made in another tab.
    {
      name: 'journey',
      command: [
        ...inChromium,
        '--workers=1',
        'shopping/buying.spec.ts',
        '--grep',
        'buys the animal',
      ],
      report: { kind: 'playwright', file: `${results}/journey.json` },
      isOnlyByName: true,
    },
  ];
}

/** A shop that is not set up: it deletes every document and account of the stack. */
export function emptyShopSteps(results: string): Step[] {
  return [
    {
      name: 'empty-shop',
      command: ['playwright', 'test', '--config', 'tests/playwright.empty-shop.config.ts'],
      report: { kind: 'playwright', file: `${results}/empty-shop.json` },
    },
  ];
}

/** The server's steps: they leave hundreds of accounts and orders on the stack. */
export function serverSteps(results: string): Step[] {
  return [
    vitestStep('rules', results, ['rules', 'rule-coverage']),
    vitestStep('functions', results, ['functions', 'whole-shop']),
    vitestStep('accounts', results, ['accounts', 'guessing']),
    vitestStep('storage', results),
    vitestStep('attacks', results, ['attacks', 'attacks-alone']),
  ];
}

function vitestStep(name: string, results: string, projects: readonly string[] = [name]): Step {
  const file = `${results}/${name}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { kind: 'vitest', file },
  };
}

/** The environment by which tests find the running stack. */
export function stackEnvironment(stack: Stack): Record<string, string> {
  return {
    ...stack.env,
    REEF_APP_ORIGIN: stack.urls.app,
    REEF_FUNCTIONS_ORIGIN: stack.urls.callables,
    REEF_STRIPE_ORIGIN: stack.urls.stripe,
    REEF_MAILBOX_ORIGIN: stack.urls.mailbox,
    REEF_WEBHOOK_URL: stack.urls.webhook,
    REEF_STACK_LOG: stack.logFile,
  };
}
