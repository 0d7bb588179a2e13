import { stringify } from 'yaml';
import type { Build, Endpoint } from './firebase-cli.ts';

/** Google's defaults for a function that sets nothing else (firebase-tools' backend.js). */
const DEFAULTS = { memoryMb: 256, timeoutS: 60, minInstances: 0 } as const;

const or = <T>(value: T | null | undefined, otherwise: T): T => value ?? otherwise;

/** In one line: what calls the function, and whether a failure is repeated. */
function triggerOf(endpoint: Endpoint): string {
  const { callableTrigger, httpsTrigger, scheduleTrigger, eventTrigger } = endpoint;
  if (callableTrigger) return 'callable';
  if (httpsTrigger) return `https, invoked by ${httpsTrigger.invoker?.join(', ') ?? 'anybody'}`;
  if (scheduleTrigger) {
    const { schedule, timeZone } = scheduleTrigger;
    return `schedule ${schedule} (${or(timeZone, 'UTC')}), ${retriesOf(scheduleTrigger)}`;
  }
  if (eventTrigger) {
    const { eventType, retry, eventFilters, eventFilterPathPatterns } = eventTrigger;
    const filters = Object.entries({ ...eventFilters, ...eventFilterPathPatterns });
    const where = filters.map(([key, value]) => `${key}=${value}`).join(', ');
    return `event ${eventType} of ${where}, ${retry ? 'repeated until it succeeds' : 'not repeated'}`;
  }
  throw new Error(`${endpoint.id} has a trigger that this text does not know`);
}

function retriesOf({ retryConfig }: NonNullable<Endpoint['scheduleTrigger']>): string {
  const said = Object.entries(retryConfig ?? {}).filter(([, value]) => value !== null);
  if (said.length === 0) return "Google's retries";
  return said.map(([key, value]) => `${key} ${value}`).join(', ');
}

function describe(endpoint: Endpoint): Record<string, unknown> {
  const { minInstances, maxInstances, secretEnvironmentVariables = [] } = endpoint;
  return {
    trigger: triggerOf(endpoint),
    region: endpoint.region,
    runtime: `${endpoint.runtime} (${endpoint.platform})`,
    export: endpoint.entryPoint,
    memory: `${or(endpoint.availableMemoryMb, DEFAULTS.memoryMb)} MiB`,
    cpu: or(endpoint.cpu, null),
    concurrency: or(endpoint.concurrency, null),
    timeout: `${or(endpoint.timeoutSeconds, DEFAULTS.timeoutS)} s`,
    instances: `${or(minInstances, DEFAULTS.minInstances)} to ${maxInstances ?? "Google's limit"}`,
    ingress: or(endpoint.ingressSettings, 'ALLOW_ALL'),
    network: endpoint.vpc ?? 'none of its own',
    'service account': or(endpoint.serviceAccount, "the project's default"),
    secrets: secretEnvironmentVariables
      .map(({ key, secret }) => (key === secret ? key : `${key} from ${secret}`))
      .toSorted(),
  };
}

const byName = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What a deployment of the functions would send, sorted, as readable YAML. */
export function functionsText(build: Build, endpoints: readonly Endpoint[]): string {
  return stringify(
    {
      apis: build.requiredAPIs.map(({ api }) => api).toSorted(),
      parameters: byName(
        build.params
          .filter(({ type }) => type !== 'secret')
          .map((param) => [param.name, `${param.type}, ${JSON.stringify(param.default)}`]),
      ),
      secrets: build.params
        .filter(({ type }) => type === 'secret')
        .map(({ name }) => name)
        .toSorted(),
      functions: byName(endpoints.map((endpoint) => [endpoint.id, describe(endpoint)])),
    },
    { lineWidth: 0 },
  );
}
