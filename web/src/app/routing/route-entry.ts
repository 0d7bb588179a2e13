import type { ComponentType } from 'react';
import type { Guard } from './access.ts';

/** One page of the site. In a browser every page is its own chunk. */
export type RouteEntry = {
  path: string;
  page: ComponentType;
  guard: Guard;
  /** The text while the visitor is not known yet; the guard's default if left out. */
  waiting?: string;
};
