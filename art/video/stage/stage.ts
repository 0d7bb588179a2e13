import { SCENES } from '../scenes.ts';
import type { Actor, Ridge, Scene } from '../scene.ts';
import { program, texture, type Program } from './gl.ts';
import { poses } from './motion.ts';
import * as shaders from './shaders.ts';

/** Drawings that look right by themselves; all others look left. */
const LOOKS_RIGHT = new Set(['regal-blue-tang', 'azure-damselfish', 'purple-tang']);

type Stage = {
  readonly gl: WebGL2RenderingContext;
  readonly scene: Scene;
  readonly sheets: ReadonlyMap<string, WebGLTexture>;
  readonly programs: Record<'water' | 'ridge' | 'actor' | 'speck' | 'vignette', Program>;
};

const CELLS = 24 * 12;

function drawRidge({ gl, scene, programs }: Stage, ridge: Ridge, base: object): void {
  const { water } = scene;
  programs.ridge.use();
  programs.ridge.set({
    left: 0,
    right: 0,
    ...base,
    ...ridge,
    fog: water.mid,
    light: water.light,
    kind: 0,
  });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

function drawActor(stage: Stage, actor: Actor, share: number, base: object): void {
  const { gl, scene, sheets, programs } = stage;
  const { haze = 0, gain = 1, caustics = 0, melt = 0, picture, blur = 0 } = actor;
  gl.bindTexture(gl.TEXTURE_2D, sheets.get(`${picture}@${blur}`) ?? null);
  programs.actor.use();
  const { water } = scene;
  const isMirrored = actor.isMirrored === true;
  const isFish = actor.motion.move !== 'rooted';
  // In the drawing's own space the tail lies to the right of a fish that looks left.
  const facing = LOOKS_RIGHT.has(picture) ? -1 : 1;
  for (const pose of poses(actor, share, scene.width / scene.height)) {
    programs.actor.set({
      ...base,
      ...pose,
      fog: water.mid,
      light: water.light,
      haze,
      gain,
      caustics,
      melt,
      facing,
      flip: isMirrored ? -1 : 1,
      mode: { int: isFish ? 0 : 1 },
      sheet: { int: 0 },
    });
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, CELLS);
  }
}

function draw(stage: Stage, share: number): void {
  const { gl, scene, programs } = stage;
  const { water } = scene;
  const base = { turn: share * Math.PI * 2, aspect: scene.width / scene.height };
  gl.viewport(0, 0, scene.width, scene.height);
  gl.disable(gl.BLEND);
  programs.water.use();
  programs.water.set({ ...base, ...water, specks: 0 });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  for (const part of scene.cast) {
    if (part.kind === 'ridge') drawRidge(stage, part, base);
    else drawActor(stage, part, share, base);
  }
  programs.speck.use();
  programs.speck.set({ ...base, light: water.light, pixels: scene.height });
  gl.drawArrays(gl.POINTS, 0, water.specks);
  programs.vignette.use();
  programs.vignette.set({ ...base, strength: scene.vignette });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

/**
 * Sets the stage for a scene. `pictures` holds data addresses by `slug@blur`.
 * @returns draws the frame at `share` (0 to 1) of the loop and gives it as a PNG data address.
 */
async function setStage(
  name: keyof typeof SCENES,
  pictures: Record<string, string>,
): Promise<(share: number) => string> {
  const scene = SCENES[name];
  const canvas = document.createElement('canvas');
  canvas.width = scene.width;
  canvas.height = scene.height;
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, alpha: false });
  if (gl === null) throw new Error('This browser has no WebGL 2.');
  gl.bindVertexArray(gl.createVertexArray());
  const sheets = new Map<string, WebGLTexture>();
  for (const [key, url] of Object.entries(pictures)) sheets.set(key, await texture(gl, url));
  const programs = {
    water: program(gl, shaders.FRAME_VERTEX, shaders.WATER),
    ridge: program(gl, shaders.FRAME_VERTEX, shaders.RIDGE),
    actor: program(gl, shaders.ACTOR_VERTEX, shaders.ACTOR),
    speck: program(gl, shaders.SPECK_VERTEX, shaders.SPECK),
    vignette: program(gl, shaders.FRAME_VERTEX, shaders.VIGNETTE),
  };
  return (share) => {
    draw({ gl, scene, sheets, programs }, share);
    return canvas.toDataURL('image/png');
  };
}

Object.assign(globalThis, { setStage });
