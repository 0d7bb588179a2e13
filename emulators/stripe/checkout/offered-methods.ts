/** The payment methods that the stand-in supports: immediate, and settling later. */
const PLAYED_METHODS = ['card', 'us_bank_account'];

/**
 * What a session offers. Since its version of 2026-09-30 Stripe computes the set itself and lets
 * a session narrow it: `allowed_payment_method_types`, `excluded_payment_method_types`.
 */
export function offeredMethods(params: {
  allowed_payment_method_types?: string[] | undefined;
  excluded_payment_method_types?: string[] | undefined;
}): string[] {
  const { allowed_payment_method_types: allowed, excluded_payment_method_types: excluded } = params;
  return PLAYED_METHODS.filter(
    (method) => (allowed?.includes(method) ?? true) && excluded?.includes(method) !== true,
  );
}
