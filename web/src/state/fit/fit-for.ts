import type { CartLine } from '@reef/domain/cart/cart-line';
import type { Product } from '@reef/domain/catalogue/product';
import { animalsOfProducts } from '@reef/domain/fit/product-animal';
import { tankAt, type MyTank } from '@reef/domain/fit/saved-tank';
import { surroundingsOf, type SpeciesLibrary } from '@reef/domain/fit/species';
import { judgeIn, VERDICTS, type Animal, type Verdict } from '@reef/domain/fit/verdict';
import type { Order } from '@reef/domain/orders/order';
import type { Fit, JudgedLine } from './fit.ts';
import { orderedAnimals } from './ordered-animals.ts';

type InCart = { line: CartLine; animal: Animal };

/** What verdicts are computed from. `orders` are the unanswered ones. */
export type FitParts = {
  tank: MyTank;
  lines: readonly CartLine[];
  orders: readonly Order[];
  products: readonly Product[];
};

function worstOf(lines: readonly JudgedLine[]): Verdict['verdict'] {
  const ranks = lines.map(({ verdict }) => VERDICTS.indexOf(verdict.verdict));
  return VERDICTS[Math.max(0, ...ranks)] ?? 'fits';
}

/** A function that computes verdicts; each product's is computed on first request. */
export function fitWith(library: SpeciesLibrary): (parts: FitParts, now: Date) => Fit {
  const animalOf = animalsOfProducts(library);
  return ({ tank, lines: cartLines, orders, products }, now) => {
    const water = tankAt(tank, now);
    const ordered = orderedAnimals(orders, products, tank.residents, library, now);
    const byId = new Map(products.map((product) => [product.id, product]));
    // A line whose product is no longer listed is known by name only.
    const animals = cartLines.map((line): InCart => {
      const product = byId.get(line.id) ?? { id: line.id, name: line.name, care: undefined };
      return { line, animal: animalOf(product, line.quantity) };
    });
    const beside = (others: readonly InCart[]) => {
      const cart = others.map(({ animal }) => animal);
      return judgeIn(surroundingsOf(water, library, cart, ordered));
    };
    const besideRest = (id: string) => beside(animals.filter(({ line }) => line.id !== id));
    const inShop = beside(animals);
    const lines: JudgedLine[] = animals.map(({ line: { id }, animal }) => {
      return { id, name: animal.name, verdict: besideRest(id).judge(animal) };
    });
    const known = new Map<string, Verdict>(lines.map(({ id, verdict }) => [id, verdict]));
    return {
      tank,
      cart: { worst: worstOf(lines), lines },
      judge: (product) => {
        const before = known.get(product.id);
        if (before !== undefined) return before;
        const verdict = inShop.judge(animalOf(product, 1));
        known.set(product.id, verdict);
        return verdict;
      },
      levelOf: (product) => known.get(product.id)?.verdict ?? inShop.levelOf(animalOf(product, 1)),
      judgeMore: (product, more) => {
        const inCart = cartLines.find(({ id }) => id === product.id)?.quantity ?? 0;
        const all = animalOf(product, Math.max(1, inCart + more));
        return { inCart, verdict: besideRest(product.id).judge(all) };
      },
    };
  };
}
