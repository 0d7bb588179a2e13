/** The modules that the plugin in `plugin.ts` makes. */
declare module 'virtual:reef-species' {
  const species: readonly import('@reef/domain/fit/species').Species[];
  export default species;
}

declare module 'virtual:reef-species/names' {
  /** All names of each species, by its scientific name. */
  const names: Readonly<Record<string, string>>;
  export default names;
}
