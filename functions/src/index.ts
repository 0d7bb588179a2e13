import './shared/runtime/global-options.ts';
import { completeSignIn } from './endpoints/accounts/complete-sign-in.ts';
import { createAdminAccount } from './endpoints/accounts/create-admin-account.ts';
import { createInitialAdmin } from './endpoints/accounts/create-initial-admin.ts';
import { createUserAccount } from './endpoints/accounts/create-user-account.ts';
import { deleteUserAccount } from './endpoints/accounts/delete-user-account.ts';
import { exportMyData } from './endpoints/accounts/export-my-data.ts';
import { getAllUsersWithRoles } from './endpoints/accounts/get-all-users-with-roles.ts';
import { getUserProfileExtended } from './endpoints/accounts/get-user-profile-extended.ts';
import { login } from './endpoints/accounts/login.ts';
import { refreshDirectory } from './endpoints/accounts/refresh-directory.ts';
import { requestLink } from './endpoints/accounts/request-link.ts';
import { resetAuthPassword } from './endpoints/accounts/reset-auth-password.ts';
import { resetPinByUserId } from './endpoints/accounts/reset-pin-by-user-id.ts';
import { signUp } from './endpoints/accounts/sign-up.ts';
import { updateAccount } from './endpoints/accounts/update-account.ts';
import { updateUserExtendedProfile } from './endpoints/accounts/update-user-extended-profile.ts';
import { updateUserRole } from './endpoints/accounts/update-user-role.ts';
import { useEmailLink } from './endpoints/accounts/use-email-link.ts';
import { usePinLink } from './endpoints/accounts/use-pin-link.ts';
import { verifyAdminLogin } from './endpoints/accounts/verify-admin-login.ts';
import { verifyEmail } from './endpoints/accounts/verify-email.ts';
import { catalogueFile } from './endpoints/catalogue/catalogue-file.ts';
import { createProduct } from './endpoints/catalogue/create-product.ts';
import { deleteProduct } from './endpoints/catalogue/delete-product.ts';
import { importProducts } from './endpoints/catalogue/import-products.ts';
import { noteProductChange } from './endpoints/catalogue/note-product-change.ts';
import { productPage } from './endpoints/catalogue/product-page.ts';
import { productSitemap } from './endpoints/catalogue/product-sitemap.ts';
import { shopPage } from './endpoints/catalogue/shop-page.ts';
import { updateProductWithAdminCheck } from './endpoints/catalogue/update-product-with-admin-check.ts';
import { cancelPayment } from './endpoints/checkout/cancel-payment.ts';
import { createPayment } from './endpoints/checkout/create-payment.ts';
import { stripeWebhook } from './endpoints/checkout/stripe-webhook.ts';
import { sweepReservations } from './endpoints/checkout/sweep-reservations.ts';
import { verifyPayment } from './endpoints/checkout/verify-payment.ts';
import { decideClaim } from './endpoints/claims/decide-claim.ts';
import { reportClaim } from './endpoints/claims/report-claim.ts';
import { mailAlarm } from './endpoints/mail/mail-alarm.ts';
import { mailOrderNews } from './endpoints/mail/mail-order-news.ts';
import { retryMail } from './endpoints/mail/retry-mail.ts';
import { sendNewMail } from './endpoints/mail/send-new-mail.ts';
import { sendWaitingMail } from './endpoints/mail/send-waiting-mail.ts';
import { answerMessage } from './endpoints/messages/answer-message.ts';
import { sendMessage } from './endpoints/messages/send-message.ts';
import { countOrders } from './endpoints/orders/count-orders.ts';
import { deleteSpecifiedOrders } from './endpoints/orders/delete-specified-orders.ts';
import { holdOrders } from './endpoints/orders/hold-orders.ts';
import { rebuildOrderCounts } from './endpoints/orders/rebuild-order-counts.ts';
import { checkPicture } from './endpoints/pictures/check-picture.ts';
import { keepSoldPictures } from './endpoints/pictures/keep-sold-pictures.ts';
import { saveSettings } from './endpoints/settings/save-settings.ts';
import { nightlyChecks } from './endpoints/nightly-checks.ts';

// Nested names join with a hyphen: `create.payment` is deployed as `create-payment` (CALL-05).
export const reset = { auth: { password: resetAuthPassword } };
export const catalogue = { file: catalogueFile };
export const product = { page: productPage };
export const sitemap = { products: productSitemap };
export const shop = { page: shopPage };
export const cancel = { payment: cancelPayment };
export const create = { payment: createPayment, product: createProduct };
export const stripe = { webhook: stripeWebhook };
export const sweep = { reservations: sweepReservations };
export const verify = { payment: verifyPayment };
export {
  completeSignIn as complete_sign_in,
  createAdminAccount as create_admin_account,
  createInitialAdmin as create_initial_admin,
  createUserAccount as create_user_account,
  deleteUserAccount as delete_user_account,
  exportMyData as export_my_data,
  getAllUsersWithRoles as get_all_users_with_roles,
  getUserProfileExtended as get_user_profile_extended,
  login,
  refreshDirectory as refresh_directory,
  requestLink as request_link,
  resetPinByUserId as reset_pin_by_user_id,
  signUp as sign_up,
  updateAccount as update_account,
  updateUserExtendedProfile as update_user_extended_profile,
  updateUserRole as update_user_role,
  useEmailLink as use_email_link,
  usePinLink as use_pin_link,
  verifyAdminLogin as verify_admin_login,
  verifyEmail as verify_email,
  deleteProduct as delete_product,
  importProducts as import_products,
  noteProductChange as note_product_change,
  updateProductWithAdminCheck as update_product_with_admin_check,
  decideClaim as decide_claim,
  reportClaim as report_claim,
  mailAlarm as mail_alarm,
  mailOrderNews as mail_order_news,
  retryMail as retry_mail,
  sendNewMail as send_new_mail,
  sendWaitingMail as send_waiting_mail,
  answerMessage as answer_message,
  sendMessage as send_message,
  countOrders as count_orders,
  deleteSpecifiedOrders as delete_specified_orders,
  holdOrders as hold_orders,
  rebuildOrderCounts as rebuild_order_counts,
  checkPicture as check_picture,
  keepSoldPictures as keep_sold_pictures,
  saveSettings as save_settings,
  nightlyChecks as nightly_checks,
};
