import { useMemo } from 'react';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { type DeliveryOffer, offersFor, reachesZip } from '@reef/domain/shipping/arrival';
import type { DeliveryChoice } from '@reef/domain/shipping/choice';
import type { ShippingMethod } from '@reef/domain/shipping/method';
import { noDelivery, type NoDelivery } from '@reef/domain/shipping/no-delivery';
import { zipOf } from '@reef/domain/shipping/zip-state';
import { useNow } from '#platform/clock.ts';
import { useAuth } from '#state/session/session.tsx';
import { useShopSettings } from '#state/settings/shop-settings.ts';

/** The input of `create-payment`, and what the delivery will cost. */
export type ChosenOffer = { choice: DeliveryChoice; cents: number };

/** What a choice still needs: a whole ZIP code, a day, or another method than the chosen one. */
type ChoiceLack = 'zip' | 'day' | 'method';

/** What keeps a cart from being paid: its choice, or that nothing can be delivered at all. */
export type DeliveryLack = ChoiceLack | NoDelivery;

/**
 * What the buyer typed and chose, whether it is offered or not. `zip` is undefined until something
 * is typed.
 */
export type WantedDelivery = {
  zip?: string;
  method?: ShippingMethod | null;
  day?: string | null;
};

/** How and when a cart can arrive, and the buyer's choice. */
export type Delivery = {
  /** The ZIP code as typed; the saved address's until then. */
  zip: string;
  /**
   * The options for the ZIP code: none before it is complete, null until the settings are known.
   */
  offers: readonly DeliveryOffer[] | null;
  /** Five digits; null before they are complete. */
  destination: string | null;
  /** What keeps the cart from being paid, or null. */
  lack: DeliveryLack | null;
  method: ShippingMethod | null;
  day: string | null;
  /** Null until method and day are chosen. */
  chosen: ChosenOffer | null;
};

/** The options for a complete ZIP code; null until the settings are known: no price is guessed. */
export function offersTo(
  zip: string | null,
  settings: PublicSettings | null,
  subtotalCents: number,
  now: Date,
): readonly DeliveryOffer[] | null {
  if (zip === null) return [];
  return settings === null ? null : offersFor(settings, zip, subtotalCents, now);
}

/** The part of a choice that is still offered. */
export function stillOffered(
  { method, day }: WantedDelivery,
  offers: readonly DeliveryOffer[] | null,
): { method: ShippingMethod | null; day: string | null; cents: number } {
  const offer = offers?.find((possible) => possible.method === method);
  return {
    method: offer?.method ?? null,
    day: offer?.days.find((possible) => possible === day) ?? null,
    cents: offer?.cents ?? 0,
  };
}

/**
 * What to say before a cart is paid, so that no chosen method is dropped silently; null if it can
 * be paid as it is, also without any choice.
 * @param wanted the method that the buyer chose, whether it is offered or not.
 */
export function deliveryLack(
  wanted: ShippingMethod | null,
  { zip, method, day }: { zip: string; method: ShippingMethod | null; day: string | null },
): ChoiceLack | null {
  if (method !== null) return day === null ? 'day' : null;
  return wanted !== null && isZipWrong(zip) ? 'zip' : null;
}

/**
 * Whether the chosen method reaches a ZIP code but is not offered to it any more, for example
 * because the owner has stopped offering it.
 * @param zip null if it is not complete.
 */
export function isWithdrawn(
  wanted: ShippingMethod | null,
  zip: string | null,
  settings: PublicSettings | null,
  offers: readonly DeliveryOffer[] | null,
): boolean {
  const rule = settings?.delivery.find(({ method }) => method === wanted);
  if (rule === undefined || zip === null || !reachesZip(rule, zip)) return false;
  return offers?.some(({ method }) => method === wanted) === false;
}

/** True if something was typed that is no complete ZIP code. */
export function isZipWrong(zip: string): boolean {
  return zip.trim() !== '' && zipOf(zip) === null;
}

/**
 * The delivery of a cart of `subtotalCents`, live with settings and clock: an option that is no
 * longer possible is no longer chosen.
 */
export function useDelivery(subtotalCents: number, wanted: WantedDelivery): Delivery {
  const settings = useShopSettings();
  const now = useNow('minute');
  const { extended } = useAuth();
  const zip = wanted.zip ?? extended?.shipping_zip ?? '';
  const five = zipOf(zip);
  const offers = offersTo(five, settings, subtotalCents, now);
  const { method, day, cents } = stillOffered(wanted, offers);
  const isGone = isWithdrawn(wanted.method ?? null, five, settings, offers);
  const none = settings === null ? null : noDelivery(settings, five, now);
  // The same object while nothing of it changes: the dialog renders again with every new one.
  const chosen = useMemo<ChosenOffer | null>(() => {
    if (method === null || day === null || five === null) return null;
    return { choice: { method, day, zip: five, seen_cents: cents }, cents };
  }, [method, day, five, cents]);
  return {
    zip,
    offers,
    destination: five,
    lack: none ?? (isGone ? 'method' : deliveryLack(wanted.method ?? null, { zip, method, day })),
    method,
    day,
    chosen,
  };
}
