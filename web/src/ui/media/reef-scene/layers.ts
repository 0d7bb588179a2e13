/** The layers of a scene, from back to front. */
export type Layer = 'rays' | 'far' | 'school' | 'ridges' | 'life';

/** The canvas: an element on the main thread, an offscreen one in a worker. */
export type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

/** The context of either. */
export type AnyContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * The scene is five canvases, one over the other, so that a frame redraws only what moves: light
 * (breathes by CSS), the far ridge (still), the school (moves), the nearer ridges (still), and
 * kelp, anemones, fish and plankton (move).
 */
export type Canvases<Kind extends AnyCanvas = AnyCanvas> = Record<Layer, Kind>;

/** In CSS pixels, or in device pixels. */
export type Size = { width: number; height: number };

/** A canvas outside the scene, for a picture that is drawn once and used often. Device pixels. */
export function createCanvas(width: number, height: number): AnyCanvas {
  // The main thread only draws if it has no offscreen canvas.
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The context of a canvas. @throws if the browser has none: the scene is then left out. */
export function contextOf(canvas: AnyCanvas): AnyContext {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to draw on.');
  return context;
}

/** Clears a canvas and gives it this size in CSS pixels, at `ratio` device pixels to one. */
export function prepare(canvas: AnyCanvas, size: Size, ratio: number): AnyContext {
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const context = contextOf(canvas);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}
