/** Where admins see the claims. A file of its own, because the menu of every page links there. */
export const OWNER_CLAIMS_PATH = '/content-product-management?tab=existing&show=Claims';
