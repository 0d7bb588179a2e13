import sharp from 'sharp';
import { subjects as corals } from '../coral/index.ts';
import { subjects as fish } from '../fish/index.ts';
import { HEIGHT, WIDTH } from '../shared/backdrop.ts';
import { drawFragRack } from './frag-rack.ts';
import type { Subjects } from '../shared/subject.ts';
import type { Scene } from './scene.ts';

const DRAWINGS: Subjects = { ...fish, ...corals, 'frag-rack': drawFragRack };

/** Wide enough for the largest actor; smaller ones use the texture's smaller sizes. */
const SHEET_WIDTH = 640;

/** The rack fills the frame. */
const RACK_WIDTH = 1280;

async function sheet(slug: string, blur: number): Promise<string> {
  const draw = DRAWINGS[slug];
  if (draw === undefined) throw new Error(`No drawing is called ${slug}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${draw()}</svg>`;
  const picture = sharp(Buffer.from(svg)).resize(slug === 'frag-rack' ? RACK_WIDTH : SHEET_WIDTH);
  const png = await (blur > 0.3 ? picture.blur(blur) : picture).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The cut-out drawings a scene needs, as data addresses by `slug@blur`. */
export async function picturesOf(scene: Scene): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const part of scene.cast) {
    if (part.kind === 'ridge') continue;
    const { picture, blur = 0 } = part;
    pictures[`${picture}@${blur}`] ??= await sheet(picture, blur);
  }
  return pictures;
}
