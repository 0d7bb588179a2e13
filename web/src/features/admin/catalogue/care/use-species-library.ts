import { useEffect, useState } from 'react';
import type { Species } from '@reef/domain/fit/species';

/** The library, once it has loaded. */
export type SpeciesState =
  | { phase: 'loading' }
  | { phase: 'error' }
  | { phase: 'ready'; species: readonly Species[] };

async function loadLibrary(): Promise<SpeciesState> {
  try {
    const { default: species } = await import('virtual:reef-species');
    return { phase: 'ready', species };
  } catch {
    return { phase: 'error' };
  }
}

/**
 * The species library, a chunk of its own that only forms of listings load.
 * @returns also `retry`, if it could not be loaded.
 */
export function useSpeciesLibrary(): SpeciesState & { retry: () => void } {
  const [state, setState] = useState<SpeciesState>({ phase: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const loaded = await loadLibrary();
      if (isWanted) setState(loaded);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);
  const retry = async () => {
    setState({ phase: 'loading' });
    setState(await loadLibrary());
  };
  return { ...state, retry: () => void retry() };
}
