import { lazy, useState, type ReactNode } from 'react';
import { cartTotalCents } from '@reef/domain/cart/cart';
import type { CartLine } from '@reef/domain/cart/cart-line';
import { lineAboveBound, tooManyUnits } from '@reef/domain/checkout/hoarding';
import { countText } from '@reef/domain/shared/count-text';
import { useCart } from '#state/cart/cart-store.ts';
import { loadWithRetry, useIsOnline } from '#platform/device/online.ts';
import { canStore } from '#platform/storage.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { CartIcon } from '#ui/layout/icons.tsx';
import { OptionalPart } from '#ui/layout/optional-part.tsx';
import { passFocusToTitle } from '#ui/layout/pass-focus-on.ts';
import { Price } from '#ui/product/price.tsx';
import { PromiseIcon } from '#ui/layout/shop-icons.tsx';
import { SideSheet } from '#ui/overlays/side-sheet.tsx';
import { OverlayLifecycle } from '#ui/overlays/overlay-lifecycle.tsx';
import { useFocusReturn } from '#ui/overlays/use-focus-return.ts';
import { CartLineRow } from './cart-line.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { rowsAfter } from './rows-after.ts';
import { UndoRemoval } from './undo-removal.tsx';
import { type Removals, useRemovals } from './use-removals.ts';

const CartFit = lazy(() => loadWithRetry(() => import('./cart-fit.tsx')));
const CartDelivery = lazy(() => import('./cart-delivery.tsx'));

function Footer({
  lines,
  onClear,
  onLeave,
}: {
  lines: readonly CartLine[];
  onClear: () => void;
  onLeave: () => void;
}): ReactNode {
  const above = lineAboveBound(lines);
  const totalCents = cartTotalCents(lines);
  const isOnline = useIsOnline();
  return (
    <div ref={passFocusToTitle} className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between">
        <span className="text-lg font-semibold text-foam">Total</span>
        <Price cents={totalCents} className="text-2xl" />
      </div>
      <OptionalPart placeholder={<div className="delivery-place" />}>
        <CartDelivery subtotalCents={totalCents} onLeave={onLeave} />
      </OptionalPart>
      {!isOnline && (
        <output className="text-sm text-sun">
          You are offline. {canStore() && 'Your cart is kept on this device. '}Check out when you
          are back.
        </output>
      )}
      {above !== null && <output className="text-sm text-sun">{tooManyUnits(above.name)}</output>}
      <CheckoutButton isClosed={above !== null} onLeave={onLeave} />
      <Button kind="ghost" onClick={onClear}>
        Clear Cart
      </Button>
      <p className="flex items-center justify-center gap-2 text-sm text-mist">
        <PromiseIcon className="size-5 text-kelp" />
        48-hour live arrival guarantee
      </p>
    </div>
  );
}

function Empty({ onLeave, children }: { onLeave: () => void; children: ReactNode }): ReactNode {
  return (
    <EmptyState
      icon={<CartIcon className="size-8" />}
      title="Your cart is empty"
      text="Every animal waits in our tanks until you choose it."
      action={
        <LinkButton to="/shop" onClick={onLeave}>
          Continue Shopping
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}

/**
 * The lines, with the last removed one's Undo in its place, and the places of those that went by
 * themselves, whose names are read out.
 */
function Lines({
  lines,
  removals,
  onLeave,
}: {
  lines: readonly CartLine[];
  removals: Removals;
  onLeave: () => void;
}): ReactNode {
  const { last, backId, remove, undo } = removals;
  const [shown, setShown] = useState({ lines, rows: lines });
  if (shown.lines !== lines) {
    const before = shown.lines.length === 0 ? lines : shown.rows;
    setShown({ lines, rows: rowsAfter(before, lines, last?.lines ?? []) });
  }
  const gone = shown.rows.filter((line) => !lines.includes(line));
  const rows = shown.rows.map((line) => (
    <CartLineRow
      key={line.id}
      line={line}
      isGone={gone.includes(line)}
      isBack={line.id === backId}
      onRemove={() => remove(line)}
      onLeave={onLeave}
    />
  ));
  const put = last && <UndoRemoval words={last.words} onUndo={undo} />;
  if (last !== null) {
    const next = lines[last.at];
    const at = next === undefined ? rows.length : shown.rows.indexOf(next);
    const place = (
      <li
        key={`undo ${last.lines.map(({ id }) => id).join(' ')}`}
        className="border-b border-[var(--line)] py-2 last:border-0"
      >
        {put}
      </li>
    );
    rows.splice(at, 0, place);
  }
  return (
    <>
      <output className="sr-only">
        {gone.map(({ name }) => `${name}: not in your cart`).join(', ')}
      </output>
      {lines.length === 0 ? (
        <Empty onLeave={onLeave}>{put}</Empty>
      ) : (
        <>
          <ul>{rows}</ul>
          <OptionalPart>
            <CartFit onLeave={onLeave} />
          </OptionalPart>
        </>
      )}
    </>
  );
}

/** The cart, from the right edge (CART-01, CART-02). */
export default function CartSheet({
  isOpen,
  onClose,
}: {
  isOpen: boolean;
  onClose: () => void;
}): ReactNode {
  const lines = useCart();
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  const isEmpty = lines.length === 0;
  const giveFocusBack = useFocusReturn(isOpen);
  const removals = useRemovals();
  const { clear, forget } = removals;
  const leave = () => {
    forget();
    giveFocusBack();
  };
  return (
    <SideSheet
      isOpen={isOpen}
      title="Shopping Cart"
      titleNote={<Badge tone="info">{countText(units, 'item')}</Badge>}
      footer={isEmpty ? undefined : <Footer lines={lines} onClear={clear} onLeave={onClose} />}
      onClose={onClose}
    >
      <OverlayLifecycle onUnmount={leave} />
      <Lines key={removals.userId} lines={lines} removals={removals} onLeave={onClose} />
    </SideSheet>
  );
}
