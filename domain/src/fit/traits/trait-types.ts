import type { Severity } from '@reef/domain/fit/reason';
import type { Group } from '@reef/domain/fit/vocabulary';

/** Depth of body, which decides whether a fish slides into a mouth. */
export type Body = 'slender' | 'normal' | 'deep';

/** Whom a fish that is not peaceful attacks. */
type Bullies = 'its own kind' | 'small fish' | 'everyone';

/** `safe` means that the prey is left alone, whatever the general fact says. */
export type Appetite = 'safe' | Extract<Severity, 'care' | 'stop'>;

/** What an animal does to each group of invertebrates and corals. */
export type Eats = Partial<Record<Group, Appetite>>;

/** Water cooler than a reef's, in °F, and what a reef's water does to animals that need it. */
type CoolWater = { minF: number; maxF: number; inReef: Exclude<Severity, 'note'> };

/** The sand that an animal cannot do without, in inches, and what for. */
export type Sand = {
  inches: number;
  use: 'sleeps in' | 'digs in' | 'feeds from' | 'anchors its foot in';
};

/** What an animal's kind adds to its care facts; from its group, refined by its genus. */
export type Traits = {
  body: Body;
  /** The largest prey as a share of its own length: surely swallowed, and possibly swallowed. */
  mouth: readonly [sure: number, perhaps: number];
  bullies: Bullies;
  /** Hides from an aggressive neighbor and starves. */
  timid: boolean;
  eats: Eats;
  /** What it does to shrimp and crabs of `TINY_PREY_IN` or less. */
  eatsTiny: Appetite;
  /** For invertebrates and stinging animals: the longest fish they catch, in inches. */
  catches: readonly [sure: number, perhaps: number];
  /** Grows over its neighbors. */
  spreads: boolean;
  /** Gives off compounds that slow stony corals. */
  chemical: boolean;
  /** Burns other colonies of its own genus. */
  burnsOwnGenus: boolean;
  /** Two of one sex fight, and shops seldom know the sex: only true mates get along. */
  bearsOnlyMate: boolean;
  /** Of a kind that is kept as a group: one alone does well too, a few do not. */
  livesAlone: boolean;
  coolWater: CoolWater | null;
  sand: Sand | null;
  /** What it eats and how that ends in tanks, to follow its name; null if it can be fed. */
  starves: string | null;
  /** The live food that it needs, to follow `needs`; null if it takes other food. */
  liveFood: string | null;
  /**
   * Of a kind that takes food or room from its own, a tank holds one for each `min_tank_gal`; what
   * more than twice as many come to. Null if many live together.
   */
  crowding: Extract<Severity, 'care' | 'stop'> | null;
};
