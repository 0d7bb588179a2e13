import type { Plugin } from 'vite';

/*
 * Parts of packages that the shop does not use and that no bundler can know to be unused. Each
 * rewrite keeps what the package does for everybody who uses the part, or says that it is gone.
 */

/** A part that is not where it was: the package has changed, and the rewrite has to be looked at. */
class MovedPartError extends Error {}

/** A class, its body indented. */
const CLASS = String.raw`^(class (\w+)[^\n]*\{\n(?:[ \t][^\n]*\n|\n)*)\}\n`;
/** A text, null or an empty list given to it, perhaps with comments. */
const GIVEN = String.raw`(?:/\*\*(?:[^*]|\*(?!/))*\*/\n|//[^\n]*\n)*\2\.\w+ = (?:"[^"]*"|'[^']*'|null|\[\])[^;\n]*;\n`;
const GIVEN_TO_CLASS = new RegExp(`${CLASS}((?:${GIVEN})+)`, 'gm');

/**
 * A module's classes with their constants inside them. Given from outside they are an effect, for
 * which a bundler keeps the class: with Auth every provider of sign-ins, from Facebook to SMS.
 */
export function withConstantsInside(code: string): string {
  return code.replaceAll(GIVEN_TO_CLASS, (_all, head: string, name: string, given: string) => {
    const inside = given.replaceAll(`${name}.`, '    static ');
    return `${head}${inside}}\n`;
  });
}

/** Firestore's functions that only pipelines come to, by the names in its bundle. */
const OF_PIPELINES = [
  '__PRIVATE_canonifyPipeline',
  '__PRIVATE_newPipelineComparator',
  '__PRIVATE_pipelineEq',
  '__PRIVATE_runPipeline',
  '__PRIVATE_stageFromProto',
  '__PRIVATE_toCorePipeline',
  '__PRIVATE_toEvaluable',
  '__PRIVATE_toPipelineTarget',
] as const;

const GONE = "throw new Error('This build has no pipelines (web/vite/lean-packages.ts).');";

/**
 * Firestore without what evaluates pipelines against the browser's own copy. Queries do not go that
 * way; a pipeline throws.
 * @throws MovedPartError where a part is not to be found.
 */
export function withoutPipelines(code: string): string {
  return OF_PIPELINES.reduce((rest, name) => {
    const whole = new RegExp(String.raw`^function ${name}\([^)]*\) \{\n[\s\S]*?^\}`, 'm');
    if (!whole.test(rest)) throw new MovedPartError(`Firestore has no ${name}`);
    return rest.replace(whole, `function ${name}() { ${GONE} }`);
  }, code);
}

const AUTH = /[\\/]@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]index-\w+\.js$/;
const FIRESTORE = /[\\/]@firebase[\\/]firestore[\\/]dist[\\/]common-[\w-]+\.esm\.js$/;

function rewriting(name: string, id: RegExp, rewrite: (code: string) => string): Plugin {
  return {
    name,
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    // No map: production builds have none.
    transform: { filter: { id }, handler: (code) => ({ code: rewrite(code), map: null }) },
  };
}

/** Leaves unused parts of Firebase out of what browsers load (decision 40). */
export function leanPackages(): Plugin[] {
  return [
    rewriting('reef-lean-auth', AUTH, withConstantsInside),
    rewriting('reef-lean-firestore', FIRESTORE, withoutPipelines),
  ];
}
