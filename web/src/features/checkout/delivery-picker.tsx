import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { DeliveryOffer } from '@reef/domain/shipping/arrival';
import { dayWords } from '@reef/domain/shipping/day';
import { noDeliveryMessage } from '@reef/domain/shipping/no-delivery';
import { Button } from '#ui/forms/button.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { Price } from '#ui/product/price.tsx';
import {
  type ChosenOffer,
  type Delivery,
  isZipWrong,
  useDelivery,
  type WantedDelivery,
} from './use-delivery.ts';

/** The picker's interface for the pay button. */
export type DeliveryCheck = {
  /** True if the cart cannot be paid as it is: then the picker says why. */
  refuses: () => boolean;
  /** The complete ZIP code it goes to, or null. */
  zip: string | null;
};

function Way({
  offer,
  isChosen,
  onChoose,
}: {
  offer: DeliveryOffer;
  isChosen: boolean;
  onChoose: () => void;
}): ReactNode {
  const [first] = offer.days;
  return (
    <label className="surface-quiet flex min-h-11 cursor-pointer items-center gap-3 p-3 has-checked:border-lumen">
      <input
        type="radio"
        name="delivery-way"
        className="size-5 flex-none accent-lumen"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold text-foam">{offer.name}</span>
        {first !== undefined && (
          <span className="block text-xs text-haze">{`from ${dayWords(first)}`}</span>
        )}
      </span>
      {offer.cents === 0 ? (
        <span className="text-sm font-semibold text-kelp">Free</span>
      ) : (
        <Price cents={offer.cents} />
      )}
    </label>
  );
}

function Days({
  delivery,
  error,
  onChoose,
}: {
  delivery: Delivery;
  error: string | null;
  onChoose: (day: string | null) => void;
}): ReactNode {
  const offer = delivery.offers?.find(({ method }) => method === delivery.method);
  if (offer === undefined) return null;
  const days = offer.days.map((day) => ({ value: day, label: dayWords(day) }));
  return (
    <NativeSelect
      className="mt-3"
      label={offer.method === 'pickup' ? 'Day of pickup' : 'Day of arrival'}
      error={error}
      value={delivery.day ?? ''}
      options={[{ value: '', label: 'Choose a day' }, ...days]}
      onChange={(day) => onChoose(day === '' ? null : day)}
    />
  );
}

/**
 * What is wrong with the ZIP code: that nothing is delivered there, or, once nobody is typing in its
 * field, that it is incomplete.
 */
function useZipError({ zip, lack }: Delivery): {
  error: string | null;
  setIsTyping: (is: boolean) => void;
} {
  const [isTyping, setIsTyping] = useState(false);
  const incomplete = !isTyping && isZipWrong(zip) ? 'Enter five digits, or leave it empty.' : null;
  const error = lack === 'no-delivery-there' ? noDeliveryMessage(lack) : incomplete;
  return { error, setIsTyping };
}

/**
 * How and when the animals arrive: the options for the buyer's ZIP code (SHIP-02).
 * @param onChosen gets the choice, and null when it is no longer possible.
 */
export default function DeliveryPicker({
  ref,
  subtotalCents,
  wanted,
  onWant,
  onChosen,
}: {
  ref: Ref<DeliveryCheck>;
  subtotalCents: number;
  wanted: WantedDelivery;
  /** Gets the part of `wanted` that changes. */
  onWant: (change: WantedDelivery) => void;
  onChosen: (chosen: ChosenOffer | null) => void;
}): ReactNode {
  const delivery = useDelivery(subtotalCents, wanted);
  const { chosen, lack } = delivery;
  useEffect(() => onChosen(chosen), [chosen, onChosen]);
  // A new one with every refused press; for the method that was refused.
  const [refused, setRefused] = useState<Pick<Delivery, 'method'> | null>(null);
  const section = useFirstInvalid<HTMLElement>(refused);
  const { zip, offers, method } = delivery;
  const noDay = useRef<HTMLSpanElement>(null);
  const [isGoneSaid, setIsGoneSaid] = useState(false);
  // The focus goes back to the methods: the button that was pressed disappears, or is below them.
  const unchoose = () => {
    section.current?.querySelector<HTMLElement>('[type=radio]')?.focus();
    setIsGoneSaid(lack === 'method');
    onWant({ method: null, day: null });
  };
  useImperativeHandle(ref, () => ({
    zip: delivery.destination,
    refuses: () => {
      if (lack !== null) setRefused({ method });
      if (lack === 'no-delivery-day') noDay.current?.focus();
      // Once: the next press pays without a method, if no other is chosen.
      if (lack === 'method') unchoose();
      else setIsGoneSaid(false);
      return lack !== null;
    },
  }));
  const zipError = useZipError(delivery);
  const isDayAsked = lack === 'day' && refused?.method === method;
  return (
    <section ref={section} aria-labelledby="delivery-heading" className="mt-5">
      <h3 id="delivery-heading" className="mb-1 text-lg">
        Delivery
      </h3>
      <p className="mb-3 text-sm text-haze">
        Choose a day on which somebody is there to open the box.
      </p>
      <TextField
        label="ZIP code it goes to"
        value={zip}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        className="max-w-48"
        error={zipError.error}
        onBlur={() => zipError.setIsTyping(false)}
        onChange={(typed) => {
          zipError.setIsTyping(true);
          onWant({ zip: typed });
        }}
      />
      {offers !== null && offers.length > 0 && (
        <fieldset className="mt-3 grid gap-2">
          <legend className="sr-only">Delivery method</legend>
          {offers.map((offer) => (
            <Way
              key={offer.method}
              offer={offer}
              isChosen={offer.method === method}
              onChoose={() => onWant({ method: offer.method })}
            />
          ))}
        </fieldset>
      )}
      <output className="block text-sm text-sun">
        {/* The field's own error is not read out when it comes. */}
        <span className="sr-only">{zipError.error}</span>
        {offers === null && (
          <span className="mt-3 block text-haze">The delivery methods are not known yet.</span>
        )}
        {lack === 'no-delivery-day' && (
          <span ref={noDay} tabIndex={-1} className="mt-3 block">
            {noDeliveryMessage(lack)}
          </span>
        )}
        {isGoneSaid && method === null && (
          <span className="mt-3 block">
            The delivery method you chose is no longer offered. Choose another, or decide at
            payment.
          </span>
        )}
      </output>
      <Days
        delivery={delivery}
        error={isDayAsked ? 'Choose a day' : null}
        onChoose={(day) => onWant({ day })}
      />
      {method !== null && (
        <Button kind="ghost" size="small" className="mt-2" onClick={unchoose}>
          Decide at payment
        </Button>
      )}
    </section>
  );
}
