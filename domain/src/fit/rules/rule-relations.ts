import type { Facts } from '@reef/domain/fit/facts/facts';
import { relationBetween } from './taxonomy.ts';
import type { Severity } from '@reef/domain/fit/reason';
import type { Relation } from './relation.ts';
import { isSameSpecies } from './rule-temper.ts';
import { whose, type Question, type Say } from './subject.ts';

function severityOf(relation: Relation, volumeGal: number | null): Severity | null {
  const { stopBelowGal = 0, careBelowGal = Number.POSITIVE_INFINITY } = relation;
  if (relation.code === 'good-company') return 'note';
  if (stopBelowGal === Number.POSITIVE_INFINITY) return 'stop';
  if (volumeGal === null) return 'care';
  if (volumeGal < stopBelowGal) return 'stop';
  return volumeGal < careBelowGal ? 'care' : null;
}

/** No tank is large enough for an aggressive fish to ignore its rival. */
function isFierceRivalry({ code }: Relation, a: Facts, b: Facts): boolean {
  const fierce = a.care.temperament === 'aggressive' || b.care.temperament === 'aggressive';
  return code === 'rivals' && fierce;
}

/** The table's relation of two animals in a tank of this volume; symmetric. */
export function relationOf(
  a: Facts,
  b: Facts,
  volumeGal: number | null,
): { relation: Relation; severity: Severity } | null {
  if (isSameSpecies(a, b)) return null;
  const relation = relationBetween(a.taxon, b.taxon);
  if (relation === null) return null;
  const severity =
    severityOf(relation, volumeGal) ?? (isFierceRivalry(relation, a, b) ? 'care' : null);
  return severity === null ? null : { relation, severity };
}

/** Kin that fight, company that does not suit, partners that do. */
export function relationsRule({ animal, facts, water, others }: Question, say: Say): void {
  for (const other of others) {
    if (other.facts === null) continue;
    const known = relationOf(facts, other.facts, water.volume_gal);
    if (known === null) continue;
    const { code, because } = known.relation;
    say(code, known.severity, () => `The ${animal.name} and ${whose(other)} ${because}.`);
  }
}
