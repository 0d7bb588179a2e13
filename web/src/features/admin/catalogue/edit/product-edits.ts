import type { Product } from '@reef/domain/catalogue/product';
import { createStore, type Store } from '#platform/store.ts';
import { createDrafts, keepDraft } from '#state/session/user-drafts.ts';
import {
  draftOf,
  isSameDraft,
  type ProductDraft,
} from '#features/admin/catalogue/fields/product-draft.ts';
import {
  type KeptUpload,
  NO_UPLOAD,
  takeBack,
} from '#features/admin/catalogue/fields/use-picture-upload.ts';

/** An edit of a product that is not saved. */
export type ProductEdit = {
  /** The product that the edit starts from. */
  seen: Product;
  draft: ProductDraft;
  upload: Store<KeptUpload>;
};

/** Whether an edit has something to save: values that differ, or a picture on its way. */
export function isEdited({ seen, draft, upload }: ProductEdit): boolean {
  return upload.get().state.phase !== 'none' || !isSameDraft(draft, draftOf(seen));
}

/** By product. They stay while the dialog is away, for example on the way back. */
export const productEdits = createDrafts<ProductEdit>(isEdited);

function editOf(id: string): ProductEdit | undefined {
  return productEdits.get().get(id);
}

/** Begins an edit, or goes on with one of the same revision that was left and not saved. */
export function beginEdit(product: Product): void {
  const kept = editOf(product.id);
  if (kept !== undefined && kept.seen.revision >= product.revision && isEdited(kept)) return;
  const upload = createStore(NO_UPLOAD);
  keepDraft(productEdits, product.id, { seen: product, draft: draftOf(product), upload });
}

/** Changes an edit, unless it was ended meanwhile: `edit` is known by its upload. */
export function changeEdit(
  { seen: { id }, upload }: ProductEdit,
  change: (present: ProductEdit) => Partial<ProductEdit>,
): void {
  const present = editOf(id);
  if (present?.upload !== upload) return;
  keepDraft(productEdits, id, { ...present, ...change(present) });
}

/** Ends an edit, saved or not; an uploaded picture that no save may use is deleted. */
export function endEdit({ seen, upload }: ProductEdit): void {
  takeBack(upload);
  keepDraft(productEdits, seen.id, null);
}

/** Ends what was typed about a product that was deleted. */
export function dropEdit(id: string): void {
  const edit = editOf(id);
  if (edit !== undefined) endEdit(edit);
}
