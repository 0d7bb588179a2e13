import { useState, type ReactNode } from 'react';
import { useStore } from '#platform/store.ts';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { CATALOGUE_MESSAGES } from './catalogue-messages.ts';
import { emptyListing, listingDraft } from './listing-draft.ts';
import { readDraft, type DraftFaults, type ProductDraft, typedSince } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { createProduct } from './product-writes.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** A new listing (CPM-04); what `userId` has typed stays while they look at other pages. */
export function CreateListingForm({ userId }: { userId: string }): ReactNode {
  const toast = useToast();
  const kept = listingDraft(userId);
  const { draft, requestId } = useStore(kept.listing);
  const change = (changes: Partial<ProductDraft>) => {
    const present = kept.listing.get();
    kept.listing.set({ ...present, draft: { ...present.draft, ...changes } });
  };
  const [faults, setFaults] = useState<DraftFaults | null>(null);
  const form = useFirstInvalid(faults);
  const [isBusy, setIsBusy] = useState(false);
  const upload = usePictureUpload((imageUrl) => change({ imageUrl }), kept.upload);
  const isSending = upload.state.phase === 'sending' || upload.state.phase === 'preparing';

  const submit = async () => {
    const read = readDraft(draft);
    setFaults(read.ok ? null : read.faults);
    if (!read.ok) return toast({ title: read.message, tone: 'error' });
    setIsBusy(true);
    const outcome = await createProduct(read.values, requestId);
    setIsBusy(false);
    if (outcome.ok || outcome.refusal === 'unsure') upload.keep();
    if (!outcome.ok) {
      return toast({
        title: CATALOGUE_MESSAGES.createFailed,
        text: outcome.message,
        tone: 'error',
      });
    }
    const typed = kept.listing.get().draft;
    const isAll = typed === draft;
    kept.listing.set({ ...emptyListing(), draft: typedSince(draft, typed) });
    return toast({
      title: CATALOGUE_MESSAGES.created,
      ...(!isAll && { text: CATALOGUE_MESSAGES.typedForNext }),
      tone: 'success',
    });
  };

  return (
    <Panel title="Create Listing" text="It is in the shop as soon as it is created.">
      <form
        ref={form}
        noValidate
        className="grid max-w-3xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ProductFields draft={draft} faults={faults ?? {}} upload={upload} onChange={change} />
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
