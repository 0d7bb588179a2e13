import { type Alarm, SYSTEM_ACTOR } from '@reef/domain/shared/alarm';

/** What is logged: what was done, by whom and to what, and what else belongs to that action. */
type Logged = { action: string; actor: string; target: string; [field: string]: unknown };

/** The fields of an entry in the audit log. */
export function logEntry(
  { action, actor, target, ...rest }: Logged,
  now: Date,
): Record<string, unknown> {
  return { action, actor_id: actor, target_id: target, ...rest, created_at: now };
}

/** The fields of an entry that the shop itself makes, of which the owner is mailed. */
export function alarmEntry(
  action: Alarm,
  about: { target: string; [field: string]: unknown },
  now: Date,
): Record<string, unknown> {
  return logEntry({ ...about, action, actor: SYSTEM_ACTOR }, now);
}
