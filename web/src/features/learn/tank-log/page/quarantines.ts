import { coralQuarantine, ichFallow } from 'virtual:reef-content/care-figures';
import { fishQuarantineDays } from '#features/learn/tank-log/fish-quarantine-days.ts';
import type { LogAnimal } from '#state/tank-log/tank-log.ts';

const { low, high } = fishQuarantineDays;

/** The quarantines to choose from: two of them may have the same length. */
export type Quarantine = 'fish' | 'fish-least' | 'coral' | 'invertebrate' | 'none';

/** What the row of an animal gets from its quarantine. */
export const QUARANTINES: Readonly<Record<Quarantine, Pick<LogAnimal, 'kind' | 'quarantineDays'>>> =
  {
    fish: { kind: 'fish', quarantineDays: high },
    'fish-least': { kind: 'fish', quarantineDays: low },
    coral: { kind: 'coral', quarantineDays: coralQuarantine.high },
    invertebrate: { kind: 'invertebrate', quarantineDays: ichFallow.low },
    none: { quarantineDays: null },
  };

/** The choices of the form. */
export const QUARANTINE_OPTIONS: readonly { value: Quarantine; label: string }[] = [
  { value: 'fish', label: `Fish: ${high} days` },
  { value: 'fish-least', label: `Fish, the least: ${low} days` },
  { value: 'coral', label: `Coral: ${coralQuarantine.high} days` },
  { value: 'invertebrate', label: `Invertebrates, without fish: ${ichFallow.text}` },
  { value: 'none', label: 'No quarantine' },
];
