import { replaced } from './package-parts.ts';

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const FACTORY = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const COMPONENT_CLASS = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^)\};$/gm;
/** The context that a class reads, assigned to it in a separate statement. */
const CONTEXT_TYPE = /^(\};)\n\w+\.contextType = (\w+);$/gm;
const DEV_WARNINGS = /^var ENABLE_DEV_WARNINGS = true;$/m;

const REWRITES: readonly (readonly [part: RegExp, by: string])[] = [
  [DISPLAY_NAME, ''],
  [FACTORY, '$1/* @__PURE__ */ $2'],
  [CONTEXT_TYPE, '  static contextType = $2;\n$1'],
  [COMPONENT_CLASS, '$1/* @__PURE__ */ (() => $2})();'],
  [DEV_WARNINGS, 'var ENABLE_DEV_WARNINGS = false;'],
];

/**
 * The router's code with its top-level statements marked as free of side effects, so that the
 * bundler leaves out what nobody imports. Its package marks whole files only, and data routers,
 * forms and a server's framework share one file with the rest. Display names and warnings for
 * developers go as well; the package's production build has no other difference, but its exports do
 * not name it.
 * @throws MovedPartError if a part is not found.
 */
export function withoutUnusedParts(code: string): string {
  return REWRITES.reduce((rest, [part, by]) => replaced(rest, part, by), code);
}
