import type { MyTank } from '@reef/domain/fit/saved-tank';
import type { Product } from '@reef/domain/catalogue/product';
import type { Verdict } from '@reef/domain/fit/verdict';
import { createStore, useStore, type Store } from '#platform/store.ts';

/** The fields of a product that identify the animal. */
export type Asked = Pick<Product, 'id' | 'name' | 'care'>;

/** A line of the cart with its verdict. `name` is the animal's, as inside a sentence. */
export type JudgedLine = { id: string; name: string; verdict: Verdict };

/** The verdict for those of a product that are in the cart, and some more. */
export type MoreJudged = { inCart: number; verdict: Verdict };

/**
 * Verdicts for the selected tank, with its present animals, those its keeper has ordered and not
 * yet added or declined, and the present cart.
 */
export type Fit = {
  tank: MyTank;
  /**
   * For one of this product, or for as many as are in the cart, together with the other animals and
   * the rest of the cart.
   */
  judge: (product: Asked) => Verdict;
  /** The same verdict without its reasons, fast enough for a whole catalogue. */
  levelOf: (product: Asked) => Verdict['verdict'];
  /** For what the cart would have of this product if `more` were added; for one if that is none. */
  judgeMore: (product: Asked, more: number) => MoreJudged;
  /**
   * For each line of the cart, together with the other animals and the other lines; `worst` is the
   * worst of them all.
   */
  cart: { worst: Verdict['verdict']; lines: readonly JudgedLine[] };
};

/**
 * Null if there is no tank, or it is not known yet; undefined if the account's cannot be loaded, or
 * what its owner ordered.
 */
export type FitOrNone = Fit | null | undefined;

/** The verdicts. `start-fit.ts` loads late and sets them; `fit-engine.ts` computes them. */
export const fitStore: Store<FitOrNone> = createStore<FitOrNone>(null);

/** The verdicts for the visitor's own tank, live; null if it is not known, for whatever reason. */
export function useFit(): Fit | null {
  return useStore(fitStore) ?? null;
}
