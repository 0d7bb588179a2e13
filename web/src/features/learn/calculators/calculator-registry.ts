import { lazy, type ComponentType } from 'react';

/** The tools of /learn/tools, by the name that the content gives them; each is a chunk of its own. */
export const TOOLS: Readonly<Partial<Record<string, ComponentType>>> = {
  dosing: lazy(() => import('./dosing-calculator.tsx')),
  'salt-mix': lazy(() => import('./salt-mix.tsx')),
  'salinity-correction': lazy(() => import('./salinity-correction.tsx')),
  'salinity-converter': lazy(() => import('#features/learn/tools/salinity-converter.tsx')),
  'water-change': lazy(() => import('./water-change.tsx')),
  evaporation: lazy(() => import('./evaporation.tsx')),
  'tank-calculator': lazy(() => import('#features/learn/tools/tank-calculator.tsx')),
  'net-volume': lazy(() => import('./net-volume.tsx')),
  'equipment-size': lazy(() => import('./equipment-size.tsx')),
  'running-cost': lazy(() => import('./running-cost.tsx')),
  'drip-timer': lazy(() => import('#features/learn/tools/drip/drip-timer.tsx')),
  'cycling-tracker': lazy(() => import('#features/learn/tools/cycling/cycling-tracker.tsx')),
};
