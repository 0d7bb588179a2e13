/** Where admins see the claims: the menu and mails lead there. Apart, because every page has the menu. */
export const OWNER_CLAIMS_PATH = '/content-product-management?tab=existing&show=Claims';
