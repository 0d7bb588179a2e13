import type { MyTank } from '@reef/domain/fit/saved-tank';
import { nothingKept } from '#platform/nothing-kept.ts';
import { removeTank, saveTank } from '#state/tanks/tank-store.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/** Saves tanks, and says so if that fails. */
export function useTankWrites(isAccount: boolean) {
  const toast = useToast();
  const toastFailure = (work: Promise<void>) => {
    work.catch(() =>
      toast({
        title: 'That could not be saved',
        text: (isAccount ? null : nothingKept()) ?? 'Please try again. Nothing else was changed.',
        tone: 'error',
      }),
    );
  };
  return {
    /** @returns false if this device has no room. An account's tank shows at once, and is sent later. */
    save: async (tank: MyTank): Promise<boolean> => {
      const saved = saveTank(tank);
      toastFailure(saved);
      if (isAccount) return true;
      return saved.then(
        () => true,
        () => false,
      );
    },
    remove: (tank: MyTank) => {
      // The button disappears with its tank.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      toastFailure(removeTank(tank.id));
      toast({
        title: `${tank.name} removed`,
        action: { label: 'Undo', onSelect: () => toastFailure(saveTank(tank)) },
      });
    },
  };
}
