import { describe, expect, it } from 'vitest';
import { installedFile } from './testing/installed-packages.ts';
import { withoutUnusedParts } from './router.ts';

const installed = installedFile(
  'react-router/dist/development',
  /^chunk-\w+\.mjs$/,
  'function BrowserRouter(',
);

describe("the router's code without its unused parts", () => {
  it('leaves nothing at the top level that the bundler must keep', () => {
    const lean = withoutUnusedParts(installed);
    const kept =
      /^(\w+\.(displayName|contextType) =|var \w+ = (React\d*\.|class extends React)).*/gm;
    expect(lean.match(kept)).toBeNull();
    expect(lean.includes('ENABLE_DEV_WARNINGS = true')).toBe(false);
  });
  it('keeps the context type of a class', () => {
    const code = [
      'var Context = React.createContext(null);',
      'Context.displayName = "Context";',
      'var ENABLE_DEV_WARNINGS = true;',
      'var Boundary = class extends React2.Component {',
      '  render() {',
      '    return this.props.children;',
      '  }',
      '};',
      'Boundary.contextType = RSCContext;',
      'var After = 1;',
    ].join('\n');
    expect(withoutUnusedParts(code)).toBe(
      [
        'var Context = /* @__PURE__ */ React.createContext(null);',
        '',
        'var ENABLE_DEV_WARNINGS = false;',
        'var Boundary = /* @__PURE__ */ (() => class extends React2.Component {',
        '  render() {',
        '    return this.props.children;',
        '  }',
        '  static contextType = RSCContext;',
        '})();',
        'var After = 1;',
      ].join('\n'),
    );
  });
  it('fails the build if a part is not found, as after an update', () => {
    expect(() => withoutUnusedParts('var After = 1;')).toThrow('nothing matches');
  });
});
