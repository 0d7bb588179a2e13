import { describe, expect, it } from 'vitest';
import { replaced, withoutFunctions, withoutMethods } from './package-parts.ts';

const CODE = [
  'function first(e) {',
  '    if (e) {',
  '        return deep(e);',
  '    }',
  '}',
  '/**',
  ' * A store.',
  ' */ class Store extends Base {',
  '    /** Reads. */    get(e) {',
  '        return heavy(e);',
  '    }',
  '    async put(e, t = {}) {',
  '        await heavy(e);',
  '    }',
  '}',
  'class Other {',
  '    get(e) {',
  '        return light(e);',
  '    }',
  '}',
].join('\n');

describe('parts of a package', () => {
  it('are replaced wherever they are', () => {
    expect(replaced('a b a', /a/g, 'c')).toBe('c b c');
  });
  it('throw instead of doing what they did: a function', () => {
    const lean = withoutFunctions(CODE, ['first'], 'gone');
    expect(lean).toBe(CODE.replace(/\(e\) \{[\s\S]*?\n\}/, '() { throw new Error("gone"); }'));
  });
  it('throw instead of doing what they did: methods of one class', () => {
    const lean = withoutMethods(CODE, 'Store', ['get', 'put'], 'gone');
    expect(lean).toContain('/** Reads. */    get(e) { throw new Error("gone"); }\n');
    expect(lean).toContain('    async put(e, t = {}) { throw new Error("gone"); }\n}');
    expect(lean).not.toContain('heavy');
    expect(lean).toContain('return light(e);');
  });
  it('fail the build if they are not found, as after an update', () => {
    expect(() => replaced('a', /b/, 'c')).toThrow('nothing matches');
    expect(() => withoutFunctions(CODE, ['second'], 'gone')).toThrow('nothing matches');
    expect(() => withoutMethods(CODE, 'Shop', ['get'], 'gone')).toThrow('nothing matches');
    expect(() => withoutMethods(CODE, 'Other', ['put'], 'gone')).toThrow('nothing matches');
  });
});
