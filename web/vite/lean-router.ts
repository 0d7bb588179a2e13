import { replaced } from './package-parts.ts';

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const FACTORY = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const COMPONENT_CLASS = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^)\};$/gm;
/** What a class reads of its surroundings, given to it in a statement of its own. */
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
 * The router's code with what it does at its top level said to be without effect, so that the
 * bundler leaves out the parts that nobody imports. Its package says so of whole files alone, and
 * data routers, forms and a server's framework are one file with the rest. Names for developers'
 * tools and warnings to developers go as well; the package's production build differs by no more,
 * but its exports do not name it.
 * @throws MovedPartError where a part is not to be found.
 */
export function withoutUnusedParts(code: string): string {
  return REWRITES.reduce((rest, [part, by]) => replaced(rest, part, by), code);
}
