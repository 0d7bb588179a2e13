import { useEffect, useRef, type ReactNode } from 'react';
import type { CartLine } from '@reef/domain/cart/cart-line';
import { toCents } from '@reef/domain/shared/money';
import { cart } from '#state/cart/cart-store.ts';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/layout/icons.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { Price } from '#ui/product/price.tsx';
import { LIKELY_WIDTHS } from '#ui/product/product-picture-sources.ts';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { Link } from '#ui/routing/link.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';

function Quantity({ line, onEmpty }: { line: CartLine; onEmpty: () => void }): ReactNode {
  const change = (quantity: number) =>
    quantity <= 0 ? onEmpty() : cart.setQuantity(line.id, quantity);
  return (
    <fieldset
      aria-label={`Quantity of ${line.name}`}
      className="flex w-fit items-center rounded-full border border-[var(--line-control)] bg-abyss-950/60"
    >
      <IconButton
        label={`Decrease quantity of ${line.name}`}
        onClick={() => change(line.quantity - 1)}
      >
        <MinusIcon className="size-4" />
      </IconButton>
      <output aria-live="polite" className="figures w-8 text-center font-semibold text-foam">
        {line.quantity}
      </output>
      <IconButton
        label={`Increase quantity of ${line.name}`}
        disabled={line.quantity >= line.stock}
        onClick={() => change(line.quantity + 1)}
      >
        <PlusIcon className="size-4" />
      </IconButton>
    </fieldset>
  );
}

/**
 * One line of the cart: product, quantity, price.
 * @param isBack true if it was just put back: it takes the focus.
 * @param isGone true if it went from the cart by itself: only its place is left, and its focus goes
 * to another row.
 */
export function CartLineRow({
  line,
  isBack,
  isGone,
  onRemove,
  onLeave,
}: {
  line: CartLine;
  isBack: boolean;
  isGone: boolean;
  onRemove: () => void;
  onLeave: () => void;
}): ReactNode {
  const row = useRef<HTMLLIElement>(null);
  const unitCents = toCents(line.price);
  useEffect(() => {
    if (isBack) row.current?.querySelector('a')?.focus();
  }, [isBack]);
  return (
    <li
      ref={row}
      inert={isGone}
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-b border-[var(--line)] py-4 last:border-0 inert:opacity-50"
    >
      <ProductPicture
        src={line.image_url}
        widths={LIKELY_WIDTHS}
        name=""
        className="aspect-4/3 w-full rounded-md text-xs"
        sizes="88px"
        emptyLabel="No Image"
      />
      <div ref={isGone ? null : passFocusOn} className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <Link
            to={`/product/${line.id}`}
            onClick={onLeave}
            className="relative min-w-0 font-semibold wrap-anywhere text-foam after:absolute after:-inset-2 after:content-[''] hover:text-lumen"
          >
            {line.name}
          </Link>
          <Price cents={unitCents * line.quantity} className="text-base" />
        </div>
        <p className="text-sm text-haze">{line.category}</p>
        <p className="figures text-sm text-mist">
          <Price cents={unitCents} className="font-normal text-mist" /> each ·{' '}
          <span>{isGone ? 'Not in your cart' : `Stock: ${line.stock}`}</span>
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-between">
        <Quantity line={line} onEmpty={onRemove} />
        <IconButton label={`Remove ${line.name}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
