import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanReactDom, LOOKING_FOR_VIEW_TRANSITIONS, withoutRequestsAhead } from './react.ts';
import { installedFile } from './testing/installed-packages.ts';

const FILES = 'react-dom/cjs';
const installed = installedFile(
  FILES,
  /^react-dom-client\.production\.js$/,
  'function FragmentInstance(',
);
const lean = leanReactDom(installed);

/** A function of the code, from its head to its end. */
function functionOf(code: string, name: string): string {
  return new RegExp(String.raw`^function ${name}\([\s\S]*?\}$(?!\n })`, 'm').exec(code)?.[0] ?? '';
}

describe("React's DOM without its ViewTransition", () => {
  it.each(LOOKING_FOR_VIEW_TRANSITIONS)('does no more in %s, which only looks for one', (name) => {
    const whole = new RegExp(String.raw`^function ${name}\([\s\S]*?^\}`, 'm').exec(installed)?.[0];
    expect(whole).toMatch(/\b30 === \w+\.tag\b/);
    expect(functionOf(lean, name)).toBe(`function ${name}() {}`);
  });
  it('marks a tree as having one only where there is one', () => {
    const marks = [...installed.matchAll(/\.flags \|= 33554432\b/g)];
    expect(marks).toHaveLength(1);
    const [, before = ''] =
      /\n {4}case (\d+):[^:]*$/.exec(installed.slice(0, marks[0]?.index)) ?? [];
    expect(before).toBe('30');
  });
  it('starts none', () => {
    expect(lean).not.toContain('ownerDocument.startViewTransition(');
  });
});

describe("React's DOM without refs of fragments and without resources", () => {
  it('has no methods of such a ref', () => {
    expect(lean).not.toContain('FragmentInstance.prototype');
  });
  it('draws a title, a description or a canonical link, and refuses what it would load', () => {
    const getResource: unknown = runInThisContext(`(${functionOf(lean, 'getResource')})`);
    const asked = (type: string, props: object) =>
      typeof getResource === 'function' ? getResource(type, null, props, null) : undefined;
    expect(asked('title', {})).toBeNull();
    expect(asked('link', { rel: 'canonical', href: '/shop' })).toBeNull();
    expect(() => asked('link', { rel: 'stylesheet', precedence: 'default' })).toThrow(
      'no such part',
    );
    expect(() => asked('script', { src: '/a.js', async: true })).toThrow('no such part');
  });
});

it('nothing is requested ahead through react-dom', () => {
  const dom = installedFile(FILES, /^react-dom\.production\.js$/, 'exports.preinitModule = ');
  const exported = [...withoutRequestsAhead(dom).matchAll(/^exports\.(\w+) =/gm)];
  expect(exported.map(([, name]) => name)).not.toContain('preload');
  expect(exported.map(([, name]) => name)).toContain('createPortal');
  expect(/^ReactDOMSharedInternals\.d = \{\n([\s\S]*?)^\};/m.exec(lean)?.[1]).toBe(
    '  f: flushSyncWork,\n  r: requestFormReset,\n',
  );
});

it("what is left of React's DOM is a script", () => {
  expect(parseAst(lean).body.length).toBeGreaterThan(100);
});

it('no component of the shop uses what is left out', () => {
  const src = path.join(import.meta.dirname, '../../src');
  const users = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) =>
    /<(ViewTransition|Activity)\b|\buse(ActionState|FormState)\b|<Fragment\b[^>]*\sref=|\sprecedence=|<script\b[^>]*\sasync\b|\b(preload|preinit|preconnect|prefetchDNS)\w*\b[^;]*from 'react-dom'/.test(
      readFileSync(path.join(src, file), 'utf8'),
    ),
  );
  expect(users).toEqual([]);
});

it('fails the build if a part is not found, as after an update', () => {
  expect(() => leanReactDom('function render() {\n}\n')).toThrow('nothing matches');
  expect(() => withoutRequestsAhead('exports.version = "19";\n')).toThrow('nothing matches');
});
