import { stringify } from 'yaml';
import * as z from 'zod';
import { indexesModule } from './firebase-cli.ts';
import { jsonOf } from './project-files.ts';

const Field = z.strictObject({
  fieldPath: z.string(),
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
});

const Index = z.strictObject({
  collectionGroup: z.string(),
  queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
  fields: z.array(Field),
});

const Override = z.strictObject({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  ttl: z.boolean().optional(),
  indexes: z.array(z.looseObject({})),
});

const IndexSpec = z.strictObject({ indexes: z.array(Index), fieldOverrides: z.array(Override) });

export type IndexSpec = z.output<typeof IndexSpec>;
type Index = IndexSpec['indexes'][number];

/** The fields that distinguish an index: Firestore itself ends each with the document's name. */
function ownFields({ fields }: Index): Index['fields'] {
  const last = fields.at(-1);
  const before = fields.at(-2);
  const isOwnEnd = last?.fieldPath === '__name__' && last.order === (before?.order ?? 'ASCENDING');
  return isOwnEnd ? fields.slice(0, -1) : fields;
}

function lineOf(index: Index): string {
  const fields = ownFields(index).map(
    ({ fieldPath, order, arrayConfig }) =>
      `${fieldPath} ${arrayConfig ? 'contains' : order === 'DESCENDING' ? 'down' : 'up'}`,
  );
  const scope = index.queryScope === 'COLLECTION' ? '' : ' (in every collection of that name)';
  return `${index.collectionGroup}${scope} by ${fields.join(', ')}`;
}

/** firestore.indexes.json, as the CLI accepts it. @throws if it would refuse it. */
export function readIndexSpec(file: string): IndexSpec {
  const spec = jsonOf(file, IndexSpec);
  new indexesModule.FirestoreApi().validateSpec(spec);
  return spec;
}

/** What is wrong with the indexes, one sentence each: what Firestore refuses or has already. */
export function indexFaults({ indexes }: IndexSpec): string[] {
  const lines = indexes.map(lineOf);
  return indexes.flatMap((index, position) => {
    const line = lines[position] ?? '';
    if (ownFields(index).length < 2) return [`Firestore makes the index ${line} by itself.`];
    return lines.indexOf(line) < position ? [`The index ${line} is there twice.`] : [];
  });
}

/** The indexes and the settings of single fields, one sorted line each. */
export function indexesText({ indexes, fieldOverrides }: IndexSpec): string {
  return stringify(
    {
      indexes: indexes.map(lineOf).toSorted(),
      'single fields': fieldOverrides
        .map(({ collectionGroup, fieldPath, ttl, indexes: kept }) => {
          const end = ttl ? ', deletes the document at that time' : '';
          return `${collectionGroup}.${fieldPath}, ${kept.length === 0 ? 'no index' : JSON.stringify(kept)}${end}`;
        })
        .toSorted(),
    },
    { lineWidth: 0 },
  );
}
