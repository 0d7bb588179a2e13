import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { lineItems } from '@reef/domain/cart/line-item';
import { MAX_SENTENCE_LENGTH } from '@reef/domain/claims/claim-calls';
import type { Order } from '@reef/domain/orders/order';
import type { ClaimDraft } from '#state/claims/queued-report.ts';
import { Button } from '#ui/forms/button.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { type ReportFaults, reportFaults, withUnits } from './report-faults.ts';
import { WaterTests } from './water-tests.tsx';

type FormProps = {
  order: Order;
  draft: ClaimDraft;
  leftOf: (line: number) => number;
  onChange: (edit: (draft: ClaimDraft) => ClaimDraft) => void;
};

/** The lines that have units left, each with the number of lost units. */
function LostLines({
  order,
  draft,
  leftOf,
  error,
  onChange,
}: FormProps & { error?: string | undefined }): ReactNode {
  const errorId = useId();
  const faultId = error === undefined ? undefined : errorId;
  return (
    <fieldset className="min-w-0" aria-describedby={faultId}>
      <legend className="mb-1 text-sm font-semibold text-foam">What was lost?</legend>
      <ul className="divide-y divide-[var(--line)]">
        {lineItems(order.items).map(({ name }, line) => {
          const left = leftOf(line);
          if (left === 0) return null;
          const quantity = draft.lines.find((each) => each.line === line)?.quantity ?? 0;
          return (
            <li key={line} className="flex items-center justify-between gap-4 py-3">
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere text-foam">{name}</span>
                <span className="figures text-sm text-haze">{`${left} can be reported`}</span>
              </span>
              <NumberField
                label={`Lost: ${name}`}
                faultId={faultId}
                isLabelHidden
                value={quantity}
                max={left}
                onChange={(units) =>
                  onChange((present) => ({
                    ...present,
                    lines: withUnits(present.lines, line, units),
                  }))
                }
              />
            </li>
          );
        })}
      </ul>
      {error !== undefined && (
        <p id={errorId} className="text-xs font-semibold text-alarm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The report of a loss (CLAIM-01): lines, photos, a sentence. */
export function ReportForm({
  isShrinking,
  onShrinking,
  onSend,
  onCancel,
  ...form
}: FormProps & {
  /** True while chosen photos are made small: without them nothing is sent. */
  isShrinking: boolean;
  onShrinking: (isShrinking: boolean) => void;
  onSend: () => void;
  onCancel: () => void;
}): ReactNode {
  const { draft, onChange } = form;
  const [tries, setTries] = useState(0);
  const element = useFirstInvalid(tries);
  const faults: ReportFaults = tries > 0 ? reportFaults(draft) : {};
  const setSentence = (sentence: string) => onChange((present) => ({ ...present, sentence }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (Object.keys(reportFaults(draft)).length === 0) onSend();
  };
  return (
    <form ref={element} noValidate className="grid gap-6" onSubmit={submit}>
      <LostLines {...form} error={faults.lines} />
      <PhotoPicker
        photos={draft.photos}
        error={faults.photos}
        isBusy={isShrinking}
        onBusy={onShrinking}
        onChange={(edit) => onChange((present) => ({ ...present, photos: edit(present.photos) }))}
      />
      <TextArea
        label="What happened?"
        hint="How it arrived, and what you saw."
        required
        rows={3}
        maxLength={MAX_SENTENCE_LENGTH}
        value={draft.sentence}
        error={faults.sentence ?? null}
        onChange={setSentence}
      />
      <WaterTests order={form.order} sentence={draft.sentence} onChange={setSentence} />
      {/* A new element each time: the same words are read out again. */}
      <p key={tries} role="alert" className="sr-only">
        {Object.values(faults).join(' ')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isShrinking}>
          {isShrinking ? 'Waiting for the photos…' : 'Send report'}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  );
}
