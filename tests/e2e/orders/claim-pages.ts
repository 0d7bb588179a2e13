export const HOUR_MS = 3_600_000;

/** The owner's list of claims. */
export const CLAIMS = '/content-product-management?tab=existing&show=Claims';

/** An order that the owner has brought. */
export const DELIVERED = {
  is_fulfilled: true,
  fulfillment_type: 'driving',
  tracking_number: 'LOCAL',
  status: 'delivered',
} as const;
