import type { MyTank } from '@reef/domain/fit/kept-tank';
import type { Product } from '@reef/domain/catalogue/product';
import type { Verdict } from '@reef/domain/fit/verdict';
import { whenIdle } from '#platform/device/idle.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';
import { session } from '#state/session/session-store.ts';
import { hasTankHint, onTankHint } from '#state/tanks/tank-hint.ts';

/** What can be asked of a product: enough to know the animal. */
export type Asked = Pick<Product, 'id' | 'name' | 'care'>;

/** A line of the cart with its verdict. `name` is the animal's, as inside a sentence. */
export type JudgedLine = { id: string; name: string; verdict: Verdict };

/** Answers for the tank that is looked at, as it and the cart are now. */
export type Fit = {
  tank: MyTank;
  /** One more of this product, beside what lives in the tank and what else is in the cart. */
  judge: (product: Asked) => Verdict;
  /** Each line of the cart, beside the tank and the other lines; `worst` is that of them all. */
  cart: { worst: Verdict['verdict']; lines: readonly JudgedLine[] };
};

/** From page to page the answers stay. */
const LINGER_MS = 60_000;

const store: Store<Fit | null> = createStore<Fit | null>(null, start, LINGER_MS);

/**
 * Loads the rules and the library when the browser has nothing better to do, and only for whoever
 * has a tank. An account that may have one on another device is asked for it first.
 */
function start(): () => void {
  let isWanted = true;
  let isLoading = false;
  const ends: (() => void)[] = [];
  const begin = async (load: () => Promise<() => void>) => {
    isLoading = true;
    try {
      await whenIdle();
      if (!isWanted) return;
      const end = await load();
      if (isWanted) ends.push(end);
      else end();
    } catch {
      // Without a network the scripts cannot be had; the next page asks again.
      isLoading = false;
    }
  };
  let isAsked = false;
  const check = () => {
    if (hasTankHint() && !isLoading) {
      void begin(async () => (await import('./fit-engine.ts')).followFit(store.set));
    } else if (!hasTankHint() && session.get().phase === 'signed-in' && !isAsked) {
      isAsked = true;
      void whenIdle()
        .then(() => import('#state/tanks/tank-store.ts'))
        .then(({ myTanks }) => {
          if (isWanted) ends.push(myTanks.subscribe(() => {}));
        })
        .catch(() => {
          isAsked = false;
        });
    }
  };
  ends.push(session.subscribe(check), onTankHint(check));
  check();
  return () => {
    isWanted = false;
    for (const end of ends) end();
    store.set(null);
  };
}

/** The verdicts for one's own tank, live; null where there is no tank, or it is not known yet. */
export function useFit(): Fit | null {
  return useStore(store);
}
