import { nothingKept } from '#platform/nothing-kept.ts';
import { readStored, writeStored } from '#platform/storage.ts';
import { useNow } from '#platform/clock.ts';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { hasNewer, useStored } from '#features/learn/tools/use-stored.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { TANK_LOG_KEY, EMPTY_TANK_LOG, TankLog } from '#state/tank-log/tank-log.ts';
import { localDay } from '@reef/domain/shipping/day';
import { withoutChange } from './put-back.ts';

/** Changes the log; its result is stored. */
export type EditTankLog = (change: (log: TankLog) => TankLog) => boolean;

/** The record on this device, and a function to change it. */
export type EditableTankLog = { log: TankLog; edit: EditTankLog };

/**
 * The record on this device, in step with other tabs. Every change starts from what is stored at
 * that moment, so that two tabs do not overwrite each other; one that finds no room, or a record of
 * a newer version (`isNewer`), says so and changes nothing. `startOver` deletes the record.
 */
export function useTankLog(): EditableTankLog & { isNewer: boolean; startOver: () => void } {
  const [log, setLog, isNewer] = useStored(TANK_LOG_KEY, TankLog, EMPTY_TANK_LOG);
  const toast = useToast();
  const edit: EditTankLog = (change) => {
    if (hasNewer(TANK_LOG_KEY, TankLog)) {
      const text = 'A newer version of the shop wrote the record. Reload this page.';
      toast({ title: 'That could not be kept', text, tone: 'error' });
      return false;
    }
    const before = readStored(TANK_LOG_KEY, TankLog) ?? EMPTY_TANK_LOG;
    const next = TankLog.safeParse(change(before));
    if (next.success && writeStored(TANK_LOG_KEY, next.data)) {
      setLog(next.data);
      return true;
    }
    toast({
      title: 'That could not be kept',
      text: next.success
        ? (nothingKept() ?? 'This device has no room for it. Nothing else was changed.')
        : 'The record is full, or a value is out of bounds. Nothing else was changed.',
      tone: 'error',
    });
    return false;
  };
  const startOver = () => void setLog(EMPTY_TANK_LOG);
  return { log, edit, isNewer, startOver };
}

/** The present time on the visitor's clock; null while a prerendered page is hydrated. */
export function usePresent(): { now: Date; today: string } | null {
  const now = useNow('minute');
  return useIsHydrated() ? { now, today: localDay(now) } : null;
}

/**
 * Changes at once and offers Undo, which leaves later changes as they are; a change that returns the
 * log itself has nothing to undo. `text` says what else there is to do; Undo does `also`, for what is
 * not in the log.
 * @returns what undoes the change in the log; null if there is nothing to undo.
 */
export function useUndo(
  edit: EditTankLog,
): (
  title: string,
  change: (log: TankLog) => TankLog,
  more?: { text?: string; also?: () => void },
) => (() => void) | null {
  const toast = useToast();
  return (title, change, { text, also } = {}) => {
    let undone: typeof change | null = null;
    const isKept = edit((before) => {
      const after = change(before);
      undone = after === before ? null : (log) => withoutChange(log, before, after);
      return after;
    });
    if (!isKept || undone === null) return null;
    const undo = () => void edit((log) => undone?.(log) ?? log);
    const onSelect = () => {
      undo();
      also?.();
    };
    toast({ title, ...(text !== undefined && { text }), action: { label: 'Undo', onSelect } });
    return undo;
  };
}
