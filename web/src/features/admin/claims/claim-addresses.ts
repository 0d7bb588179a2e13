import { OWNER_CLAIMS_PATH } from '@reef/domain/claims/owner-claims-path';

/** The address of one claim in the owner's list. */
export function claimAddress(id: string): string {
  return `${OWNER_CLAIMS_PATH}&claim=${encodeURIComponent(id)}`;
}

/** The sold orders, opened at one of them. */
export function soldAddress(orderNumber: string): string {
  return `/content-product-management?find=${encodeURIComponent(orderNumber)}`;
}
