import { replaced, withoutFunctions, withoutMethods } from './package-parts.ts';

/** A class, its body indented. */
const CLASS = String.raw`^(class (\w+)[^\n]*\{\n(?:[ \t][^\n]*\n|\n)*)\}\n`;
/** An assignment of a text, null or an empty list to the class, with any comments. */
const GIVEN = String.raw`(?:/\*\*(?:[^*]|\*(?!/))*\*/\n|//[^\n]*\n)*\2\.\w+ = (?:"[^"]*"|'[^']*'|null|\[\])[^;\n]*;\n`;
const GIVEN_TO_CLASS = new RegExp(`${CLASS}((?:${GIVEN})+)`, 'gm');

/**
 * A module's classes with their constants inside them. Assigned outside they are a side effect, for
 * which a bundler keeps the class: in Auth every sign-in provider, from Facebook to SMS.
 * @throws MovedPartError if no class has any.
 */
export function withConstantsInside(code: string): string {
  return replaced(code, GIVEN_TO_CLASS, (_all, head = '', name = '', given = '') => {
    const inside = given.replaceAll(`${name}.`, '    static ');
    return `${head}${inside}}\n`;
  });
}

const NO_PASSWORDS = 'This build signs in by token alone (web/vite/lean-auth.ts).';
const NO_WARNING = 'This build warns of no emulator (web/vite/lean-auth.ts).';
const NO_MESSAGES = 'The service worker has no Auth to talk to (web/vite/lean-auth.ts).';

/** How every page starts: it asks its service worker whether that has an Auth. */
const ASKING_WORKER =
  /(?<=async initializeServiceWorkerMessaging\(\) \{\n).*initializeSender\(\);\n/;

/**
 * Auth without what the shop does not use. The shop has no password sign-ins, so it needs no
 * password rules; the emulator's warning is switched off (`auth-client.ts`); and the service worker
 * has no Auth, so that a page need not wait for its answer when it stores who is signed in.
 * @throws MovedPartError if a part is not found.
 */
export function leanAuth(code: string): string {
  const inside = withConstantsInside(code);
  const token = withoutMethods(inside, 'AuthImpl', ['_updatePasswordPolicy'], NO_PASSWORDS);
  const quiet = withoutFunctions(token, ['emitEmulatorWarning'], NO_WARNING);
  const alone = replaced(quiet, ASKING_WORKER, '');
  const messages = ['initializeReceiver', 'initializeSender'];
  return withoutMethods(alone, 'IndexedDBLocalPersistence', messages, NO_MESSAGES);
}
