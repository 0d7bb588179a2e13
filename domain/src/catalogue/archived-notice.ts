/** The notice on an archived product (PROD-06). */
export const ARCHIVED_NOTICE =
  'This item has been unavailable for over 7 days and is currently archived. It may return in the future.';
