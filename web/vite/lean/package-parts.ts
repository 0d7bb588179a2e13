import type { Plugin } from 'vite';
import { isBrowserBuild } from '../browser-build.ts';

/*
 * The tools of the package rewrites beside it. Each names what it changes as the package's bundle
 * has it, and fails the build if an update has changed that: the rewrite then has to be checked.
 */

/** A part was not found: the package has changed, and the rewrite has to be checked. */
class MovedPartError extends Error {}

type Rewrite = (code: string) => string;

/**
 * The code with every match replaced.
 * @throws MovedPartError if there is none.
 */
export function replaced(
  code: string,
  part: RegExp,
  by: string | ((...match: string[]) => string),
): string {
  const changed = typeof by === 'string' ? code.replace(part, by) : code.replace(part, by);
  if (changed === code) throw new MovedPartError(`nothing matches ${part.source}`);
  return changed;
}

const thrown = (why: string): string => `{ throw new Error("${why}"); }`;

/**
 * The code with another body for each of these functions, which take nothing any more.
 * @throws MovedPartError if one is not found.
 */
export function withBody(code: string, names: readonly string[], body: string): string {
  return names.reduce((rest, name) => {
    const whole = new RegExp(String.raw`\bfunction ${name}\([^)]*\) \{\n[\s\S]*?^\}`, 'm');
    return replaced(rest, whole, `function ${name}() ${body}`);
  }, code);
}

/**
 * The code with these functions throwing, so that the bundler drops what they call.
 * @throws MovedPartError if one is not found.
 */
export function withoutFunctions(code: string, names: readonly string[], why: string): string {
  return withBody(code, names, thrown(why));
}

/**
 * The code with a class rewritten.
 * @throws MovedPartError if it is not found.
 */
export function withClass(code: string, name: string, rewrite: Rewrite): string {
  const whole = new RegExp(String.raw`\bclass ${name}(?: extends \w+)? \{\n[\s\S]*?^\}`, 'm');
  return replaced(code, whole, rewrite);
}

/**
 * The code with these methods of a class throwing, so that the bundler drops what they call.
 * @throws MovedPartError if one is not found.
 */
export function withoutMethods(
  code: string,
  className: string,
  names: readonly string[],
  why: string,
): string {
  return withClass(code, className, (body) =>
    names.reduce((rest, name) => {
      const whole = new RegExp(
        String.raw`(^ {4}|\*/ +)((?:static |async )*${name}\(.*\)) \{\n[\s\S]*?^ {4}\}`,
        'm',
      );
      return replaced(rest, whole, `$1$2 ${thrown(why)}`);
    }, body),
  );
}

/**
 * Rewrites a file of a package in builds for browsers. `holds` is a text by which the file is
 * recognized.
 */
export function rewriting(
  name: string,
  { id, holds }: { id: RegExp; holds: string },
  rewrite: Rewrite,
): Plugin {
  let isMet = false;
  return {
    name,
    apply: isBrowserBuild,
    transform: {
      filter: { id, code: holds },
      handler(code) {
        isMet = true;
        // No source map: production builds have none.
        return { code: rewrite(code), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isMet)
        throw new MovedPartError(`no file is ${id.source} and has ${holds}`);
    },
  };
}
