import type { Build, Endpoint } from './firebase-cli.ts';
import type { FirebaseJson } from './project-files.ts';

type Rewrite = FirebaseJson['hosting']['rewrites'][number];

/** What a deployment would send, and what this repository says about it elsewhere. */
export type Deployment = {
  params: Build['params'];
  endpoints: readonly Endpoint[];
  /** Hosting's, as firebase.json has them. */
  rewrites: readonly Rewrite[];
  /** firebase.json's runtime. */
  runtime: string;
  /** The region in which browsers look for the callables (domain/src/shared/region.ts). */
  region: string;
  /** The secrets that docs/operations.md names. */
  documentedSecrets: readonly string[];
  /** The parameters in the dotenv file of README. */
  documentedParams: readonly string[];
};

/** What would not work once deployed: one sentence each, which names what is at fault. */
export function deploymentFaults(deployment: Deployment): string[] {
  return [
    ...deployment.endpoints.flatMap((endpoint) => endpointFaults(endpoint, deployment)),
    ...secretFaults(deployment),
    ...paramFaults(deployment),
    ...deployment.rewrites.flatMap((rewrite) => rewriteFaults(rewrite, deployment)),
  ];
}

function endpointFaults({ id, runtime, region }: Endpoint, expected: Deployment): string[] {
  const faults: string[] = [];
  if (runtime !== expected.runtime) {
    faults.push(`${id} would run on ${runtime}; firebase.json says ${expected.runtime}.`);
  }
  if (region !== expected.region) {
    faults.push(`${id} would be in ${region}; browsers look for it in ${expected.region}.`);
  }
  return faults;
}

function secretFaults({ params, endpoints, documentedSecrets }: Deployment): string[] {
  const declared = params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  const boundBy = new Map<string, string[]>();
  for (const { id, secretEnvironmentVariables = [] } of endpoints) {
    for (const { secret } of secretEnvironmentVariables) {
      boundBy.set(secret, [...(boundBy.get(secret) ?? []), id]);
    }
  }
  return [
    ...[...boundBy]
      .filter(([name]) => !declared.includes(name))
      .map(([name, ids]) => `${ids.join(', ')}: the secret ${name} is declared nowhere.`),
    ...declared
      .filter((name) => !boundBy.has(name))
      .map((name) => `The secret ${name} is declared, but no function receives it.`),
    ...declared
      .filter((name) => !documentedSecrets.includes(name))
      .map((name) => `The secret ${name} is missing in docs/operations.md.`),
  ];
}

/** The CLI asks for a parameter without a value, and fails if nobody can answer. */
function paramFaults({ params, documentedParams }: Deployment): string[] {
  return params
    .filter(({ name, type }) => type !== 'secret' && !documentedParams.includes(name))
    .map(({ name }) => `The parameter ${name} is missing in README's functions/.env.`);
}

function rewriteFaults({ source, function: wanted }: Rewrite, deployment: Deployment): string[] {
  if (!wanted) return [];
  const target = deployment.endpoints.find(({ id }) => id === wanted.functionId);
  if (!target) return [`${source} leads to ${wanted.functionId}, and no function has that name.`];
  const faults: string[] = [];
  if (target.region !== wanted.region) {
    faults.push(`${source} asks for ${target.id} in ${wanted.region}; it is in ${target.region}.`);
  }
  if (!target.httpsTrigger) {
    faults.push(`${source} leads to ${target.id}, which no address can call.`);
  }
  if (wanted.pinTag && target.minInstances) {
    faults.push(`${source} pins ${target.id}, which the CLI refuses together with minInstances.`);
  }
  return faults;
}
