import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '@reef/domain/catalogue/product';
import type { ReactNode } from 'react';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { CareFields } from '#features/admin/catalogue/care/care-fields.tsx';
import { draftHints, withSpecies } from '#features/admin/catalogue/listing-hints.ts';
import { PictureField } from './picture-field.tsx';
import {
  CATEGORY_OPTIONS,
  faultsLeft,
  pictureWarning,
  type DraftFaults,
  type ProductDraft,
  type TextKey,
} from './product-draft.ts';
import type { PictureUpload } from './use-picture-upload.ts';

const WITH_NONE = [{ value: '', label: 'Choose a category' } as const, ...CATEGORY_OPTIONS];

/** What may be a mistake in the field above; it is read out when it appears. */
function Warning({ text }: { text: string | undefined }): ReactNode {
  return <output className="mt-1.5 block text-xs text-sun empty:hidden">{text}</output>;
}

/** The fields of a product, for creating and editing one. */
export function ProductFields({
  draft,
  faults: shown,
  upload,
  isCategoryRequired = true,
  nameHint,
  nameNote,
  stockHint,
  pictureHint,
  onChange,
}: {
  draft: ProductDraft;
  /** As of the last attempt to submit; those that were fixed since are no longer shown. */
  faults: DraftFaults;
  upload: PictureUpload;
  isCategoryRequired?: boolean;
  nameHint?: string | undefined;
  /** Below the name. */
  nameNote?: ReactNode;
  stockHint?: string;
  pictureHint?: string | undefined;
  onChange: (draft: ProductDraft) => void;
}): ReactNode {
  const faults = faultsLeft(shown, draft);
  const hints = draftHints(draft);
  const set = (field: TextKey) => (value: string) => onChange({ ...draft, [field]: value });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label="Name"
          hint={nameHint}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={draft.name}
          error={faults.name ?? null}
          onChange={set('name')}
        />
        {nameNote}
      </div>
      <TextArea
        label="Description"
        maxLength={MAX_DESCRIPTION_LENGTH}
        className="sm:col-span-2"
        value={draft.description}
        onChange={set('description')}
      />
      <div>
        <TextField
          label="Price ($)"
          required
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          value={draft.price}
          error={faults.price ?? null}
          onChange={set('price')}
        />
        <Warning text={hints.price} />
      </div>
      <TextField
        label="Stock"
        {...(stockHint !== undefined && { hint: stockHint })}
        required
        type="number"
        inputMode="numeric"
        step="1"
        min="0"
        value={draft.stock}
        error={faults.stock ?? null}
        onChange={set('stock')}
      />
      <div className="sm:col-span-2">
        <NativeSelect
          label="Category"
          required={isCategoryRequired}
          value={draft.category}
          error={faults.category ?? null}
          options={WITH_NONE}
          onChange={(category) => onChange({ ...draft, category })}
        />
        <Warning text={hints.category} />
      </div>
      <div className="sm:col-span-2">
        <PictureField
          url={draft.imageUrl}
          name={draft.name}
          error={faults.imageUrl ?? pictureWarning(draft.imageUrl) ?? undefined}
          isRefused={faults.imageUrl !== undefined}
          upload={upload}
          onUrl={set('imageUrl')}
        />
        <Warning text={hints.imageUrl} />
        {pictureHint !== undefined && (
          <output className="mt-3 block text-xs text-haze">{pictureHint}</output>
        )}
      </div>
      <div className="sm:col-span-2">
        <CareFields
          facts={draft.care}
          faults={faults}
          listingName={draft.name}
          onSpecies={(care) => onChange(withSpecies(draft, care))}
          onChange={(care) => onChange({ ...draft, care })}
        />
      </div>
    </div>
  );
}
