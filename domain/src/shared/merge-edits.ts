import { isSameJson } from './is-same-json.ts';

/**
 * What a form stores after somebody else has changed the same record: the fields that were edited,
 * over the record as it is now.
 * @param current the record as it is now. @param opened the record as the form began with it.
 * @param edited the record as the form has it.
 */
export function mergeEdits<T extends object>(
  current: T,
  opened: NoInfer<T>,
  edited: NoInfer<T>,
): T {
  const before = new Map<string, unknown>(Object.entries(opened));
  const changes = Object.entries(edited).filter(
    ([name, value]) => !isSameJson(value, before.get(name)),
  );
  return { ...current, ...Object.fromEntries(changes) };
}
