/* Apart from the order: a buyer's pages load that, and only admins and functions write these. */

/**
 * The fields of an unfilled order, new or unfilled again: type, times, carrier, tracking number and
 * the guarantee of an earlier filling are cleared.
 */
export const UNFILLED = {
  is_fulfilled: false,
  fulfillment_type: null,
  delivery_datetime: null,
  shipping_carrier: null,
  tracking_number: null,
  delivered_at: null,
  filled_synced_at: null,
  packing_day_ends_at: null,
  guarantee_start_at: null,
  guarantee_status: 'pending',
} as const;
