/** The export of `virtual:reef-species`; the plugin in `plugin.ts` makes this module. */
declare module 'virtual:reef-species' {
  const species: readonly import('@reef/domain/fit/species').Species[];
  export default species;
}
