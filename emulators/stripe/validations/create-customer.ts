import * as z from 'zod';
import { email, expand, metadata, text } from './fields.ts';

const Address = z.strictObject({
  city: text().optional(),
  country: text(2).optional(),
  line1: text().optional(),
  line2: text().optional(),
  postal_code: text().optional(),
  state: text().optional(),
});

/** What POST /v1/customers takes, as far as the stand-in supports it. */
export const CreateCustomerParams = z.strictObject({
  email: email().optional(),
  name: text(256).optional(),
  phone: text(20).optional(),
  shipping: z.strictObject({ address: Address, name: text(), phone: text().optional() }).optional(),
  metadata: metadata().optional(),
  expand: expand(),
});
