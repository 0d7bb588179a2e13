import { deploy } from '../../commands.ts';
import { secretsOf } from '../../declared-functions.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';
import { askFunctions } from './function-list.ts';
import { newestVersion } from './secret-values.ts';

const NAME = 'deployed secrets';

/**
 * A deployment fixes the version of each secret: the functions keep the version that was newest
 * then until they are deployed again.
 */
export const checkDeployedSecrets: Check = async ({ projectId, functions }, services) => {
  const deployed = await askFunctions(services, projectId);
  if (!deployed.ok) return [unknown(NAME, deployed)];
  const secrets = secretsOf(functions);
  const newest = await Promise.all(
    secrets.map((secret) => newestVersion(services, projectId, secret)),
  );
  const refused = newest.find((answer) => !answer.ok);
  if (refused) return [unknown(NAME, refused)];
  const versions = new Map(
    newest.flatMap((answer, index) =>
      answer.ok ? [[secrets[index] ?? '', answer.value.version] as const] : [],
    ),
  );
  const uses = deployed.value.flatMap(
    ({ serviceConfig }) => serviceConfig?.secretEnvironmentVariables ?? [],
  );
  const isOld = (use: { secret: string; version: string }) =>
    use.version !== 'latest' &&
    versions.has(use.secret) &&
    use.version !== versions.get(use.secret);
  const old = [...new Set(uses.filter(isOld).map(({ secret }) => secret))].toSorted();
  const fix = deploy(projectId, 'functions');
  if (uses.length === 0) return [failed(NAME, 'no deployed function reads a secret', fix)];
  if (old.length === 0) return [ok(NAME, 'the functions run with the newest versions')];
  return [failed(NAME, `the functions run with an older version of ${old.join(', ')}`, fix)];
};
