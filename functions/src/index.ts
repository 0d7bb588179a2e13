import './runtime/global-options.ts';
import { cancelPayment } from './endpoints/cancel-payment.ts';
import { createPayment } from './endpoints/create-payment.ts';
import { createProduct } from './endpoints/create-product.ts';
import { login } from './endpoints/login.ts';
import { stripeWebhook } from './endpoints/stripe-webhook.ts';
import { sweepReservations } from './endpoints/sweep-reservations.ts';
import { deleteProductCall, updateProductWithAdminCheck } from './endpoints/update-product.ts';
import { verifyPayment } from './endpoints/verify-payment.ts';

// Nested names join with a hyphen: `create.payment` is deployed as `create-payment` (store.md 7).
export const create = { payment: createPayment, product: createProduct };
export const verify = { payment: verifyPayment };
export const cancel = { payment: cancelPayment };
export const stripe = { webhook: stripeWebhook };
export const sweep = { reservations: sweepReservations };
export {
  deleteProductCall as delete_product,
  login,
  updateProductWithAdminCheck as update_product_with_admin_check,
};
