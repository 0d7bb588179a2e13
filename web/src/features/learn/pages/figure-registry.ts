import type { ComponentType } from 'react';

/**
 * All drawings: every component of `figures/`, by its file's name. A drawing that does not exist
 * yet is missing here, and the page then shows nothing in its place.
 */
const FIGURES = import.meta.glob<{ default: ComponentType }>('../figures/*.tsx');

/** The drawing of this name, or null. */
export async function loadFigure(name: string): Promise<ComponentType | null> {
  const load = FIGURES[`../figures/${name}.tsx`];
  return load === undefined ? null : (await load()).default;
}
