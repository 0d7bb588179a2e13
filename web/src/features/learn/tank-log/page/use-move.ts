import { localDay } from '@reef/domain/shipping/day';
import { now } from '#platform/clock.ts';
import type { LogAnimal } from '#state/tank-log/tank-log.ts';
import { useMyTanks } from '#state/tanks/tank-store.ts';
import { showSaved } from '#ui/overlays/show-saved.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { useUndo, type EditTankLog } from '#features/learn/tank-log/use-tank-log.ts';
import { moveIn, moveOut, type Moved } from './move-in.ts';

/** It is large, and needed only once an animal moves. */
const loadLibrary = async () => (await import('#state/fit/library.ts')).LIBRARY;

/**
 * Moves an animal into the display, and into the tank by which shop and planner judge, if there is
 * one. Undo takes it out of both. If the tank does not take it, the log has it as before.
 */
export function useMove(edit: EditTankLog): (animal: LogAnimal) => void {
  const undo = useUndo(edit);
  const { chosen } = useMyTanks();
  const toast = useToast();

  /** Says what came of a change of the tank. @returns whether it was made. */
  const tell = async (
    change: Promise<Moved>,
    words: { saved: string; failed: string },
    onFailed: () => void,
  ): Promise<boolean> => {
    const failed = { title: words.failed, tone: 'error' } as const;
    try {
      const moved = await change;
      if (!('refusal' in moved)) {
        moved.sent.catch(onFailed);
        showSaved(toast, moved, { saved: { title: words.saved }, failed });
        return true;
      }
      toast({ ...failed, text: moved.refusal });
    } catch {
      toast(failed);
    }
    onFailed();
    return false;
  };

  return ({ id, name }) => {
    let isIn = Promise.resolve(false);
    const takeOut = async () => {
      if (chosen === null || !(await isIn)) return;
      const words = {
        saved: `${name} was taken out of ${chosen.name}`,
        failed: `${name} could not be taken out of ${chosen.name}`,
      };
      await tell(moveOut(chosen.id, name, loadLibrary), words, () => {});
    };
    const movedOn = localDay(now());
    const putBack = undo(
      `Noted that ${name} is in the display`,
      (log) => ({
        ...log,
        animals: log.animals.map((each) => (each.id === id ? { ...each, movedOn } : each)),
      }),
      { also: () => void takeOut() },
    );
    if (putBack === null || chosen === null) return;
    const words = {
      saved: `${name} now stands in ${chosen.name}`,
      failed: `${name} could not be added to ${chosen.name}, and is in the log as before`,
    };
    isIn = tell(moveIn(chosen.id, name, loadLibrary), words, putBack);
  };
}
