import * as z from 'zod';
import { askGoogle, HTTP_NOT_FOUND } from '../../ask.ts';
import { deploy } from '../../commands.ts';
import { type Finding, ok, failed, unknown } from '../../finding.ts';
import type { Check, Services } from '../../services.ts';

const Release = z.object({ rulesetName: z.string() });
const Ruleset = z.object({
  source: z.object({ files: z.array(z.object({ content: z.string() })) }),
});

type Rules = {
  name: string;
  file: string;
  text: string;
  release: string;
  target: 'firestore:rules' | 'storage';
};

async function compare(projectId: string, rules: Rules, services: Services): Promise<Finding> {
  const { name, file, text, release, target } = rules;
  const fix = deploy(projectId, target);
  const base = 'firebaserules.googleapis.com/v1';
  const at = `${base}/projects/${projectId}/releases/${release}`;
  const released = await askGoogle(services, { projectId, at }, Release);
  if (!released.ok && released.status === HTTP_NOT_FOUND) {
    return failed(name, 'no rules are deployed', fix);
  }
  if (!released.ok) return unknown(name, released);
  const { rulesetName } = released.value;
  const deployed = await askGoogle(services, { projectId, at: `${base}/${rulesetName}` }, Ruleset);
  if (!deployed.ok) return unknown(name, deployed);
  const { files } = deployed.value.source;
  const isSame = files.length === 1 && files[0]?.content === text;
  if (isSame) return ok(name, `those of ${file} are deployed`);
  return failed(name, `the deployed rules are not those of ${file}`, fix);
}

/** The deployed rules of Firestore and Storage are the repository's, character for character. */
export const checkRules: Check = (
  { projectId, bucket, firestoreRules, storageRules },
  services,
) => {
  const both: Rules[] = [
    {
      name: 'database rules',
      file: 'firestore.rules',
      text: firestoreRules,
      release: 'cloud.firestore',
      target: 'firestore:rules',
    },
    {
      name: 'picture rules',
      file: 'storage.rules',
      text: storageRules,
      release: `firebase.storage/${bucket}`,
      target: 'storage',
    },
  ];
  return Promise.all(both.map((rules) => compare(projectId, rules, services)));
};
