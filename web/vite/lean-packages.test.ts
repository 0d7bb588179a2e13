import { describe, expect, it } from 'vitest';
import { withConstantsInside, withoutPipelines } from './lean-packages.ts';

describe("a class's constants", () => {
  it('stand inside it, comments with them', () => {
    const code = [
      'class Google extends Base {',
      '    constructor() {}',
      '}',
      '/** How it is called. */',
      'Google.PROVIDER_ID = "google.com" /* ProviderId.GOOGLE */;',
      'Google.list = [];',
      'const after = 1;',
    ].join('\n');
    expect(withConstantsInside(code)).toBe(
      [
        'class Google extends Base {',
        '    constructor() {}',
        '/** How it is called. */',
        '    static PROVIDER_ID = "google.com" /* ProviderId.GOOGLE */;',
        '    static list = [];',
        '}',
        'const after = 1;',
      ].join('\n'),
    );
  });
  it('stay outside where they are worked out, or are given to another', () => {
    const workedOut = 'class One {\n    a() {}\n}\nOne.made = make();\n';
    const others = 'class One {\n    a() {}\n}\nTwo.name = "two";\n';
    expect(withConstantsInside(workedOut)).toBe(workedOut);
    expect(withConstantsInside(others)).toBe(others);
  });
});

describe('Firestore without pipelines', () => {
  it('fails the build where a part is not to be found, as after an update', () => {
    expect(() => withoutPipelines('function query() {\n}\n')).toThrow('Firestore has no');
  });
});
