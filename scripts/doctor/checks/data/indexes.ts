import * as z from 'zod';
import { askGoogleForAll } from '../../ask.ts';
import { deploy } from '../../commands.ts';
import { type Finding, ok, failed, unknown } from '../../finding.ts';
import type { Check, Services } from '../../services.ts';
import type { Shop } from '../../shop.ts';

const INDEXES = 'indexes';
const FIELDS = 'field settings';
const READY = 'READY';

/** How many names a line lists before it only counts. */
const MAX_NAMED = 3;

const IndexField = z.object({
  fieldPath: z.string(),
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
});

const IndexPage = z.object({
  indexes: z
    .array(
      z.object({
        name: z.string(),
        queryScope: z.string().optional(),
        state: z.string().optional(),
        fields: z.array(IndexField).default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

const FieldPage = z.object({
  fields: z
    .array(
      z.object({
        name: z.string(),
        indexConfig: z.object({ indexes: z.array(z.unknown()).optional() }).optional(),
        ttlConfig: z.object({ state: z.string().optional() }).optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

type Field = z.output<typeof IndexField>;
type FieldAnswer = z.output<typeof FieldPage>['fields'][number];

/**
 * An index in one line. Google adds the document's name to the requested fields, as the last one
 * and in the direction of the one before, or ascending after an array; so it is added here too.
 */
function lineOf(collection: string, scope: string | undefined, fields: readonly Field[]): string {
  const parts = fields.map(
    ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`,
  );
  if (fields.at(-1)?.fieldPath !== '__name__') {
    parts.push(`__name__ ${fields.at(-1)?.order ?? 'ASCENDING'}`);
  }
  return `${collection} (${scope}): ${parts.join(', ')}`;
}

/** The part of a resource's name that follows `kind`: `collectionGroups/orders/…` → `orders`. */
function partOf(name: string, kind: string): string {
  const parts = name.split('/');
  return parts[parts.indexOf(kind) + 1] ?? '';
}

function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return names.slice(0, MAX_NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

async function checkCompositeIndexes(
  { projectId, indexes }: Shop,
  services: Services,
): Promise<Finding> {
  const at = `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/indexes`;
  const answer = await askGoogleForAll(
    services,
    { projectId, at },
    IndexPage,
    (page) => page.indexes,
  );
  if (!answer.ok) return unknown(INDEXES, answer);
  const states = new Map(
    answer.value.map(({ name, queryScope, fields, state }) => [
      lineOf(partOf(name, 'collectionGroups'), queryScope, fields),
      state,
    ]),
  );
  const wanted = indexes.indexes.map((it) => lineOf(it.collectionGroup, it.queryScope, it.fields));
  const absent = wanted.filter((line) => !states.has(line));
  const fix = deploy(projectId, 'firestore:indexes');
  if (absent.length > 0) {
    return failed(
      INDEXES,
      `${absent.length} of ${wanted.length} are not deployed: ${listed(absent)}`,
      fix,
    );
  }
  const unready = wanted.filter((line) => states.get(line) !== READY);
  if (unready.length === 0) return ok(INDEXES, `all ${wanted.length} are ready`);
  const broken = unready.filter((line) => states.get(line) !== 'CREATING');
  if (broken.length > 0) {
    const renew = `gcloud firestore indexes composite delete <the index> --project ${projectId}, then ${fix}`;
    return failed(INDEXES, `${broken.length} need repair: ${listed(broken)}`, renew);
  }
  const says = `${unready.length} of ${wanted.length} are still being built: ${listed(unready)}`;
  return failed(INDEXES, says, 'wait some minutes and run this again');
}

type Override = Shop['indexes']['fieldOverrides'][number];

function nameOf({ collectionGroup, fieldPath }: Override): string {
  return `${collectionGroup}.${fieldPath}`;
}

function isAsWanted({ ttl, indexes }: Override, field: FieldAnswer | undefined): boolean {
  if (field === undefined) return false;
  const hasIndexes = (field.indexConfig?.indexes ?? []).length === indexes.length;
  return hasIndexes && (field.ttlConfig?.state === 'ACTIVE') === ttl;
}

async function checkFieldSettings(
  { projectId, indexes }: Shop,
  services: Services,
): Promise<Finding> {
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const at = `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/fields?filter=${filter}`;
  const answer = await askGoogleForAll(
    services,
    { projectId, at },
    FieldPage,
    (page) => page.fields,
  );
  if (!answer.ok) return unknown(FIELDS, answer);
  const fields = new Map(
    answer.value.map((it) => [
      `${partOf(it.name, 'collectionGroups')}.${partOf(it.name, 'fields')}`,
      it,
    ]),
  );
  const wrong = indexes.fieldOverrides.filter((it) => !isAsWanted(it, fields.get(nameOf(it))));
  if (wrong.length === 0) return ok(FIELDS, `all ${indexes.fieldOverrides.length} are as wanted`);
  const fix = `${deploy(projectId, 'firestore:indexes')} (expiry takes Google up to an hour)`;
  return failed(
    FIELDS,
    `expiry or single-field index not as wanted: ${listed(wrong.map(nameOf))}`,
    fix,
  );
}

/** Compares firestore.indexes.json with what is deployed and built. */
export const checkIndexes: Check = (shop, services) =>
  Promise.all([checkCompositeIndexes(shop, services), checkFieldSettings(shop, services)]);
