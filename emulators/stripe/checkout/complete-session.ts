import type { SessionRecord } from '#stripe/state/state.ts';
import type { PaymentDetails } from './payment-details.ts';

/** Closes the session as complete, with the buyer's details. */
export function completeSession(
  record: SessionRecord,
  details: PaymentDetails,
  paymentStatus: 'paid' | 'unpaid',
): void {
  const { session } = record;
  const { email, name, phone, shipping } = details;
  session.status = 'complete';
  session.payment_status = paymentStatus;
  session.customer_details = {
    address: shipping?.address ?? null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone,
    tax_exempt: 'none',
    tax_ids: [],
  };
  session.collected_information = {
    business_name: null,
    individual_name: null,
    shipping_details: session.shipping_address_collection ? shipping : null,
  };
  record.challenge = null;
}
