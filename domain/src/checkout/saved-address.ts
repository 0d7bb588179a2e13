import { type ExtendedProfile, SHIPPED_COUNTRIES } from '@reef/domain/accounts/account';
import type { ShippingAddress } from '@reef/domain/orders/delivery/shipping-address';

/**
 * The saved address for the payment page (ORD-04). Null if it is incomplete, or in a country that
 * is not shipped to: a wrongly filled page is worse than an empty one.
 */
export function savedAddress(details: ExtendedProfile | null): ShippingAddress | null {
  if (details === null) return null;
  const address: ShippingAddress = {
    name: `${details.first_name} ${details.last_name}`.trim(),
    line1: details.shipping_address_line1.trim(),
    line2: details.shipping_address_line2.trim(),
    city: details.shipping_city.trim(),
    state: details.shipping_state.trim(),
    postal_code: details.shipping_zip.trim(),
    country: details.shipping_country,
    phone: details.phone.trim(),
  };
  const { name, line1, city, state, postal_code } = address;
  const isWhole = [name, line1, city, state, postal_code].every((part) => part !== '');
  const isShippedTo = SHIPPED_COUNTRIES.some((country) => country === address.country);
  return isWhole && isShippedTo ? address : null;
}
