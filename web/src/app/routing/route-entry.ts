import type { ComponentType } from 'react';
import type { Guard } from './access.ts';

/** One page of the site. In a browser every page is its own chunk. */
export type RouteEntry = {
  path: string;
  page: ComponentType;
  guard: Guard;
  /** Said while it is not known yet who is here; the guard's own words where left out. */
  waiting?: string;
};
