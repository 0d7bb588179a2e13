/** The key of the new listing that is being typed, in the tab's storage. */
export const NEW_LISTING_KEY = 'reef-new-listing';
