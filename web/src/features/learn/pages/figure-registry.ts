import type { ComponentType } from 'react';

/**
 * The drawings there are: every component of `figures/`, by its file's name. One that has not been
 * drawn yet is missing here, and the page then shows nothing in its place.
 */
const FIGURES = import.meta.glob<{ default: ComponentType }>('../figures/*.tsx');

/** The drawing of this name, or null. */
export async function loadFigure(name: string): Promise<ComponentType | null> {
  const load = FIGURES[`../figures/${name}.tsx`];
  return load === undefined ? null : (await load()).default;
}
