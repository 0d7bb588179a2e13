/** The modules `virtual:reef-content/…`, which the plugin in `plugin.ts` makes. */

declare module 'virtual:reef-content/types' {
  export type PageLink = import('./types.ts').PageLink;
  export type ContentIcon = import('./types.ts').ContentIcon;
  export type ArticleEntry = import('./types.ts').ArticleEntry;
  export type ArticleSection = import('./types.ts').ArticleSection;
  export type Heading = import('./types.ts').Heading;
  export type TermNote = import('./types.ts').TermNote;
  export type ArticleBlock = import('./types.ts').ArticleBlock;
  export type ArticleSourceWork = import('./types.ts').ArticleSourceWork;
  export type CompiledArticle = import('./types.ts').CompiledArticle;
  export type HubTopic = import('./types.ts').HubTopic;
  export type HubProblem = import('./types.ts').HubProblem;
  export type HubCard = import('./types.ts').HubCard;
  export type HubAlso = import('./types.ts').HubAlso;
  export type HubBeginning = import('./types.ts').HubBeginning;
  export type CompiledHub = import('./types.ts').CompiledHub;
  export type GlossaryEntry = import('./types.ts').GlossaryEntry;
  export type ToolFigure = import('./types.ts').ToolFigure;
  export type SearchDocument = import('./types.ts').SearchDocument;
  export type CompiledPages = import('./compile-pages.ts').CompiledPages;
  export type FeaturedFishPage = import('./compile-pages.ts').FeaturedFishPage;
  export type Guarantee = import('./compile-pages.ts').Guarantee;
  export type LiveCoralPage = import('./compile-pages.ts').LiveCoralPage;
}

declare module 'virtual:reef-content/index' {
  import type { ArticleEntry, ArticleSection } from 'virtual:reef-content/types';
  export const articles: readonly ArticleEntry[];
  export const sections: readonly ArticleSection[];
}

declare module 'virtual:reef-content/articles' {
  import type { CompiledArticle } from 'virtual:reef-content/types';
  const loaders: Readonly<Record<string, () => Promise<{ default: CompiledArticle }>>>;
  export default loaders;
}

declare module 'virtual:reef-content/hubs' {
  import type { CompiledHub } from 'virtual:reef-content/types';
  const loaders: Readonly<Record<string, () => Promise<{ default: CompiledHub }>>>;
  export default loaders;
}

declare module 'virtual:reef-content/glossary' {
  import type { GlossaryEntry } from 'virtual:reef-content/types';
  const glossary: readonly GlossaryEntry[];
  export default glossary;
}

declare module 'virtual:reef-content/search' {
  import type { SearchDocument } from 'virtual:reef-content/types';
  const documents: readonly SearchDocument[];
  export default documents;
}

declare module 'virtual:reef-content/page/featured-fish' {
  import type { FeaturedFishPage } from 'virtual:reef-content/types';
  const page: FeaturedFishPage;
  export default page;
}

declare module 'virtual:reef-content/page/live-coral' {
  import type { LiveCoralPage } from 'virtual:reef-content/types';
  const page: LiveCoralPage;
  export default page;
}

declare module 'virtual:reef-content/page/forum' {
  import type { CompiledPages } from 'virtual:reef-content/types';
  const page: CompiledPages['forum'];
  export default page;
}

declare module 'virtual:reef-content/page/delivery' {
  import type { CompiledPages } from 'virtual:reef-content/types';
  const page: CompiledPages['delivery'];
  export default page;
}

declare module 'virtual:reef-content/page/privacy' {
  import type { CompiledPages } from 'virtual:reef-content/types';
  const page: CompiledPages['privacy'];
  export default page;
}

declare module 'virtual:reef-content/page/contact' {
  import type { CompiledPages } from 'virtual:reef-content/types';
  const page: CompiledPages['contact'];
  export default page;
}

declare module 'virtual:reef-content/page/guarantee' {
  import type { CompiledPages } from 'virtual:reef-content/types';
  const page: CompiledPages['guarantee'];
  export default page;
}

declare module 'virtual:reef-content/care-figures' {
  import type { ToolFigure } from 'virtual:reef-content/types';
  export const heaterWatts: ToolFigure;
  export const liveRock: ToolFigure;
  export const skimmerRating: ToolFigure;
  export const flowMinimum: ToolFigure;
  export const dripTime: ToolFigure;
  export const coralDripTime: ToolFigure;
  export const dripRate: ToolFigure;
  export const dripVolume: ToolFigure;
  export const floatTime: ToolFigure;
  export const temperatureMatch: ToolFigure;
  export const salinityDifference: ToolFigure;
  export const salinityLargeDifference: ToolFigure;
  export const lightsDimAfterArrival: ToolFigure;
  export const longTransit: ToolFigure;
  export const specificGravity: ToolFigure;
  export const cyclingAmmoniaDose: ToolFigure;
  export const cyclingProofTime: ToolFigure;
  export const cyclingSumLimit: ToolFigure;
  export const nitrate: ToolFigure;
  export const reefTemperature: ToolFigure;
  export const alkalinity: ToolFigure;
  export const alkalinityChange: ToolFigure;
  export const alkalinityUseMost: ToolFigure;
  export const calciumPerAlkalinity: ToolFigure;
  export const dosingAlkalinityStep: ToolFigure;
  export const calcium: ToolFigure;
  export const calciumChange: ToolFigure;
  export const magnesium: ToolFigure;
  export const magnesiumChange: ToolFigure;
  export const ph: ToolFigure;
  export const phosphate: ToolFigure;
  export const salinityRise: ToolFigure;
  export const salinityRaisingMix: ToolFigure;
  export const naturalSeawater: ToolFigure;
  export const waterChange: ToolFigure;
  export const flowSps: ToolFigure;
  export const flowLpsSoft: ToolFigure;
  export const flowFishOnly: ToolFigure;
  export const returnTurnover: ToolFigure;
  export const copperRamp: ToolFigure;
  export const copperShortCourse: ToolFigure;
  export const copperFullCourse: ToolFigure;
  export const copperSulfate: ToolFigure;
  export const copperAmine: ToolFigure;
  export const copperAmineWait: ToolFigure;
  export const copperChelated: ToolFigure;
  export const fishQuarantine: ToolFigure;
  export const coralQuarantine: ToolFigure;
  export const ammonia: ToolFigure;
  export const nitrite: ToolFigure;
  export const budgetMonthly: ToolFigure;
  export const ichFallow: ToolFigure;
}
