import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ID } from '#stack/project-id.ts';
import { ROOT } from '#stack/paths.ts';

/** Values of the parameters and secrets that functions declare, by name. */
export type FunctionValues = Readonly<Record<string, string>>;

type Staging = {
  readonly dir: string;
  readonly params: FunctionValues;
  readonly secrets: FunctionValues;
};

const SOURCE = path.join(ROOT, 'functions');

/**
 * Copies the built functions into this stack's folder, with its own `.env.<project>` and
 * `.secret.local`: firebase-tools reads both only from the functions' folder, and two stacks with
 * other ports or keys must not share them. A build that is running does not disturb the copy
 * either.
 */
export function stageFunctions({ dir, params, secrets }: Staging): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  cpSync(path.join(SOURCE, 'package.json'), path.join(dir, 'package.json'));
  stageCode(dir);
  const modules = path.join(SOURCE, 'node_modules');
  if (existsSync(modules)) symlinkSync(modules, path.join(dir, 'node_modules'), 'junction');
  writeFileSync(path.join(dir, `.env.${PROJECT_ID}`), dotenv(params));
  writeFileSync(path.join(dir, '.secret.local'), dotenv(secrets), { mode: 0o600 });
}

/** Replaces the code of staged functions with the newest build. */
export function stageCode(dir: string): void {
  const target = path.join(dir, 'dist');
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(SOURCE, 'dist'), target, { recursive: true });
}

function dotenv(values: FunctionValues): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
