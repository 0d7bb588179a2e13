import type { Plugin } from 'vite';

/** The file of react-router that holds every kind of router, whichever of them a shop uses. */
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/][\w\\/-]+[\\/]chunk-\w+\.mjs$/;

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const FACTORY = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const COMPONENT_CLASS = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^)\};$/gm;
/** What a class reads of its surroundings, given to it in a statement of its own. */
const CONTEXT_TYPE = /^(\};)\n\w+\.contextType = (\w+);$/gm;
const DEV_WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * The router's code with what it does at its top level said to be without effect, so that the
 * bundler leaves out the parts that nobody imports. Its package says so of whole files alone, and
 * data routers, forms and a server's framework are one file with the rest. Names for developers'
 * tools and warnings to developers go as well; the package's production build differs by no more,
 * but its exports do not name it.
 */
export function withoutUnusedParts(code: string): string {
  return code
    .replaceAll(DISPLAY_NAME, '')
    .replaceAll(FACTORY, '$1/* @__PURE__ */ $2')
    .replaceAll(CONTEXT_TYPE, '  static contextType = $2;\n$1')
    .replaceAll(COMPONENT_CLASS, '$1/* @__PURE__ */ (() => $2})();')
    .replace(DEV_WARNINGS, 'var ENABLE_DEV_WARNINGS = false;');
}

/** Leaves the unused parts of the router out of what browsers load (decision 40). */
export function leanRouter(): Plugin {
  return {
    name: 'reef-lean-router',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: ROUTER },
      // No map: production builds have none.
      handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
    },
  };
}
