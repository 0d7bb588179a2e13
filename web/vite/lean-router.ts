import { replaced } from './package-parts.ts';

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const FACTORY = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const COMPONENT_CLASS = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^)\};$/gm;
/** A class's context type, assigned in a separate statement. */
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
 * bundler drops the parts that nobody imports. The package can say so only of whole files, and data
 * routers, forms and a server's framework are in one file with the rest. Display names and warnings
 * for developers go as well; the package's production build has no other differences, but its
 * exports do not name it.
 * @throws MovedPartError if a part is not found.
 */
export function withoutUnusedParts(code: string): string {
  return REWRITES.reduce((rest, [part, by]) => replaced(rest, part, by), code);
}
