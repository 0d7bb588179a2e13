import { ShippingMethod } from '@reef/domain/shipping/method';
import * as z from 'zod/mini';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import {
  DeliveryRule,
  isEachOnce,
  line,
  OpenSettings,
  type PublicSettings,
} from './shop-settings.ts';
import { StoredPublicFields } from './stored-public-settings.ts';

const PRIVATE = {
  /** The two orders that an admin may delete (SOLD-08), by number. */
  specified_orders: z
    .array(line('An order number', 40))
    .check(
      z.maxLength(2, 'Two orders can be specified.'),
      z.refine(isEachOnce, 'The two orders must be different.'),
    ),
};

/** The delivery methods, as they can be saved. Those that are stored are read by another schema. */
const Delivery = z.array(DeliveryRule).check(
  z.refine(
    (rules) =>
      rules.length === ShippingMethod.options.length &&
      isEachOnce(rules.map(({ method }) => method)),
    'Each delivery method must be there once.',
  ),
  z.refine(
    (rules) => rules.some((rule) => rule.is_offered),
    'At least one delivery method must be offered.',
  ),
);

/** Everything that an owner sets (SHIP-01). Apart from the public part, which every buyer loads. */
export const ShopSettings = z.object({ delivery: Delivery, ...OpenSettings.def.shape, ...PRIVATE });
export type ShopSettings = z.infer<typeof ShopSettings>;

/** The part for `settings/public`, which everybody reads. */
export function publicPart({ specified_orders: _private, ...open }: ShopSettings): PublicSettings {
  return open;
}

/** The settings as they are stored. */
export const StoredFields = z.object({
  ...StoredPublicFields,
  specified_orders: z._default(PRIVATE.specified_orders, DEFAULT_SETTINGS.specified_orders),
});

/** The document `settings/shop`, for admins. */
export const StoredSettings = z.object({
  revision: z.int(),
  settings: StoredFields,
  updated_at: z.date(),
  updated_by: z.string(),
});
export type StoredSettings = z.infer<typeof StoredSettings>;
