import { useEffect, useRef } from 'react';
import { MAX_PLAN_STEPS } from '@reef/domain/fit/tank';
import { useToast } from '#ui/overlays/toast.tsx';
import { withResident } from './residents.ts';
import type { PlanOnPage } from './use-plan.ts';

/**
 * Removes an animal from the plan at once and offers Undo, which leaves later changes as they are.
 * Takes the animal's index in the plan's additions.
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
      // The visitor's own plan may have replaced a shared one in the meantime, and a full one takes
      // no more.
      if (present.isShared !== isShared || filled.length > MAX_PLAN_STEPS) return;
      present.setAdditions(filled);
    };
    toast({
      title: `${removed.name} taken out of the plan`,
      action: { label: 'Undo', onSelect: undo },
    });
  };
}
