import { replaced } from './package-parts.ts';

/** A class, its body indented. */
const CLASS = String.raw`^(class (\w+)[^\n]*\{\n(?:[ \t][^\n]*\n|\n)*)\}\n`;
/** A text, null or an empty list given to it, perhaps with comments. */
const GIVEN = String.raw`(?:/\*\*(?:[^*]|\*(?!/))*\*/\n|//[^\n]*\n)*\2\.\w+ = (?:"[^"]*"|'[^']*'|null|\[\])[^;\n]*;\n`;
const GIVEN_TO_CLASS = new RegExp(`${CLASS}((?:${GIVEN})+)`, 'gm');

/**
 * A module's classes with their constants inside them. Given from outside they are an effect, for
 * which a bundler keeps the class: with Auth every provider of sign-ins, from Facebook to SMS.
 * @throws MovedPartError where no class is given any.
 */
export function withConstantsInside(code: string): string {
  return replaced(code, GIVEN_TO_CLASS, (_all, head = '', name = '', given = '') => {
    const inside = given.replaceAll(`${name}.`, '    static ');
    return `${head}${inside}}\n`;
  });
}
