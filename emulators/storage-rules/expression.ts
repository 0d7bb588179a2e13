/** A position in the source, counted from 1. */
export type Position = {
  readonly line: number;
  readonly column: number;
};

export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** An expression in the subset of the rules language that this evaluator supports. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: null | boolean | bigint | string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: Expression; readonly index: Expression }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'document'; readonly read: 'get' | 'exists'; readonly path: PathTemplate }
  | { readonly kind: 'size' | 'toMillis'; readonly of: Expression }
  | { readonly kind: 'matches'; readonly of: Expression; readonly pattern: RegExp }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'in'; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'compare';
      readonly operator: ComparisonOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'arithmetic';
      readonly operator: ArithmeticOperator;
      readonly left: Expression;
      readonly right: Expression;
    };

/** The segments of a document path: fixed text, or an expression that must give a string. */
export type PathTemplate = readonly (string | Expression)[];

/** `function name(params) { return body; }` */
export type RulesFunction = {
  readonly name: string;
  readonly params: readonly string[];
  readonly body: Expression;
};

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/**
 * One segment of a match path: fixed, a capture of one segment, or a capture of all that are left.
 */
export type PatternSegment =
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'one' | 'rest'; readonly name: string };

/** `allow methods: if condition;` */
export type Permission = {
  readonly methods: ReadonlySet<Method>;
  readonly condition: Expression;
};

/** A match block of the source. */
export type MatchBlock = {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly RulesFunction[];
  readonly permissions: readonly Permission[];
  readonly blocks: readonly MatchBlock[];
};

/** A whole rules file that has passed the check. */
export type Ruleset = {
  readonly functions: readonly RulesFunction[];
  readonly blocks: readonly MatchBlock[];
};
