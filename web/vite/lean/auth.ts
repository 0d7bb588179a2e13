import { replaced, withoutFunctions, withoutMethods } from './package-parts.ts';

/** A class, its body indented. */
const CLASS = String.raw`^(class (\w+)[^\n]*\{\n(?:[ \t][^\n]*\n|\n)*)\}\n`;
/** An assignment of a text, null or an empty list to it, perhaps after comments. */
const GIVEN = String.raw`(?:/\*\*(?:[^*]|\*(?!/))*\*/\n|//[^\n]*\n)*\2\.\w+ = (?:"[^"]*"|'[^']*'|null|\[\])[^;\n]*;\n`;
const GIVEN_TO_CLASS = new RegExp(`${CLASS}((?:${GIVEN})+)`, 'gm');

/**
 * Moves a module's constants into its classes. Assigned from outside they are a side effect, for
 * which a bundler keeps the class: with Auth every sign-in provider, from Facebook to SMS.
 * @throws MovedPartError if no class has such a constant any more.
 */
export function withConstantsInside(code: string): string {
  return replaced(code, GIVEN_TO_CLASS, (_all, head = '', name = '', given = '') => {
    const inside = given.replaceAll(`${name}.`, '    static ');
    return `${head}${inside}}\n`;
  });
}

const NO_PASSWORDS = 'This build signs in by token alone (web/vite/lean/auth.ts).';
const NO_WARNING = 'This build warns of no emulator (web/vite/lean/auth.ts).';
const NO_MESSAGES = 'The service worker has no Auth to talk to (web/vite/lean/auth.ts).';

/** Every page begins with this: it asks its service worker whether it has an Auth of its own. */
const ASKING_WORKER =
  /(?<=async initializeServiceWorkerMessaging\(\) \{\n).*initializeSender\(\);\n/;

/**
 * Auth with only what the shop needs. Password policies belong to sign-ins that it does not have;
 * its emulator's warning is switched off (`auth-client.ts`); and its service worker has no Auth, so
 * that a page need not wait for an answer each time it stores the session.
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
