import type { Relation } from './relation.ts';
import { CLUSTER_OF_GENUS, RELATIONS } from './relations.ts';
import { traitsOf } from '@reef/domain/fit/traits/traits';
import type { Traits } from '@reef/domain/fit/traits/trait-types';
import type { Group } from '@reef/domain/fit/vocabulary';

/** One kind's relations to others, by their keys. */
type RelationRow = ReadonlyMap<string, Entry>;

type Entry = { relation: Relation; specificity: number; row: number };

/** Keys of groups begin with a small letter, those of genera and species with a capital. */
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

/** The keys under which the table may have an animal, most specific first. */
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
  /** Species, genus, cluster and group, as far as known. */
  keys: readonly string[];
  rows: readonly RelationRow[];
  /** Relations to other kinds that were looked up before. */
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
 * The table's relation of two animals, or null. Genera count before groups, earlier rows before
 * later ones; the result does not depend on the order of the two.
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
