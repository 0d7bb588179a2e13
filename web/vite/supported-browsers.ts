/** The oldest browsers that scripts are built for (docs/architecture.md). */
export const SUPPORTED_BROWSERS = ['chrome110', 'firefox115', 'safari16'];
