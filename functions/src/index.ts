import './runtime/global-options.ts';
import { completeSignInOfCaller } from './endpoints/complete-sign-in.ts';
import { createAdminAccount, createInitialAdmin } from './endpoints/create-admin-account.ts';
import { createUserAccount } from './endpoints/create-user-account.ts';
import { deleteUserAccount } from './endpoints/delete-user-account.ts';
import { getAllUsersWithRoles } from './endpoints/get-all-users-with-roles.ts';
import { getUserProfileExtended } from './endpoints/get-user-profile-extended.ts';
import { refreshDirectoryOnEdit } from './endpoints/refresh-directory.ts';
import { resetAuthPassword } from './endpoints/reset-auth-password.ts';
import { resetPinByUserId } from './endpoints/reset-pin-by-user-id.ts';
import { signUpUser } from './endpoints/sign-up.ts';
import { updateAccountOfUser } from './endpoints/update-account.ts';
import { updateUserExtendedProfile } from './endpoints/update-user-extended-profile.ts';
import { updateUserRole } from './endpoints/update-user-role.ts';
import { verifyAdminLogin } from './endpoints/verify-admin-login.ts';
import { verifyEmailOfUser } from './endpoints/verify-email.ts';
import { catalogueSnapshotPage } from './endpoints/catalogue-snapshot.ts';
import { checkPicture } from './endpoints/check-picture.ts';
import { countOrders } from './endpoints/count-orders.ts';
import { keepSoldPictures } from './endpoints/keep-sold-pictures.ts';
import { nightlyChecks } from './endpoints/nightly-checks.ts';
import { productPageOfShop } from './endpoints/product-page.ts';
import { productSitemapOfShop } from './endpoints/product-sitemap.ts';
import { rebuildOrderCounts } from './endpoints/rebuild-order-counts.ts';
import { cancelPayment } from './endpoints/cancel-payment.ts';
import { createPayment } from './endpoints/create-payment.ts';
import { deleteSpecifiedOrdersCall } from './endpoints/delete-specified-orders.ts';
import { createProduct } from './endpoints/create-product.ts';
import { login } from './endpoints/login.ts';
import { stripeWebhook } from './endpoints/stripe-webhook.ts';
import { sweepReservations } from './endpoints/sweep-reservations.ts';
import { deleteProductCall, updateProductWithAdminCheck } from './endpoints/update-product.ts';
import { verifyPayment } from './endpoints/verify-payment.ts';

// Nested names join with a hyphen: `create.payment` is deployed as `create-payment` (store.md 7).
export const create = { payment: createPayment, product: createProduct };
export const verify = { payment: verifyPayment };
export const product = { page: productPageOfShop };
export const sitemap = { products: productSitemapOfShop };
export const catalogue = { snapshot: catalogueSnapshotPage };
export const cancel = { payment: cancelPayment };
export const stripe = { webhook: stripeWebhook };
export const reset = { auth: { password: resetAuthPassword } };
export const sweep = { reservations: sweepReservations };
export {
  checkPicture as check_picture,
  countOrders as count_orders,
  keepSoldPictures as keep_sold_pictures,
  nightlyChecks as nightly_checks,
  rebuildOrderCounts as rebuild_order_counts,
  completeSignInOfCaller as complete_sign_in,
  createAdminAccount as create_admin_account,
  createInitialAdmin as create_initial_admin,
  createUserAccount as create_user_account,
  deleteUserAccount as delete_user_account,
  getAllUsersWithRoles as get_all_users_with_roles,
  getUserProfileExtended as get_user_profile_extended,
  refreshDirectoryOnEdit as refresh_directory,
  resetPinByUserId as reset_pin_by_user_id,
  signUpUser as sign_up,
  updateAccountOfUser as update_account,
  updateUserExtendedProfile as update_user_extended_profile,
  updateUserRole as update_user_role,
  verifyAdminLogin as verify_admin_login,
  verifyEmailOfUser as verify_email,
  deleteProductCall as delete_product,
  deleteSpecifiedOrdersCall as delete_specified_orders,
  login,
  updateProductWithAdminCheck as update_product_with_admin_check,
};
