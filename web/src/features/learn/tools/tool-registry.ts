import type { ComponentType } from 'react';

const TOOLS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  'salinity-converter': () => import('./salinity-converter.tsx'),
  'tank-calculator': () => import('./tank-calculator.tsx'),
  'drip-timer': () => import('./drip/drip-timer.tsx'),
  'cycling-tracker': () => import('./cycling/cycling-tracker.tsx'),
};

/** The tool of this name, or null. */
export async function loadTool(name: string): Promise<ComponentType | null> {
  const load = TOOLS[name];
  return load === undefined ? null : (await load()).default;
}
