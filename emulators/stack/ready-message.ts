import { DEMO_ACCOUNTS } from '#seed/demo-accounts.ts';
import type { Stack } from './stack-options.ts';
import { DEMO_SETUP_CODE } from './stack-values.ts';

/** What each demo account is for. */
const ACCOUNT_NOTES: Record<keyof typeof DEMO_ACCOUNTS, string> = {
  admin: 'admin',
  buyer: 'buyer with a complete profile',
  suspended: 'suspended',
  barred: 'may not buy',
};

const STAND_IN_CARDS = [
  'pays 4242 4242 4242 4242',
  'is declined 4000 0000 0000 0002',
  'asks to confirm 4000 0000 0000 3220',
];

/** The text printed once everything is ready. `seconds` is how long that took. */
export function readyMessage(stack: Stack, seconds: number, usesRealStripe: boolean): string {
  const kept = stack.hasKeptData ? ', with the data of last time (-- --fresh forgets it)' : '';
  return [
    '',
    `Reef is ready after ${seconds.toFixed(1)} s${kept}: ${stack.urls.app}`,
    '',
    ...accounts(),
    `  Setup code of the first admin: ${DEMO_SETUP_CODE}`,
    `  Every mail of the shop: ${stack.urls.mailbox}`,
    ...(usesRealStripe ? realStripe(stack) : standIn()),
    '',
    'Ctrl-C saves and stops.',
    '',
  ].join('\n');
}

function accounts(): string[] {
  const names = Object.keys(ACCOUNT_NOTES) as (keyof typeof DEMO_ACCOUNTS)[];
  const widest = Math.max(...names.map((name) => DEMO_ACCOUNTS[name].email.length));
  return names.map((name) => {
    const { email, signIn } = DEMO_ACCOUNTS[name];
    return `  ${email.padEnd(widest)}  PIN ${signIn.pin}   ${ACCOUNT_NOTES[name]}`;
  });
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
