import { check } from './check.ts';
import type { Checked } from './issue.ts';
import { parse } from './parse.ts';
import { plan, type PlannedRule } from './plan.ts';

/** Parses, checks and plans a rules file; anything unsupported refuses the whole file. */
export function loadRuleset(source: string): Checked<readonly PlannedRule[]> {
  const parsed = parse(source);
  if (!parsed.ok) return parsed;
  const checked = check(parsed.value);
  return checked.ok ? { ok: true, value: plan(checked.value) } : checked;
}
