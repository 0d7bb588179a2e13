import { useState, type FormEvent, type ReactNode } from 'react';
import { nameKey } from '@reef/domain/catalogue/name-key';
import { useStore } from '#platform/store.ts';
import { useWholeCatalogue } from '#state/catalogue/catalogue.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { Panel } from '#ui/layout/card.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { Link } from '#ui/routing/link.tsx';
import { CATALOGUE_MESSAGES } from '#features/admin/catalogue/catalogue-messages.ts';
import { createListing } from './create-listing.ts';
import { listingDraft, type NewListing } from './listing-draft.ts';
import {
  readDraft,
  type DraftFaults,
  type ProductDraft,
  type ProductValues,
} from '#features/admin/catalogue/fields/product-draft.ts';
import { ProductFields } from '#features/admin/catalogue/fields/product-fields.tsx';
import { usePictureUpload } from '#features/admin/catalogue/fields/use-picture-upload.ts';

/** What an answer that was lost means for the next press; it stays as long as it is true. */
function EarlierNote({ unsure, listedAsSent }: NewListing): ReactNode {
  const name = unsure?.values.name ?? listedAsSent;
  if (name === null) return null;
  const { maybeListed, listedAsSent: listed } = CATALOGUE_MESSAGES;
  return (
    <output className="note note-warning">
      {unsure === null ? listed(name) : maybeListed(name)}
    </output>
  );
}

/** That the shop has this name already: the animal may be listed a second time. */
function ListedNote({ name }: { name: string }): ReactNode {
  const key = nameKey(name);
  const { products } = useWholeCatalogue(key !== '');
  const listed = products.find((product) => nameKey(product.name) === key);
  return (
    <output className="mt-1.5 block text-xs text-sun empty:hidden">
      {listed !== undefined && (
        <>
          <span>{`Listed already: ${listed.stock} in stock.`}</span>{' '}
          <Link to={`/product/${listed.id}`} className="text-link">
            See that listing
          </Link>
        </>
      )}
    </output>
  );
}

/** A new listing (CPM-04); what `userId` has typed stays while they look at other pages. */
export function CreateListingForm({ userId }: { userId: string }): ReactNode {
  const toast = useToast();
  const kept = listingDraft(userId);
  const listing = useStore(kept.listing);
  const { draft } = listing;
  const change = (changes: Partial<ProductDraft>) => {
    const present = kept.listing.get();
    kept.listing.set({ ...present, draft: { ...present.draft, ...changes } });
  };
  const [faults, setFaults] = useState<DraftFaults | null>(null);
  const form = useFirstInvalid(faults);
  const upload = usePictureUpload((imageUrl) => change({ imageUrl }), kept.upload);
  const isSending = upload.state.phase === 'sending' || upload.state.phase === 'preparing';

  const [isBusy, create] = useAction(async (values: ProductValues) => {
    upload.hold();
    const created = await createListing(kept.listing, values);
    const { outcome } = created;
    const isTyped = created.sent === 'typed';
    // Another picture may have been uploaded since what was sent before.
    if (isTyped && (outcome.ok || outcome.refusal === 'unsure')) upload.keep();
    if (!outcome.ok) {
      return toast({
        title: CATALOGUE_MESSAGES.createFailed,
        text: outcome.message,
        tone: 'error',
      });
    }
    const { created: title, asSentBefore, typedForNext } = CATALOGUE_MESSAGES;
    if (!isTyped) return toast({ title, text: asSentBefore, tone: 'success' });
    return toast({ title, ...(!created.isAll && { text: typedForNext }), tone: 'success' });
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    setFaults(read.ok ? null : read.faults);
    if (read.ok) create(read.values);
    else toast({ title: read.message, tone: 'error' });
  };

  return (
    <Panel title="Create Listing" text="It is in the shop as soon as it is created.">
      <form ref={form} noValidate className="grid max-w-3xl gap-6" onSubmit={submit}>
        <ProductFields
          draft={draft}
          faults={faults ?? {}}
          upload={upload}
          // What is being sent may appear in the shop before its answer.
          nameNote={!isBusy && <ListedNote name={draft.name} />}
          onChange={change}
        />
        {!isBusy && <EarlierNote {...listing} />}
        <Button
          type="submit"
          size="large"
          className="sm:w-fit"
          isBusy={isBusy}
          disabled={isSending}
        >
          {isBusy ? 'Creating…' : 'Create Listing'}
        </Button>
      </form>
    </Panel>
  );
}
