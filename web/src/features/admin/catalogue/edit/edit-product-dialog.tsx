import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { UNCATEGORIZED } from '@reef/domain/catalogue/categories';
import type { Product } from '@reef/domain/catalogue/product';
import { KeptNote } from '#features/admin/kept-note.tsx';
import { useStore } from '#platform/store.ts';
import { Button } from '#ui/forms/button.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import {
  anotherHints,
  draftOf,
  isSameDraft,
  readDraft,
  type DraftFaults,
} from '#features/admin/catalogue/fields/product-draft.ts';
import { changeEdit, endEdit, isEdited, type ProductEdit, productEdits } from './product-edits.ts';
import { ProductFields } from '#features/admin/catalogue/fields/product-fields.tsx';
import { useListingSave } from './use-listing-save.ts';
import { usePictureUpload } from '#features/admin/catalogue/fields/use-picture-upload.ts';

function StockNote({ seen, live }: { seen: Product; live: Product }): ReactNode {
  const units = Math.abs(seen.stock - live.stock);
  const what = live.stock < seen.stock ? 'bought or reserved' : 'given back';
  const changed = `${units} ${units === 1 ? 'unit was' : 'units were'} ${what}`;
  return (
    <output className="note note-info">
      {`${changed} since you opened this. Saving changes the stock by what you changed, so nobody loses a reservation.`}
    </output>
  );
}

function UnsureNote(): ReactNode {
  return (
    <output className="note note-info">
      The connection broke off during the save, so it may be done already. Save again: nothing is
      changed twice.
    </output>
  );
}

function Meanwhile({ live, onLoad }: { live: Product | null; onLoad: () => void }): ReactNode {
  const load = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the note; the focus stays in the dialog.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
    onLoad();
  };
  return (
    <div role="alert" className="note note-warning">
      <WarningIcon className="size-5 flex-none" />
      <div className="grid justify-items-start gap-3">
        <p>
          {live === null
            ? 'Another admin deleted this product meanwhile.'
            : 'Another admin changed this product meanwhile. Saving now would be refused.'}
        </p>
        {live !== null && (
          <Button kind="secondary" onClick={load}>
            Load the newest version
          </Button>
        )}
      </div>
    </div>
  );
}

const STOCK_HINT =
  'Units that buyers are paying for are not counted and come back if they do not pay; to take an animal off for good, delete the listing.';

/** How long a saved dialog waits for its own edit to appear in the list. */
const ARRIVAL_MS = 2000;

/**
 * Closes a saved dialog once its edit has appeared in the list: opened again before that, it would
 * take its own edit for another admin's.
 */
function useClosing(isSaved: boolean, hasArrived: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(onClose, hasArrived ? 0 : ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, [isSaved, hasArrived, onClose]);
}

function EditDialog({
  edit,
  live,
  onClose,
}: {
  edit: ProductEdit;
  live: Product | null;
  onClose: () => void;
}): ReactNode {
  const toast = useToast();
  const { seen, draft } = edit;
  const [isBack] = useState(() => isEdited(edit));
  const [faults, setFaults] = useState<DraftFaults | null>(null);
  const fields = useFirstInvalid<HTMLDivElement>(faults);
  const upload = usePictureUpload(
    (imageUrl) => changeEdit(edit, (present) => ({ draft: { ...present.draft, imageUrl } })),
    edit.upload,
  );
  const isChanged = live === null || live.revision > seen.revision;
  // The way back has closed the dialog; the save goes on.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const saving = useListingSave({
    seen,
    isChanged,
    draft,
    onSeen: (product) => changeEdit(edit, () => ({ seen: product })),
    onSaved: () => {
      if (isLeft.current) endEdit(edit);
    },
    onSend: upload.hold,
    onSettled: upload.keep,
  });
  const { isBusy, isUnsure } = saving;
  useClosing(saving.isSaved, isChanged, onClose);
  const isForeign = isChanged && (!isUnsure || live === null);
  const isSending = upload.state.phase === 'sending' || upload.state.phase === 'preparing';

  const load = () => {
    if (live === null) return;
    changeEdit(edit, () => ({ seen: live, draft: draftOf(live) }));
    setFaults(null);
  };

  const save = () => {
    const read = readDraft(draft, seen);
    setFaults(read.ok ? null : read.faults);
    if (read.ok) saving.save(read.values);
    else toast({ title: read.message, tone: 'error' });
  };

  return (
    <FormDialog
      isOpen
      title="Edit Product"
      isDirty={!saving.isSaved && !isSameDraft(draft, draftOf(seen))}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={isBusy} disabled={isForeign || isSending} onClick={save}>
            {isBusy ? 'Saving…' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <div ref={fields} className="grid gap-4">
        {isBack && isEdited(edit) && <KeptNote />}
        {isForeign && !isBusy && <Meanwhile live={live} onLoad={load} />}
        {isUnsure && !isBusy && <UnsureNote />}
        {live !== null && !isChanged && live.stock !== seen.stock && (
          <StockNote seen={seen} live={live} />
        )}
        <ProductFields
          draft={draft}
          faults={faults ?? {}}
          upload={upload}
          {...anotherHints(draft, seen)}
          isCategoryRequired={seen.category !== UNCATEGORIZED}
          stockHint={STOCK_HINT}
          onChange={(typed) => changeEdit(edit, () => ({ draft: typed }))}
        />
      </div>
    </FormDialog>
  );
}

/** Changes one product; tells an admin if another has edited it (CPM-06). */
export function EditProductDialog({
  id,
  live,
  onClose,
}: {
  /** The product's; its edit has begun. */
  id: string;
  /** The product as it is now; null if it was deleted. */
  live: Product | null;
  onClose: () => void;
}): ReactNode {
  const edit = useStore(productEdits).get(id);
  if (edit === undefined) return null;
  const close = () => {
    endEdit(edit);
    onClose();
  };
  return <EditDialog edit={edit} live={live} onClose={close} />;
}
