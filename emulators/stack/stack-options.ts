import type { Log } from './log.ts';
import type { PortName, Ports } from './processes/ports.ts';
import type { StackError } from './stack-error.ts';

/** A part of the stack that can be started with others or alone. */
export type StackPart = 'auth' | 'functions' | 'firestore' | 'storage' | 'hosting' | 'stripe';

export const ALL_PARTS: readonly StackPart[] = [
  'auth',
  'functions',
  'firestore',
  'storage',
  'hosting',
  'stripe',
];

/** Which stack to start, and what to put into it. */
export type StackOptions = {
  /** Added to every port, see ports.ts. */
  readonly portOffset: number;
  /** Where data is kept between runs; null keeps none. */
  readonly dataDir: string | null;
  /** What a stack without kept data begins with. */
  readonly seed: 'demo' | 'none';
  /** The parts to start; all of them where left out. */
  readonly only?: readonly StackPart[];
  /** Hears what is going on, one line or block at a time. */
  readonly log: Log;
  /** A key of Stripe's own, in place of the stand-in. */
  readonly stripe?: RealStripe;
  /** True serves the app by Vite with hot reload in place of hosting, and rebuilds functions. */
  readonly isDev?: boolean;
  /** True runs scheduled functions every 30 s; false leaves that to the caller. */
  readonly isAttended?: boolean;
  /** Gives up starting; `startStack` then rejects with `stopped` once everything is gone. */
  readonly signal?: AbortSignal;
};

/** Keys of a Stripe account, test mode. */
export type RealStripe = {
  readonly secretKey: string;
  readonly webhookSecret: string | null;
};

/** The addresses of a running stack, without a slash at the end. */
export type StackUrls = {
  /** Where people open the shop. */
  readonly app: string;
  readonly hosting: string;
  readonly functions: string;
  readonly firestore: string;
  readonly auth: string;
  readonly storage: string;
  readonly stripe: string;
  /** Where the mail server of the local mailbox is, `smtp://…`. */
  readonly smtp: string;
  /** The page that shows every mail. */
  readonly mailbox: string;
  /** Where Stripe's webhooks go. */
  readonly webhook: string;
};

/** A running stack. */
export type Stack = {
  readonly urls: StackUrls;
  readonly ports: Ports;
  /** What firebase-admin reads to find this stack's emulators. */
  readonly env: Readonly<Record<string, string>>;
  /** Everything the emulators and the functions in them have said. */
  readonly logFile: string;
  /** True when it began with kept data, false when it began empty or seeded. */
  readonly hasKeptData: boolean;
  /** Resolves if a part ends by itself; the rest is running on until `stop`. */
  readonly failed: Promise<StackError>;
  /** Saves (where a data folder was given) and ends everything. May be called again. */
  readonly stop: () => Promise<void>;
  /** Saves all data now; does nothing without a data folder. */
  readonly exportData: () => Promise<void>;
  /** Runs every scheduled function once, as if its time had come. */
  readonly tick: () => Promise<void>;
};

/** The ports that a choice of parts needs. */
export function portsNeeded(parts: readonly StackPart[], isDev: boolean): PortName[] {
  const needed = new Set<PortName>(['hub', ...parts]);
  if (parts.includes('functions')) {
    for (const name of ['eventarc', 'tasks', 'smtp', 'mailbox'] as const) needed.add(name);
  }
  if (parts.includes('firestore')) {
    for (const name of ['firestoreForPages', 'firestoreWebsocket'] as const) needed.add(name);
  }
  if (isDev) {
    needed.delete('hosting');
    needed.add('vite');
  }
  return [...needed];
}
