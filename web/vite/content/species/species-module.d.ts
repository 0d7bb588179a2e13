/** The module `virtual:reef-species`, which the plugin in `plugin.ts` makes. */
declare module 'virtual:reef-species' {
  const species: readonly import('@reef/domain/fit/species').Species[];
  export default species;
}
