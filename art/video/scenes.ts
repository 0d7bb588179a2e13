import type { Scene } from './scene.ts';
import { coral } from './scenes/coral.ts';
import { fish } from './scenes/fish.ts';
import { home } from './scenes/home.ts';
import { invertebrates } from './scenes/invertebrates.ts';
import { users } from './scenes/users.ts';
import { wysiwyg } from './scenes/wysiwyg.ts';

/** Every loop by the name of its files. */
export const SCENES = {
  home,
  fish,
  coral,
  invertebrates,
  wysiwyg,
  users,
} as const satisfies Record<string, Scene>;

/** The name of a loop. */
export type SceneName = keyof typeof SCENES;
