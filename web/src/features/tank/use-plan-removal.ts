import { useEffect, useRef } from 'react';
import { MAX_PLAN_STEPS } from '@reef/domain/fit/tank';
import { useToast } from '#ui/overlays/toast.tsx';
import { withResident } from './residents.ts';
import type { PlanOnPage } from './use-plan.ts';

/**
 * Takes an animal out of the plan at once and offers the way back, which leaves what was done since as it
 * is. For the place of an animal in the plan's additions.
 */
export function usePlanRemoval(page: PlanOnPage): (at: number) => void {
  const toast = useToast();
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  }, [page]);
  return (at) => {
    const { additions, isShared } = page;
    const removed = additions[at];
    if (removed === undefined) return;
    page.setAdditions(additions.toSpliced(at, 1));
    const undo = () => {
      const present = latest.current;
      const filled = withResident(present.additions, removed, at);
      // One's own plan may have taken the place of a shared one meanwhile, and a full one takes no more.
      if (present.isShared !== isShared || filled.length > MAX_PLAN_STEPS) return;
      present.setAdditions(filled);
    };
    toast({
      title: `${removed.name} taken out of the plan`,
      action: { label: 'Undo', onSelect: undo },
    });
  };
}
