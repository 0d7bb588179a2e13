/*
 * Modules of a few lines, by their places. A chunk of its own costs each more than it is worth: its
 * compression begins anew, and each importer names it.
 */

/** A line or a few each, which would be a separate chunk for every page that needs them. */
export const TINY = [
  'domain/src/claims/owner-claims-path.ts',
  'domain/src/shared/fold.ts',
  'domain/src/shared/time.ts',
  'web/src/platform/data/query-spec.ts',
  'web/src/platform/data/calls/queued-calls-key.ts',
  'web/src/platform/ids.ts',
  'web/src/state/tanks/tank-orders-key.ts',
  'web/src/ui/product/shelf-sizes.ts',
  'web/src/ui/routing/first-entry-key.ts',
];

/**
 * Small modules of later pages that are needed together, or by so many pages that each of them
 * would name several chunks.
 */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  pieces: [
    'web/src/ui/forms/use-action.ts',
    'web/src/ui/forms/use-first-invalid.ts',
    'web/src/ui/layout/card.tsx',
    'web/src/ui/layout/later-icons.tsx',
    'web/src/ui/layout/page-heading.tsx',
    'web/src/ui/layout/status-badge.tsx',
  ],
  defaults: ['domain/src/settings/default-settings.ts', 'domain/src/shipping/packing-deadline.ts'],
  dates: ['domain/src/shipping/day.ts', 'web/src/ui/format-date.ts'],
  arrivals: [
    'domain/src/shipping/arrival.ts',
    'domain/src/shipping/format-delivery-prices.ts',
    'domain/src/shipping/holidays.ts',
    'domain/src/shipping/no-delivery.ts',
    'domain/src/shipping/zip-state.ts',
  ],
  calls: [
    'domain/src/shared/call-parts.ts',
    'domain/src/shared/document-id.ts',
    'web/src/platform/data/calls/calls.ts',
  ],
  orders: [
    'domain/src/cart/line-item.ts',
    'domain/src/claims/order-claim.ts',
    'domain/src/orders/delivery/guarantee.ts',
    'domain/src/orders/delivery/shipping-address.ts',
    'domain/src/orders/order.ts',
    'domain/src/orders/order-status.ts',
    'domain/src/shipping/choice.ts',
    'domain/src/shipping/method.ts',
  ],
  listings: [
    'domain/src/catalogue/file/catalogue-file.ts',
    'domain/src/catalogue/category.ts',
    'domain/src/catalogue/product.ts',
    'web/src/state/catalogue/catalogue-schemas.ts',
  ],
  changes: [
    'web/src/platform/data/database.ts',
    'web/src/state/session/own-account/queued-changes.ts',
  ],
  drafts: ['web/src/state/session/user-draft.ts', 'web/src/state/session/user-drafts.ts'],
  promises: [
    'web/src/features/marketing/check-points.tsx',
    'web/src/features/marketing/guarantee-panel.tsx',
  ],
  'start-fit': [
    'web/src/state/fit/start-fit.ts',
    'web/src/state/fit/while-wanted.ts',
    'web/src/state/tanks/tank-hint.ts',
  ],
  guides: [
    'domain/src/fit/guides.ts',
    'domain/src/fit/vocabulary.ts',
    'web/src/ui/fit/guide-titles.ts',
  ],
};

const isOneOf = (files: readonly string[], id: string): boolean =>
  files.some((file) => id.endsWith(`/${file}`));

/** Whether a module is so small and so widely needed that every page has it. */
export function isTiny(id: string): boolean {
  return isOneOf(TINY, id);
}

/** The chunk that a small module shares with others, whatever imports it; null for other modules. */
export function smallChunk(id: string): string | null {
  const place = id.replaceAll('\\', '/');
  return Object.entries(TOGETHER).find(([, files]) => isOneOf(files, place))?.[0] ?? null;
}
