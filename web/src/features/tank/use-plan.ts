import * as z from 'zod/mini';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { planBeginning, sharedBeginning } from '@reef/domain/fit/plan/plan-beginning';
import type { MyTank } from '@reef/domain/fit/saved-tank';
import { MAX_PLAN_STEPS, Resident, type Plan, type Tank } from '@reef/domain/fit/tank';
import { localDay } from '@reef/domain/shipping/day';
import { now } from '#platform/clock.ts';
import { hasStored, onStoredChange, readStored, writeStored } from '#platform/storage.ts';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { isPlanHash, planOf } from './plan-link.ts';

/** A plan in progress is stored on this device, without its tank, which is stored separately. */
const PLAN_KEY = 'reef-plan';
const KeptPlan = z.object({
  start_on: z.iso.date(),
  additions: z.array(Resident).check(z.maxLength(MAX_PLAN_STEPS)),
});
type KeptPlan = z.infer<typeof KeptPlan>;

/** The plan on the page: the visitor's own, or one from a link. */
export type PlanOnPage = {
  /** As it is on the day the plan begins. */
  tank: Tank;
  /** The tank's name; a shared plan names nobody's tank. */
  tankName: string;
  isShared: boolean;
  /** False if this device could not store the last change. */
  isKept: boolean;
  /** The chosen day. */
  start_on: string;
  /** The day that the plan is counted from: the chosen one, but not before the tank is filled. */
  begin: string;
  additions: readonly Resident[];
  /** The plan as a link carries it. */
  plan: Plan;
  setAdditions: (additions: readonly Resident[]) => void;
  setStart: (day: string) => void;
};

/** The plan of the link that led here, null if there is none; or whether it could not be read. */
export function useLinkedPlan(): { hash: string; shared: Plan | null; isDamaged: boolean } {
  const { hash: linked } = useLocation();
  // The page is prerendered without a hash.
  const hash = useIsHydrated() ? linked : '';
  const shared = useMemo(() => planOf(hash), [hash]);
  return { hash, shared, isDamaged: shared === null && isPlanHash(hash) };
}

/** The plan for the visitor's tank, or of the link that led here; null if there is neither. */
export function usePlan(mine: MyTank | null): PlanOnPage | null {
  const { hash, shared } = useLinkedPlan();
  const [kept, setKept] = useState<KeptPlan>(
    () => readStored(PLAN_KEY, KeptPlan) ?? { start_on: localDay(now()), additions: [] },
  );
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    // A plan that only this page has is not replaced by another tab's.
    if (!isKept) return undefined;
    return onStoredChange(
      (key) => key === PLAN_KEY,
      () => setKept((present) => readStored(PLAN_KEY, KeptPlan) ?? present),
    );
  }, [isKept]);
  // Changes of a shared plan are a trial: they do not replace the visitor's own.
  const [tried, setTried] = useState<{ hash: string; part: Partial<KeptPlan> }>({ hash, part: {} });
  const change = (part: Partial<KeptPlan>) => {
    if (shared !== null) {
      setTried({ hash, part: { ...(tried.hash === hash ? tried.part : {}), ...part } });
      return;
    }
    const next = { ...kept, ...part };
    setKept(next);
    // A plan that a newer version of the shop wrote stays.
    const isNewer = hasStored(PLAN_KEY) && readStored(PLAN_KEY, KeptPlan) === null;
    setIsKept(!isNewer && writeStored(PLAN_KEY, next));
  };
  const shown = shared === null ? kept : { ...shared, ...(tried.hash === hash ? tried.part : {}) };
  const { start_on, additions } = shown;
  const beginning =
    shared === null ? mine && planBeginning(mine, start_on) : sharedBeginning(shared, start_on);
  if (beginning === null) return null;
  const { begin, tank } = beginning;
  return {
    tank,
    tankName: shared === null ? (mine?.name ?? '') : 'the tank of this plan',
    isShared: shared !== null,
    isKept,
    start_on,
    begin,
    additions,
    plan: { tank, start_on: begin, additions },
    setAdditions: (next) => change({ additions: [...next] }),
    setStart: (day) => change({ start_on: day }),
  };
}
