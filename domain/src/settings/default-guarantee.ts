/** How long the guarantee runs from its start, in hours, until an owner changes it (docs/spec/sales.md). */
export const DEFAULT_GUARANTEE_HOURS = 72;
