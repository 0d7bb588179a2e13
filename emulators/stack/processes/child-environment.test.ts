import { expect, it } from 'vitest';
import { portsFor } from './ports.ts';
import { childEnvironment } from './child-environment.ts';
import { functionParams, functionSecrets, urlsOf } from '#stack/stack-values.ts';

const urls = urlsOf(portsFor(0), false);
const staged = Object.keys({
  ...functionParams(urls, undefined),
  ...functionSecrets(urls, undefined),
});

it('keeps values of the shell from functions, which read their own files', () => {
  const shell = Object.fromEntries(
    [...staged, 'WEB_API_KEY', 'ENFORCE_APP_CHECK', 'NODE_OPTIONS', 'HOME'].map((name) => [
      name,
      'of the shell',
    ]),
  );
  const choice = {
    java: '/usr/bin/java',
    firestoreJar: null,
    usesRulesEvaluator: false,
    usesBridge: false,
    summary: '',
    downloadMb: 0,
  };
  const folders = { runDir: '/run', tempDir: '/temp', storageRulesBundle: '/bundle' };
  const env = childEnvironment(shell, { runId: 'id', ...folders, choice, staged });
  const kept = Object.keys(env).filter((name) => env[name] === 'of the shell');
  expect(kept).toEqual(['HOME']);
});
