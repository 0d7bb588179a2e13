import { GUIDES, type Guide } from './guides.ts';

/**
 * A reason's weight: `note` is good to know and changes no verdict, `care` asks something of the
 * keeper, `stop` speaks against the animal in this tank.
 */
export type Severity = 'note' | 'care' | 'stop';

/** Every reason a verdict can give, and the guide behind it. */
const GUIDE_OF = {
  'unknown-animal': GUIDES.impulse,
  'unknown-fact': GUIDES.impulse,
  'unknown-tank': GUIDES.compatibility,
  'unknown-resident': GUIDES.compatibility,
  'tank-too-small': GUIDES.tankSize,
  'outgrows-tank': GUIDES.tankSize,
  'tank-too-short': GUIDES.tankSize,
  'tank-barely-large-enough': GUIDES.tankSize,
  'tank-not-cycled': GUIDES.cycling,
  'tank-too-young': GUIDES.order,
  bullies: GUIDES.aggression,
  'is-bullied': GUIDES.aggression,
  rivals: GUIDES.territory,
  'wrong-company': GUIDES.compatibility,
  'too-many-of-a-kind': GUIDES.territory,
  'group-too-small': GUIDES.community,
  'eats-fish': GUIDES.mouths,
  'is-eaten': GUIDES.mouths,
  'eats-invertebrate': GUIDES.compatibility,
  'eaten-as-invertebrate': GUIDES.compatibility,
  'eats-coral': GUIDES.compatibility,
  'eaten-as-coral': GUIDES.compatibility,
  'not-reef-safe': GUIDES.compatibility,
  hazard: GUIDES.firstAid,
  'poisons-tank': GUIDES.compatibility,
  'needs-live-food': GUIDES.order,
  'needs-feeding': GUIDES.coralFeeding,
  starves: GUIDES.impulse,
  'expert-only': GUIDES.impulse,
  sweepers: GUIDES.territory,
  'no-room-for-sweepers': GUIDES.easyCorals,
  'chemical-warfare': GUIDES.compatibility,
  spreads: GUIDES.easyCorals,
  wanders: GUIDES.anemones,
  'needs-reef-light': GUIDES.light,
  'needs-own-tank': GUIDES.compatibility,
  'tank-full': GUIDES.overstocking,
  overstocked: GUIDES.overstocking,
  'crew-too-large': GUIDES.crew,
  'add-slowly': GUIDES.order,
  'add-last': GUIDES.order,
  'needs-lid': GUIDES.community,
  'needs-cool-water': GUIDES.temperature,
  'needs-sand': GUIDES.compatibility,
  'good-company': GUIDES.community,
} as const satisfies Record<string, Guide>;

export type ReasonCode = keyof typeof GUIDE_OF;

/** One reason of a verdict: a sentence for people and where to read more. */
export type Reason = { code: ReasonCode; severity: Severity; sentence: string; guide: Guide };

/** A reason with the guide that belongs to its code. */
export function reason(code: ReasonCode, severity: Severity, sentence: string): Reason {
  return { code, severity, sentence, guide: GUIDE_OF[code] };
}

const WEIGHT: Record<Severity, number> = { note: 0, care: 1, stop: 2 };

/** How heavy a severity is; larger is worse. */
export function weightOf(severity: Severity): number {
  return WEIGHT[severity];
}

/** Worst first, then by code and sentence, so that the order of residents does not matter. */
export function compareReasons(a: Reason, b: Reason): number {
  return (
    WEIGHT[b.severity] - WEIGHT[a.severity] ||
    compareText(a.code, b.code) ||
    compareText(a.sentence, b.sentence)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
