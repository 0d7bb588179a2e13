import type { ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { addMessage } from '#state/cart/cart-messages.ts';
import { cart } from '#state/cart/cart-store.ts';
import { EditIcon } from '#features/admin/edit-icon.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { CartIcon } from '#ui/layout/icons.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { EyeIcon } from '#ui/layout/shop-icons.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { Link } from '#ui/routing/link.tsx';

/** What an admin can do with a product. */
export type ProductHandlers = {
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
};

/** View, add to cart, edit, delete (CPM-02). */
export function ProductActions({
  product,
  onEdit,
  onDelete,
}: { product: Product } & ProductHandlers): ReactNode {
  const toast = useToast();
  return (
    <div ref={passFocusOn} className="ms-auto flex w-fit">
      <Link to={`/product/${product.id}`} aria-label={`View ${product.name}`} className="icon-btn">
        <EyeIcon className="size-6" />
      </Link>
      <IconButton
        label={`Add ${product.name} to cart`}
        disabled={product.stock === 0}
        onClick={() => toast(addMessage(cart.add(product, 1), product.name))}
      >
        <CartIcon />
      </IconButton>
      <IconButton label={`Edit ${product.name}`} onClick={() => onEdit(product)}>
        <EditIcon />
      </IconButton>
      <IconButton
        label={`Delete ${product.name}`}
        className="hover:text-alarm"
        onClick={() => onDelete(product)}
      >
        <TrashIcon />
      </IconButton>
    </div>
  );
}
