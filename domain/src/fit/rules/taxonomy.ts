import type { Relation } from './relation.ts';
import { CLUSTER_OF_GENUS, RELATIONS } from './relations.ts';
import { traitsOf } from '@reef/domain/fit/traits/traits';
import type { Traits } from '@reef/domain/fit/traits/trait-types';
import type { Group } from '@reef/domain/fit/vocabulary';

/** What one kind is to others, by their keys. */
type RelationRow = ReadonlyMap<string, Entry>;

type Entry = { relation: Relation; specificity: number; row: number };

/** Keys of groups are written small, those of genera and species large. */
function isScientific(key: string): boolean {
  return /^[A-Z][a-z]/.test(key);
}

function byKey(): ReadonlyMap<string, ReadonlyMap<string, Entry>> {
  const table = new Map<string, Map<string, Entry>>();
  const put = (from: string, to: string, entry: Entry) => {
    const row = table.get(from) ?? new Map<string, Entry>();
    if (!row.has(to)) row.set(to, entry);
    table.set(from, row);
  };
  for (const [row, relation] of RELATIONS.entries()) {
    const specificity = Number(isScientific(relation.a)) + Number(isScientific(relation.b));
    const entry = { relation, specificity, row };
    put(relation.a, relation.b, entry);
    put(relation.b, relation.a, entry);
  }
  return table;
}

const TABLE = byKey();

/** What the table may know an animal by, most specific first. */
function relationKeys(group: Group | undefined, scientificName: string | undefined): string[] {
  const keys: string[] = [];
  const genus = scientificName?.split(' ')[0];
  if (scientificName !== undefined) keys.push(scientificName);
  if (genus !== undefined) {
    keys.push(genus);
    const cluster = CLUSTER_OF_GENUS.get(genus);
    if (cluster !== undefined) keys.push(cluster);
  }
  if (group !== undefined) keys.push(group);
  return keys;
}

/** A kind of animal as the tables know it. */
export type Taxon = {
  traits: Traits;
  /** Species, genus, cluster and group, as far as they are known. */
  keys: readonly string[];
  rows: readonly RelationRow[];
  /** What the table has said of it and other kinds before. */
  known: Map<Taxon, Relation | null>;
};

const kinds = new Map<string, Taxon>();

/** The kind of an animal; all of one group and name share it. */
export function taxonOf(group: Group | undefined, scientificName: string | undefined): Taxon {
  const id = `${group}|${scientificName}`;
  const before = kinds.get(id);
  if (before !== undefined) return before;
  const keys = relationKeys(group, scientificName);
  const rows = keys.flatMap((key) => TABLE.get(key) ?? []);
  const traits = traitsOf(group, scientificName);
  const taxon: Taxon = { traits, keys, rows, known: new Map() };
  kinds.set(id, taxon);
  return taxon;
}

/**
 * What the table says of two animals, or null. Names of genera count before groups, earlier rows
 * before later ones; the answer does not depend on which of the two is asked first.
 */
export function relationBetween(a: Taxon, b: Taxon): Relation | null {
  let relation = a.known.get(b);
  if (relation === undefined) {
    relation = lookUp(a, b);
    a.known.set(b, relation);
  }
  return relation;
}

function lookUp(a: Taxon, b: Taxon): Relation | null {
  let best: Entry | null = null;
  for (const row of a.rows) {
    for (const to of b.keys) {
      const entry = row.get(to);
      if (entry === undefined) continue;
      if (best === null || isBefore(entry, best)) best = entry;
    }
  }
  return best?.relation ?? null;
}

function isBefore(entry: Entry, other: Entry): boolean {
  if (entry.specificity !== other.specificity) return entry.specificity > other.specificity;
  return entry.row < other.row;
}
