import { useState, type ReactNode } from 'react';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { CATALOGUE_MESSAGES } from './catalogue-messages.ts';
import { EMPTY_DRAFT, readDraft, type DraftFaults } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { createProduct } from './product-writes.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** A new listing (CPM-04). */
export function CreateListingForm(): ReactNode {
  const toast = useToast();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [isBusy, setIsBusy] = useState(false);
  const [requestId, setRequestId] = useState(newId);
  const upload = usePictureUpload((imageUrl) => setDraft((present) => ({ ...present, imageUrl })));
  const isSending = upload.state.phase === 'sending' || upload.state.phase === 'preparing';

  const submit = async () => {
    const read = readDraft(draft);
    setFaults(read.ok ? {} : read.faults);
    if (!read.ok) return toast({ title: read.message, tone: 'error' });
    setIsBusy(true);
    const outcome = await createProduct(read.values, requestId);
    setIsBusy(false);
    if (outcome.ok || !outcome.isRefused) upload.keep();
    if (!outcome.ok) {
      return toast({ title: CATALOGUE_MESSAGES.createFailed, text: outcome.text, tone: 'error' });
    }
    setDraft(EMPTY_DRAFT);
    setRequestId(newId());
    return toast({ title: CATALOGUE_MESSAGES.created, tone: 'success' });
  };

  return (
    <Panel title="Create Listing" text="It is in the shop as soon as it is created.">
      <form
        noValidate
        className="grid max-w-3xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ProductFields draft={draft} faults={faults} upload={upload} onChange={setDraft} />
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
