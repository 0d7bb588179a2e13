import { SetupFault } from './setup-fault.mjs';

/** What `npm test` takes as names; tests/runner/steps.ts has the parts. */
export const PART_NAMES = [
  'quick',
  'format',
  'lint',
  'types',
  'unused',
  'unit',
  'deployment',
  'browsers',
  'e2e',
  'journey',
  'rules',
  'functions',
  'accounts',
  'storage',
  'attacks',
  'empty-shop',
];

/** What is wrong with these names: those that are unknown, and the known ones. Null if nothing. */
export function nameFault(names, known) {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return null;
  return `There is no ${unknown.join(', ')}. There are: ${known.join(', ')}.`;
}

/** These names. Throws a SetupFault if one is unknown. */
export function checkedNames(names, known) {
  const fault = nameFault(names, known);
  if (fault !== null) throw new SetupFault(fault);
  return names;
}
