/** The guarantee's hours from its start, until an owner changes them (docs/spec/sales.md). */
export const DEFAULT_GUARANTEE_HOURS = 72;
