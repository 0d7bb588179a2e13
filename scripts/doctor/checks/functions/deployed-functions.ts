import { deploy } from '../../commands.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';
import { askFunctions } from './function-list.ts';

const NAME = 'functions';

/** Every function of the code is deployed and active, and runs on firebase.json's runtime. */
export const checkDeployedFunctions: Check = async (
  { projectId, functions, runtime },
  services,
) => {
  const answer = await askFunctions(services, projectId);
  if (!answer.ok) return [unknown(NAME, answer)];
  const deployed = new Map(answer.value.map((it) => [it.name, it]));
  const wanted = functions.map(({ name }) => name);
  const absent = wanted.filter((name) => !deployed.has(name));
  const broken = wanted.filter((name) => deployed.get(name)?.state !== 'ACTIVE');
  const old = wanted.filter((name) => deployed.get(name)?.buildConfig?.runtime !== runtime);
  const fix = deploy(projectId, 'functions');
  if (absent.length === wanted.length) {
    return [
      failed(
        NAME,
        'none is deployed',
        `npm run build && npx firebase deploy --project ${projectId}`,
      ),
    ];
  }
  if (absent.length > 0) return [failed(NAME, `not deployed: ${absent.join(', ')}`, fix)];
  if (broken.length > 0) {
    return [failed(NAME, `deployed, but not active: ${broken.join(', ')}`, fix)];
  }
  if (old.length > 0) return [failed(NAME, `not on ${runtime}: ${old.join(', ')}`, fix)];
  return [ok(NAME, `all ${wanted.length} are active on ${runtime}`)];
};
