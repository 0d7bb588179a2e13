import type { Stack } from './stack-options.ts';
import { DEMO_SETUP_CODE } from './stack-values.ts';

const STAND_IN_CARDS = [
  'pays 4242 4242 4242 4242',
  'is declined 4000 0000 0000 0002',
  'asks to confirm 4000 0000 0000 3220',
];

/** The block printed once everything is ready. `seconds` is how long it took. */
export function readyMessage(stack: Stack, seconds: number, usesRealStripe: boolean): string {
  const kept = stack.hasKeptData ? ', with the data of last time (-- --fresh forgets it)' : '';
  return [
    '',
    `Reef is ready after ${seconds.toFixed(1)} s${kept}: ${stack.urls.app}`,
    '',
    '  admin@reef.test      PIN 246810   admin',
    '  buyer@reef.test      PIN 135790   buyer with a complete profile',
    '  suspended@reef.test  PIN 112358   suspended',
    '  barred@reef.test     PIN 314159   may not buy',
    `  Set-up code of the first admin: ${DEMO_SETUP_CODE}`,
    `  Every mail of the shop: ${stack.urls.mailbox}`,
    ...(usesRealStripe ? realStripe(stack) : standIn()),
    '',
    'Ctrl-C saves and stops.',
    '',
  ].join('\n');
}

function standIn(): string[] {
  return [`  Test cards: ${STAND_IN_CARDS.join(', ')}; any future date, any CVC`];
}

function realStripe(stack: Stack): string[] {
  return [
    '  Stripe itself, by your STRIPE_SECRET_KEY. For its webhooks run',
    `    stripe listen --forward-to ${stack.urls.webhook}`,
    '  and start again with STRIPE_WEBHOOK_SECRET set to the secret it prints.',
  ];
}
