/** The layers of a scene, from back to front. */
export type Layer = 'rays' | 'far' | 'school' | 'ridges' | 'life';

/** The canvas: an element on the main thread, an offscreen one in a worker. */
export type Sheet = HTMLCanvasElement | OffscreenCanvas;

/** The context of either. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * The scene is five sheets, one over the other, so that a frame redraws only what moves: light
 * (breathes by CSS), the far ridge (still), the school (moves), the nearer ridges (still), and
 * kelp, anemones, fish and plankton (move).
 */
export type Sheets<Kind extends Sheet = Sheet> = Record<Layer, Kind>;

/** In CSS pixels, or in device pixels. */
export type Size = { width: number; height: number };

/** A canvas outside the scene, for a picture that is drawn once and used often. Device pixels. */
export function spareSheet(width: number, height: number): Sheet {
  // The main thread only draws if it has no offscreen canvas.
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  const sheet = document.createElement('canvas');
  sheet.width = width;
  sheet.height = height;
  return sheet;
}

/** The context of a sheet. @throws if the browser has none: the scene is then left out. */
export function penOf(sheet: Sheet): Pen {
  const pen = sheet.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas to draw on.');
  return pen;
}

/** Clears a sheet and gives it this size in CSS pixels, at `ratio` device pixels to one. */
export function prepare(sheet: Sheet, size: Size, ratio: number): Pen {
  sheet.width = Math.round(size.width * ratio);
  sheet.height = Math.round(size.height * ratio);
  const pen = penOf(sheet);
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  return pen;
}
