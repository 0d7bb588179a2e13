import type { ReactNode } from 'react';
import { isOtherPicture } from '@reef/domain/catalogue/other-picture';
import { Product } from '@reef/domain/catalogue/product';
import type { ClaimLine } from '@reef/domain/claims/claim';
import {
  MAX_DECISION_TEXT_LENGTH,
  canBeDecided,
  hasFailedRefund,
} from '@reef/domain/claims/order-claim';
import { canBeReplaced, mayBeRefundedAlready } from '@reef/domain/claims/claim-ledger';
import type { Order } from '@reef/domain/orders/order';
import { formatCents } from '@reef/domain/shared/money';
import { useLiveDocument } from '#platform/data/live/live-document.ts';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { PictureThumb } from '#ui/photos/picture-thumb.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { draftedAmount, type LineDraft, refundHint } from './decision-draft.ts';
import { ownerDecisionText } from './format-claim.ts';

type Kind = NonNullable<LineDraft['kind']>;

const CHOICES: readonly { kind: Kind; label: string }[] = [
  { kind: 'refund', label: 'Refund' },
  { kind: 'replacement', label: 'Replacement' },
  { kind: 'declined', label: 'Declined' },
];

const SETTLED = { kind: 'settled', label: 'Settled another way' } as const;

/** Of a line whose money went back without a decision, such as before its loss was reported. */
const REFUNDED = { kind: 'settled', label: 'Refunded in Stripe' } as const;

function choicesOf(order: Order, line: ClaimLine): typeof CHOICES {
  if (hasFailedRefund(line)) return [...CHOICES, SETTLED];
  return mayBeRefundedAlready(order) ? [...CHOICES, REFUNDED] : CHOICES;
}

/**
 * A refund in Stripe counts by itself; a payment outside Stripe counts because it is written here.
 */
const WAYS = [
  { value: 'other', label: 'Paid another way' },
  { value: 'stripe', label: 'Refunded in Stripe' },
] as const;

/** What the owner has to do about a failed refund. */
function FailedRefund({ order, line }: { order: Order; line: ClaimLine }): ReactNode {
  const { decision } = line;
  if (decision?.kind !== 'refund' || decision.state !== 'failed') return null;
  return (
    <div className="note note-warning">
      <WarningIcon className="size-5 flex-none" />
      <div className="grid gap-1">
        <strong className="font-semibold">
          The refund of {formatCents(decision.amount_cents)}{' '}
          {decision.refund_id === null ? 'could not be made' : 'came back'}
        </strong>
        {decision.failure !== null && <span className="wrap-anywhere">{decision.failure}</span>}
        <span>
          {order.payment_status === 'refunded'
            ? 'The payment was returned in full already, so nothing is owed. Choose Settled another way, and write down how.'
            : 'The buyer is still owed it. Refund it again, send a replacement, or pay it back another way and write down how.'}
        </span>
      </div>
    </div>
  );
}

/** The listing's present name if it is perhaps another animal's: by its name, or by its picture. */
function otherName({ name, image_url }: ClaimLine, product: Product | null): string | undefined {
  if (product === null) return undefined;
  return product.name !== name || isOtherPicture(image_url, product) ? product.name : undefined;
}

/** Whether there is another one to send, or why none is sent. */
function replacementText(isPaidFor: boolean, stock: number | null): string {
  if (!isPaidFor) return 'Too little is left of the payment';
  if (stock === null) return 'Stock unknown';
  return stock === 0 ? 'None in stock' : `${stock} in stock`;
}

function Choice({
  order,
  line,
  draft,
  stock,
  listedAs,
  onDraft,
}: {
  order: Order;
  line: ClaimLine;
  draft: LineDraft;
  stock: number | null;
  listedAs: string | undefined;
  onDraft: (draft: LineDraft) => void;
}): ReactNode {
  const isPaidFor = canBeReplaced(order, line);
  const isInStock = stock === null || stock >= line.quantity;
  const choose = (kind: Kind) => {
    const { listedAs: _, ...others } = draft;
    const seen = kind === 'replacement' && listedAs !== undefined ? { listedAs } : {};
    onDraft({ ...others, ...seen, kind: draft.kind === kind ? null : kind });
  };
  return (
    <fieldset className="chip-row">
      <legend className="sr-only">Decision about {line.name}</legend>
      {choicesOf(order, line).map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          className="chip disabled:opacity-50"
          aria-pressed={draft.kind === kind}
          disabled={kind === 'replacement' && !(isPaidFor && isInStock)}
          onClick={() => choose(kind)}
        >
          {label}
          {kind === 'replacement' && (
            <span className="text-xs font-normal">{replacementText(isPaidFor, stock)}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}

type LineProps = {
  order: Order;
  line: ClaimLine;
  draft: LineDraft;
  fault: string | null;
  onDraft: (draft: LineDraft) => void;
};

function Fields({ order, line, draft, fault, onDraft }: LineProps): ReactNode {
  if (draft.kind === 'refund') {
    return (
      <TextField
        label={`Refund for ${line.name}, in dollars`}
        hint={refundHint(order, line)}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-72"
        value={draftedAmount(order, line, draft)}
        error={fault}
        onChange={(amount) => onDraft({ ...draft, amount })}
      />
    );
  }
  if (draft.kind === 'declined' || draft.kind === 'settled') {
    const isDeclined = draft.kind === 'declined';
    return (
      <div className="grid gap-3">
        {!isDeclined && hasFailedRefund(line) && (
          <SegmentedToggle
            label={`How the refund for ${line.name} was made good`}
            className="max-w-96"
            value={draft.isByStripe === true ? 'stripe' : 'other'}
            options={WAYS}
            onChange={(way) => onDraft({ ...draft, isByStripe: way === 'stripe' })}
          />
        )}
        <TextArea
          label={isDeclined ? `Reason for ${line.name}` : `How ${line.name} was settled`}
          hint="The buyer reads this on the order and by email."
          rows={2}
          maxLength={MAX_DECISION_TEXT_LENGTH}
          value={draft.text}
          error={fault}
          onChange={(text) => onDraft({ ...draft, text })}
        />
      </div>
    );
  }
  return fault === null ? null : <p className="text-xs font-semibold text-alarm">{fault}</p>;
}

/** One line of a claim: what was lost, what was decided, or the choice (CLAIM-03). */
export function ClaimLineRow({ order, line, draft, fault, onDraft }: LineProps): ReactNode {
  const isOpen = canBeDecided(line);
  const product = useLiveDocument(isOpen ? `products/${line.product_id}` : null, Product);
  // A product that was delisted has none.
  const stock = product.phase === 'missing' ? 0 : (product.data?.stock ?? null);
  const listedAs = otherName(line, product.data);
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <PictureThumb url={line.image_url} name={line.name} />
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere text-foam">
          <span className="figures">{line.quantity} ×</span> {line.name}
        </p>
        <p className="figures text-sm whitespace-nowrap text-mist">
          {formatCents(line.quantity * line.unit_price_cents)}
        </p>
      </div>
      <FailedRefund order={order} line={line} />
      {!isOpen && (
        <p className="text-sm wrap-anywhere text-mist">{ownerDecisionText(line.decision)}</p>
      )}
      {isOpen && (
        <>
          {listedAs !== undefined && (
            <p className="text-sm wrap-anywhere text-sun">
              {listedAs === line.name
                ? 'The listing has another picture now. A replacement would be that piece.'
                : `Now listed as ${listedAs}. A replacement would be that.`}
            </p>
          )}
          <Choice
            order={order}
            line={line}
            draft={draft}
            stock={stock}
            listedAs={listedAs}
            onDraft={onDraft}
          />
          <Fields order={order} line={line} draft={draft} fault={fault} onDraft={onDraft} />
        </>
      )}
    </li>
  );
}
