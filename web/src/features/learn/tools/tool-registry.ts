import type { ComponentType } from 'react';

/** How each tool is loaded, by its name in the content; each is a chunk of its own. */
export const TOOL_LOADERS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  dosing: () => import('./calculators/dosing-calculator.tsx'),
  'salt-mix': () => import('./calculators/salt-mix.tsx'),
  'salinity-correction': () => import('./calculators/salinity-correction.tsx'),
  'salinity-converter': () => import('./calculators/salinity-converter.tsx'),
  'water-change': () => import('./calculators/water-change.tsx'),
  evaporation: () => import('./calculators/evaporation.tsx'),
  'tank-calculator': () => import('./calculators/tank-calculator.tsx'),
  'net-volume': () => import('./calculators/net-volume.tsx'),
  'equipment-size': () => import('./calculators/equipment-size.tsx'),
  'running-cost': () => import('./calculators/running-cost.tsx'),
  'drip-timer': () => import('./drip/drip-timer.tsx'),
  'cycling-tracker': () => import('./cycling/cycling-tracker.tsx'),
};

/** The tool of this name, once its code has loaded; null if there is none. */
export async function loadTool(name: string): Promise<ComponentType | null> {
  const load = TOOL_LOADERS[name];
  return load === undefined ? null : (await load()).default;
}
