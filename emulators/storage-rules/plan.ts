import type {
  Expression,
  MatchBlock,
  Method,
  PatternSegment,
  RulesFunction,
  Ruleset,
} from './expression.ts';

/** One `allow`, with all that is needed to decide it. */
export type PlannedRule = {
  /** The whole path from the service down. */
  readonly pattern: readonly PatternSegment[];
  readonly methods: ReadonlySet<Method>;
  readonly condition: Expression;
  /** The functions its condition may call, by name. */
  readonly functions: ReadonlyMap<string, RulesFunction>;
};

/** Flattens nested match blocks into a list: a request is permitted when any of them permits it. */
export function plan(ruleset: Ruleset): PlannedRule[] {
  const functions = byName(new Map(), ruleset.functions);
  return ruleset.blocks.flatMap((block) => planBlock(block, [], functions));
}

function planBlock(
  block: MatchBlock,
  prefix: readonly PatternSegment[],
  outer: ReadonlyMap<string, RulesFunction>,
): PlannedRule[] {
  const pattern = [...prefix, ...block.pattern];
  const functions = byName(outer, block.functions);
  const own = block.permissions.map((permission) => ({ ...permission, pattern, functions }));
  return [...own, ...block.blocks.flatMap((inner) => planBlock(inner, pattern, functions))];
}

function byName(
  outer: ReadonlyMap<string, RulesFunction>,
  own: readonly RulesFunction[],
): ReadonlyMap<string, RulesFunction> {
  return new Map([...outer, ...own.map((each) => [each.name, each] as const)]);
}
