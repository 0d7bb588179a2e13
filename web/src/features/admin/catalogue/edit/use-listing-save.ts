import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNCATEGORIZED } from '@reef/domain/catalogue/categories';
import type { Product } from '@reef/domain/catalogue/product';
import { newId } from '#platform/ids.ts';
import { useAction } from '#ui/forms/use-action.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { CATALOGUE_MESSAGES } from '#features/admin/catalogue/catalogue-messages.ts';
import {
  isSameValues,
  readDraft,
  type ProductDraft,
  type ProductValues,
} from '#features/admin/catalogue/fields/product-draft.ts';
import { updateProduct, type WriteOutcome } from '#features/admin/catalogue/product-writes.ts';

/** Whether a form still has exactly the values that were sent. */
function isStillSaid(draft: ProductDraft, sent: ProductValues): boolean {
  const { image_url, category = UNCATEGORIZED, stock } = sent;
  const read = readDraft(draft, { image_url, category, stock });
  return read.ok && isSameValues(read.values, sent);
}

/** A product as our own edit left it, apart from units sold since. */
function afterEdit(before: Product, values: ProductValues): Product {
  return { ...before, ...values, care: values.care ?? undefined, revision: before.revision + 1 };
}

/**
 * What may have been carried out, once `sent` has its outcome. Without a connection nothing new is
 * known: an earlier answer that was lost still is.
 */
export function unsureAfter(
  before: ProductValues | null,
  sent: ProductValues,
  outcome: WriteOutcome,
): ProductValues | null {
  if (outcome.ok || outcome.refusal === 'refused') return null;
  return outcome.refusal === 'unsure' ? sent : before;
}

/**
 * Saves an edit, even if the answer gets lost. `unsure` then holds what was sent and may have been
 * carried out. It is sent again under the same id before the next save, and as soon as the product
 * changes, because only the server can tell our own edit from another admin's.
 * @param onSeen gets the product as our own edits left it, while the form has more to save.
 * @param onSaved is called once there is nothing more to save.
 * @param onSend is called when a save begins, which may use the picture from then on.
 * @param onSettled is called when an edit may have been carried out, so that its picture is kept.
 */
export function useListingSave({
  seen,
  isChanged,
  draft,
  onSeen,
  onSaved,
  onSend,
  onSettled,
}: {
  seen: Product;
  isChanged: boolean;
  draft: ProductDraft;
  onSeen: (product: Product) => void;
  onSaved: () => void;
  onSend: () => void;
  onSettled: () => void;
}) {
  const toast = useToast();
  const [requestId] = useState(newId);
  const [isSaved, setIsSaved] = useState(false);
  const [unsure, setUnsure] = useState<ProductValues | null>(null);
  const [askedFor, setAskedFor] = useState<ProductValues | null>(null);
  const typed = useRef(draft);
  useEffect(() => {
    typed.current = draft;
  }, [draft]);

  /** @returns the product after the edit; null, with a message on screen, if it was not made. */
  const send = async (values: ProductValues, base: Product): Promise<Product | null> => {
    onSend();
    const outcome = await updateProduct(base, values, requestId);
    if (outcome.ok || outcome.refusal === 'unsure') onSettled();
    setUnsure((before) => unsureAfter(before, values, outcome));
    if (outcome.ok) return afterEdit(base, values);
    toast({ title: CATALOGUE_MESSAGES.updateFailed, text: outcome.message, tone: 'error' });
    return null;
  };

  /** What was typed since sending is still to be saved, on top of the edit. */
  const settle = (after: Product, values: ProductValues) => {
    const isAll = isStillSaid(typed.current, values);
    toast({
      title: CATALOGUE_MESSAGES.updated,
      ...(!isAll && { text: CATALOGUE_MESSAGES.typedSince }),
      tone: 'success',
    });
    if (isAll) {
      setIsSaved(true);
      onSaved();
    } else onSeen(after);
  };

  const [isBusy, save] = useAction(async (values: ProductValues) => {
    const isFirst = unsure === null || isSameValues(unsure, values);
    const base = isFirst ? seen : await send(unsure, seen);
    if (base !== null && base !== seen) onSeen(base);
    const after = base === null ? null : await send(values, base);
    if (after !== null) settle(after, values);
  });

  const askAgain = useEffectEvent(async () => {
    if (unsure === null) return;
    const after = await send(unsure, seen);
    setAskedFor(unsure);
    if (after !== null) settle(after, unsure);
  });
  const isDue = unsure !== null && isChanged && !isBusy;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void askAgain(), 0);
    return () => clearTimeout(timer);
  }, [isDue]);

  const isAsking = isDue && askedFor !== unsure;
  return { save, isBusy: isBusy || isAsking || isSaved, isSaved, isUnsure: unsure !== null };
}
