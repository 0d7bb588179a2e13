import { describe, expect, it } from 'vitest';
import { installedFile } from './testing/installed-packages.ts';
import { leanAuth, withConstantsInside } from './auth.ts';

const GIVEN = ['class Given {', '    a() {}', '}', 'Given.list = [];', ''].join('\n');

describe("a class's constants", () => {
  it('are moved inside it, with their comments', () => {
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
  it('stay outside if they are computed, or belong to another class', () => {
    const workedOut = 'class One {\n    a() {}\n}\nOne.made = make();\n';
    const others = 'class One {\n    a() {}\n}\nTwo.name = "two";\n';
    for (const code of [workedOut, others])
      expect(withConstantsInside(code + GIVEN).startsWith(code)).toBe(true);
  });
  it('fail the build if there are none, as after an update', () => {
    expect(() => withConstantsInside('class One {\n}\n')).toThrow('nothing matches');
  });
});

describe('Auth as the shop needs it', () => {
  const installed = installedFile('@firebase/auth/dist/esm', /^index-\w+\.js$/, 'class AuthImpl ');
  const lean = leanAuth(installed);

  it('does not ask the service worker for an Auth', () => {
    expect(lean).toMatch(/async initializeServiceWorkerMessaging\(\) \{\n {4}\}/);
    expect(lean).not.toContain('new Sender(');
  });
  it('has no rules for passwords, and no warning', () => {
    expect(lean).not.toContain('new PasswordPolicyImpl(');
    expect(lean).not.toContain('firebase-emulator-warning');
  });
  it('signs in by token, as before', () => {
    const signIn = /^async function signInWithCustomToken\([\s\S]*?^\}/m;
    expect(signIn.exec(lean)?.[0]).toBe(signIn.exec(installed)?.[0]);
  });
});
