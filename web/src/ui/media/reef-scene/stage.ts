import { canDrawInWorker, workerPlayer } from './worker-player.ts';
import type { Player, Setting } from './player.ts';
import type { Layer, Canvases, Size } from './layers.ts';
import { onIdle } from '#browser/idle.ts';
import { onVisibilityChange } from '#ui/media/on-visibility-change.ts';

/** What the app decides about a scene. */
type Scene = Pick<Setting, 'theme' | 'isStill'>;

/** A scene on the page. */
export type Stage = { show: (scene: Scene) => void; close: () => void };

function canvasOf(layer: Layer): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.dataset['layer'] = layer;
  return canvas;
}

/** New canvases each time: one that was transferred to another thread never comes back. */
function layOut(element: HTMLElement): Canvases<HTMLCanvasElement> {
  const rays = canvasOf('rays');
  const far = canvasOf('far');
  const school = canvasOf('school');
  const ridges = canvasOf('ridges');
  const life = canvasOf('life');
  element.replaceChildren(rays, far, school, ridges, life);
  delete element.dataset['drawn'];
  return { rays, far, school, ridges, life };
}

/**
 * Calls back with an element's size, at first and whenever its width changes.
 * @returns a function that stops it.
 */
function onWidth(element: Element, onChange: (size: Size) => void): () => void {
  let known = 0;
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    // Phones change only the height as their toolbars come and go; the reef need not follow.
    if (width === known || height === 0) return;
    known = width;
    onChange({ width, height });
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Opens the drawn reef in an element: drawn by a worker if the browser can, else by the main
 * thread. The page only says what to draw, how large, and whether it is visible. Drawing begins
 * when the browser is idle: five canvases and a worker would delay the page that is just coming.
 */
export function openStage(element: HTMLElement): Stage {
  let player: (Player & { end?: () => void }) | null = null;
  let scene: Scene | null = null;
  let size: Size | null = null;
  let isVisible = false;
  let isOpen = true;

  const set = () => {
    if (scene === null || size === null) return;
    player?.set({ ...scene, size, deviceRatio: window.devicePixelRatio });
  };
  const take = (next: Player) => {
    player = next;
    set();
    next.run(isVisible);
  };
  const onDrawn = () => {
    element.dataset['drawn'] = '';
  };
  const drawHere = async () => {
    const { playerOn } = await import('./player.ts');
    if (isOpen) take(playerOn(layOut(element), onDrawn));
  };
  const onFailure = () => void drawHere();
  const start = () => {
    if (canDrawInWorker()) take(workerPlayer(layOut(element), { onDrawn, onFailure }));
    else void drawHere();
  };

  const stops = [
    onIdle(start),
    onWidth(element, (next) => {
      size = next;
      set();
    }),
    onVisibilityChange(element, (next) => {
      isVisible = next;
      player?.run(next);
    }),
  ];
  return {
    show: (next) => {
      scene = next;
      set();
    },
    close: () => {
      isOpen = false;
      for (const stop of stops) stop();
      player?.run(false);
      player?.end?.();
    },
  };
}
