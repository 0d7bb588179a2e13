import { tankAt, type MyTank } from '@reef/domain/fit/saved-tank';
import { animalsOfProducts } from '@reef/domain/fit/product-animal';
import { surroundingsOf } from '@reef/domain/fit/species';
import { judgeIn, VERDICTS, type Animal, type Verdict } from '@reef/domain/fit/verdict';
import type { CartLine } from '@reef/domain/cart/cart-line';
import type { Product } from '@reef/domain/catalogue/product';
import { now } from '#platform/clock.ts';
import { cartLines, onCart } from '#state/cart/cart-store.ts';
import { catalogue } from '#state/catalogue/catalogue.ts';
import { myTanks } from '#state/tanks/tank-store.ts';
import type { Fit, FitOrNone, JudgedLine } from './fit.ts';
import { LIBRARY } from './library.ts';

const animalOf = animalsOfProducts(LIBRARY);

type InCart = { line: CartLine; animal: Animal };

/** The cart's lines as animals. A line whose product is no longer listed is known by name only. */
function animalsIn(lines: readonly CartLine[], products: readonly Product[]): InCart[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = byId.get(line.id) ?? { id: line.id, name: line.name, care: undefined };
    return { line, animal: animalOf(product, line.quantity) };
  });
}

function worstOf(lines: readonly JudgedLine[]): Verdict['verdict'] {
  const ranks = lines.map(({ verdict }) => VERDICTS.indexOf(verdict.verdict));
  return VERDICTS[Math.max(0, ...ranks)] ?? 'fits';
}

/** The verdicts for a tank and a cart; each product's is computed on first request. */
function fitFor(tank: MyTank, inCart: readonly InCart[]): Fit {
  const water = tankAt(tank, now());
  const beside = (others: readonly InCart[]) =>
    judgeIn(
      surroundingsOf(
        water,
        LIBRARY,
        others.map(({ animal }) => animal),
      ),
    );
  const inShop = beside(inCart);
  const lines: JudgedLine[] = inCart.map((one) => {
    const verdict = beside(inCart.filter((other) => other !== one)).judge(one.animal);
    return { id: one.line.id, name: one.animal.name, verdict };
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
  };
}

/**
 * Calls back with the verdicts, now and when tank, cart or catalogue change.
 * @returns a function that ends it.
 */
export function followFit(listener: (fit: FitOrNone) => void): () => void {
  let before: readonly unknown[] = [];
  const update = () => {
    const { chosen, phase } = myTanks.get();
    const isUnreachable = chosen === null && phase === 'error';
    const lines = cartLines();
    const products = lines.length === 0 ? [] : catalogue.get().products;
    const present = [chosen, isUnreachable, lines.length === 0 ? null : products, lines];
    if (present.every((part, index) => part === before[index])) return;
    before = present;
    if (isUnreachable) listener(undefined);
    else listener(chosen === null ? null : fitFor(chosen, animalsIn(lines, products)));
  };
  // A cart that is not empty listens to the catalogue itself; nothing else here needs it.
  let leaveCatalogue: (() => void) | null = null;
  const onLines = () => {
    if (cartLines().length > 0) leaveCatalogue ??= catalogue.subscribe(update);
    else {
      leaveCatalogue?.();
      leaveCatalogue = null;
    }
    update();
  };
  const ends = [myTanks.subscribe(update), onCart(onLines)];
  onLines();
  return () => {
    for (const end of ends) end();
    leaveCatalogue?.();
  };
}
