import type { Facts } from '@reef/domain/fit/facts/facts';
import type { ReasonCode, Severity } from '@reef/domain/fit/reason';
import type { TankKind } from '@reef/domain/fit/vocabulary';

/** Where an animal is: considered, living in the tank, paid for, or waiting in the same cart. */
export type Place = 'candidate' | 'tank' | 'ordered' | 'cart';

/** An animal of the question, with its derived facts; null if nothing is known about it. */
export type Subject = { name: string; count: number; place: Place; facts: Facts | null };

/** The tank as the rules read it. Null is unknown. */
export type Water = {
  volume_gal: number | null;
  length_in: number | null;
  age_months: number | null;
  kind: TankKind;
};

/** One question: this animal, in this water, with these others. */
export type Question = { animal: Subject; facts: Facts; water: Water; others: readonly Subject[] };

/** Takes a reason. Its sentence is composed only if somebody will read it. */
export type Say = (code: ReasonCode, severity: Severity, words: () => string) => void;

/** A rule answers by saying its reasons. */
export type Rule = (question: Question, say: Say) => void;

/**
 * How a sentence names another animal: `your royal gramma`, `the royal gramma you have ordered`,
 * `the royal gramma in your cart`.
 */
export function whose({ name, place }: Subject): string {
  if (place === 'ordered') return `the ${name} you have ordered`;
  return place === 'cart' ? `the ${name} in your cart` : `your ${name}`;
}
