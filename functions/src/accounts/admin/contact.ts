import { COUNTRIES, EMPTY_CONTACT, type ContactAndShipping } from '@reef/domain/accounts/account';
import type {
  CreateUserRequest,
  SignUpRequest,
  UpdateProfileRequest,
} from '@reef/domain/accounts/account-calls';

/** Contact and shipping of the create-user form; an empty country is US (USER-03). */
export function contactOfCreate(request: CreateUserRequest): ContactAndShipping {
  return {
    first_name: request.first_name,
    last_name: request.last_name,
    phone: request.phone,
    shipping_address_line1: request.address_line1,
    shipping_address_line2: request.address_line2,
    shipping_city: request.city,
    shipping_state: request.state,
    shipping_zip: request.zip_code,
    shipping_country: request.country || COUNTRIES[0],
  };
}

/** Contact and shipping of the sign-up form (AUTH-04). */
export function contactOfSignUp(request: SignUpRequest): ContactAndShipping {
  return {
    ...EMPTY_CONTACT,
    first_name: request.firstName,
    last_name: request.lastName,
    phone: request.phone,
    shipping_address_line1: request.addressLine1,
    shipping_address_line2: request.addressLine2,
    shipping_city: request.city,
    shipping_state: request.state,
    shipping_zip: request.zipCode,
  };
}

/** The result of an update: an omitted field keeps its value, an empty country is US. */
export function contactAfter(
  before: ContactAndShipping,
  update: UpdateProfileRequest,
): ContactAndShipping {
  return {
    first_name: update.p_first_name ?? before.first_name,
    last_name: update.p_last_name ?? before.last_name,
    phone: update.p_phone ?? before.phone,
    shipping_address_line1: update.p_shipping_address_line1 ?? before.shipping_address_line1,
    shipping_address_line2: update.p_shipping_address_line2 ?? before.shipping_address_line2,
    shipping_city: update.p_shipping_city ?? before.shipping_city,
    shipping_state: update.p_shipping_state ?? before.shipping_state,
    shipping_zip: update.p_shipping_zip ?? before.shipping_zip,
    shipping_country: (update.p_shipping_country ?? before.shipping_country) || COUNTRIES[0],
  };
}
