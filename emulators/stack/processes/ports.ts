import { StackError } from '#stack/stack-error.ts';

/** Every port of the stack at offset 0, all on 127.0.0.1. */
export const BASE_PORTS = {
  hosting: 5000,
  functions: 5001,
  vite: 5173,
  firestore: 8080,
  firestoreForPages: 8081,
  auth: 9099,
  firestoreWebsocket: 9150,
  storage: 9199,
  stripe: 12111,
  smtp: 2525,
  mailbox: 8025,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
} as const;

/** A part of the stack that listens on a port. */
export type PortName = keyof typeof BASE_PORTS;

/** The ports of one stack. */
export type Ports = Readonly<Record<PortName, number>>;

/** Ports browsers and Node's fetch refuse to talk to (WHATWG Fetch, "port blocking"), from 1024 up. */
const BLOCKED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

const HIGHEST_PORT = 65535;

/** How far apart two stacks are advised to be. The bench needs the ports 20 and 40 higher too. */
const APART = 110;

function isUsable(port: number): boolean {
  return port >= 1024 && port <= HIGHEST_PORT && !BLOCKED_BY_BROWSERS.has(port);
}

const portsAt = (offset: number): number[] =>
  Object.values(BASE_PORTS).map((port) => port + offset);

/**
 * The offset to advise if this one is taken: its stack shares no port with one at this
 * offset or at 0, and browsers refuse none of its ports.
 */
export function nextOffset(offset: number): number {
  const taken = new Set([...portsAt(0), ...portsAt(offset)]);
  const isFree = (port: number): boolean => isUsable(port) && !taken.has(port);
  let next = offset + APART;
  while (!portsAt(next).every(isFree)) next = next > HIGHEST_PORT ? APART : next + APART;
  return next;
}

/**
 * The ports of the stack at an offset, so that several stacks can run at the same time.
 * @throws StackError if a browser would refuse one of them.
 */
export function portsFor(offset: number): Ports {
  const entries = Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset] as const);
  for (const [name, port] of entries) {
    if (!isUsable(port)) {
      throw new StackError(
        `REEF_PORT_OFFSET=${offset} would put ${name} on port ${port}, which browsers refuse; choose another offset, such as ${nextOffset(offset)}.`,
      );
    }
  }
  return Object.fromEntries(entries) as Ports;
}

/**
 * The offset of REEF_PORT_OFFSET; 0 if it is not set.
 * @throws StackError if it is not a whole number of at least 0.
 */
export function readPortOffset(value: string | undefined): number {
  if (value === undefined || value === '') return 0;
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new StackError(`REEF_PORT_OFFSET must be a whole number such as ${APART}, not "${value}".`);
}

/** The address of a port of the stack, without a trailing slash. */
export function origin(port: number): string {
  return `http://127.0.0.1:${port}`;
}
