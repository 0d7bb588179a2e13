import type { MyTank } from '@reef/domain/fit/saved-tank';
import type { Product } from '@reef/domain/catalogue/product';
import type { Verdict } from '@reef/domain/fit/verdict';
import { createStore, useStore, type Store } from '#platform/store.ts';

/** What can be asked of a product: enough to know the animal. */
export type Asked = Pick<Product, 'id' | 'name' | 'care'>;

/** A line of the cart with its verdict. `name` is the animal's, as inside a sentence. */
export type JudgedLine = { id: string; name: string; verdict: Verdict };

/** Answers for the tank that is looked at, as it and the cart are now. */
export type Fit = {
  tank: MyTank;
  /** One more of this product, beside what lives in the tank and what else is in the cart. */
  judge: (product: Asked) => Verdict;
  /** The same verdict without its reasons, quick enough for a whole catalogue. */
  levelOf: (product: Asked) => Verdict['verdict'];
  /** Each line of the cart, beside the tank and the other lines; `worst` is that of them all. */
  cart: { worst: Verdict['verdict']; lines: readonly JudgedLine[] };
};

/** The verdicts; `follow-fit.ts`, which comes late, works them out. */
export const fitStore: Store<Fit | null> = createStore<Fit | null>(null);

/** The verdicts for one's own tank, live; null where there is no tank, or it is not known yet. */
export function useFit(): Fit | null {
  return useStore(fitStore);
}
