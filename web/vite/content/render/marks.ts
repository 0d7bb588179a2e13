/** The drawings an article may use. Each is a component of `features/learn/figures`. */
export const FIGURE_NAMES = [
  'drip-acclimation',
  'quarantine-setup',
  'par-zones',
  'flow-patterns',
  'nitrogen-cycle',
  'cycling-timeline',
  'stocking-order',
  'tank-sizes',
  'troubleshooting-tree',
  'fish-signs',
  'reef-pests',
  'coral-health',
  'algae-signs',
] as const;

/** The tools an article may use. Each is in `features/learn/tools/tool-registry.ts`. */
export const TOOL_NAMES = [
  'salinity-converter',
  'drip-timer',
  'tank-calculator',
  'cycling-tracker',
] as const;

/** `::figure name` or `::tool name`, alone on a line. */
export const BLOCK_MARK = /^::(figure|tool) +([a-z0-9-]+) *$/;

/** `[[Term]]` or `[[Term|words shown]]`. */
export const TERM_MARK = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/;

/** The heading that every article must have. */
export const REQUIRED_HEADING = 'What goes wrong';
