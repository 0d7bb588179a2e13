import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, relativeToRoot } from './paths.ts';
import { origin, type PortName, type Ports } from './processes/ports.ts';

type Header = {
  key: string;
  value: string;
};

/** The parts of firebase.json that the stack changes. */
type FirebaseConfig = {
  functions: { source: string; predeploy?: string[] };
  hosting: { headers: { source: string; headers: Header[] }[] };
  emulators: Record<string, unknown>;
};

type ConfigOptions = {
  readonly ports: Ports;
  /** The path of the generated configuration. */
  readonly file: string;
  /** The staged functions, relative to the root. */
  readonly functionsDir: string;
};

const EMULATED: readonly PortName[] = [
  'auth',
  'functions',
  'firestore',
  'storage',
  'hosting',
  'hub',
  'logging',
  'eventarc',
  'tasks',
];

/**
 * Writes a copy of firebase.json for one stack: shifted ports, the staged functions, and the
 * emulators' origins added to the deployed Content-Security-Policy.
 */
export function writeFirebaseConfig({ ports, file, functionsDir }: ConfigOptions): void {
  const text = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
  const config: FirebaseConfig = JSON.parse(text);
  config.functions = { ...config.functions, source: relativeToRoot(functionsDir) };
  delete config.functions.predeploy;
  for (const name of EMULATED) config.emulators[name] = { host: '127.0.0.1', port: ports[name] };
  config.emulators['firestore'] = {
    host: '127.0.0.1',
    port: ports.firestore,
    websocketPort: ports.firestoreWebsocket,
  };
  for (const { headers } of config.hosting.headers) headers.forEach((h) => openPolicy(h, ports));
  writeFileSync(file, JSON.stringify(config, null, 2));
}

function openPolicy(header: Header, ports: Ports): void {
  if (header.key !== 'Content-Security-Policy') return;
  const apis = (['functions', 'firestoreForPages', 'auth', 'storage'] as const).map((n) =>
    origin(ports[n]),
  );
  header.value = withSources(header.value, 'connect-src', apis);
  header.value = withSources(header.value, 'img-src', [origin(ports.storage)]);
}

/** Adds sources to one directive of a policy. */
function withSources(policy: string, directive: string, sources: readonly string[]): string {
  return policy
    .split(';')
    .map((part) => part.trim())
    .map((part) => (part.startsWith(`${directive} `) ? [part, ...sources].join(' ') : part))
    .join('; ');
}
