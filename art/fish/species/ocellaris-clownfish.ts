import { CLOWNFISH } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { Fish } from '../anatomy/fish.ts';
import type { Fin } from '../anatomy/fin.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Pose } from '../anatomy/pose.ts';
import { randomOf } from '../../shared/random.ts';
import { Sheet, type Stop } from '../../shared/sheet.ts';
import { tentacles } from '../habitat/anemone.ts';

/** The colors that tell one clownfish from another. */
export type ClownColors = {
  readonly skin: readonly Stop[];
  readonly fin: readonly Stop[];
  readonly edge: string;
  readonly iris: string;
  readonly halo: string;
  readonly shadow: string;
};

const finned = (colors: ClownColors, outline: Pick<Fin, 'root' | 'margin'>, rays: number): Fin => ({
  ...outline,
  stops: colors.fin,
  rays,
  stripes: [
    { from: 0.8, to: 0.95, color: colors.edge, opacity: 0.92 },
    { from: 0.95, to: 1, color: '#dff4ff', opacity: 0.75 },
  ],
});

function farFins(fish: Fish, colors: ClownColors): void {
  const { body } = fish;
  fish.fin(finned(colors, tailFin(8.5, 24, 15, 0.9), 15));
  const spiny = ridgeFin(body, 'top', [23, 60], [1, 7, 8.5, 8, 6, 4.5], 0.3);
  fish.fin({ ...finned(colors, spiny, 11), spines: 10, cut: 0.12 });
  fish.fin(
    finned(colors, ridgeFin(body, 'top', [56, 91], [4, 10, 14, 14, 10, 3], [0.3, 0.75]), 14),
  );
  fish.fin(
    finned(colors, ridgeFin(body, 'bottom', [60, 91], [3, 9, 13, 13, 9, 3], [0.2, 0.75]), 13),
  );
  fish.fin(finned(colors, fanFin([34, 18], 4, 19, 62, 26, 0.15), 8));
}

/** The three white bands of the ocellaris, edged with black. */
function threeBands(fish: Fish, edge: string, white = '#fdfcf6'): void {
  fish.inside(() => {
    const rim = 1.15;
    fish.bar(
      [
        [21, -1.15],
        [25, -0.6],
        [26.5, 0],
        [24.5, 0.5],
        [19, 1.15],
      ],
      [3, 3.6, 4.2, 4.4, 4.4],
      white,
      rim,
      edge,
    );
    fish.bar(
      [
        [60, -1.15],
        [56, -0.5],
        [48.5, -0.02],
        [54, 0.5],
        [58, 1.15],
      ],
      [5, 5.5, 9.5, 5.5, 4.6],
      white,
      rim,
      edge,
    );
    fish.bar(
      [
        [93, -1.2],
        [94, 0],
        [93, 1.2],
      ],
      [2.4, 3.2, 2.4],
      white,
      rim,
      edge,
    );
  });
}

/** Paints a clownfish with `markings` on its flank; `sheet` is shared by fish that swim together. */
export function paintClownfish(
  slug: string,
  pose: Pose,
  colors: ClownColors,
  markings: (fish: Fish) => void,
  sheet?: Sheet,
): Fish {
  const fish = new Fish(slug, CLOWNFISH, pose, sheet);
  fish.halo(colors.halo, 0.42);
  farFins(fish, colors);
  fish.skin(colors.skin);
  markings(fish);
  fish.gill(
    [
      [27, -0.55],
      [31, -0.1],
      [30, 0.4],
      [26, 0.75],
    ],
    0.35,
  );
  fish.shaded({ shadow: colors.shadow });
  fish.mouth(
    [
      [0.4, 4],
      [3, 4.9],
      [5.6, 6.4],
    ],
    '#9a3a10',
  );
  fish.eye([13, -4.5], 4.6, colors.iris, 0.62);
  fish.fin(finned(colors, fanFin([35, 5], 4.5, 21, 22, 48), 15));
  return fish;
}

/** The orange of the common ocellaris. */
export const ORANGE: ClownColors = {
  skin: [
    [0, '#f0701a'],
    [0.35, '#ff8a1e'],
    [0.7, '#ff9f34'],
    [1, '#ffbc62'],
  ],
  fin: [
    [0, '#ff7d18'],
    [0.7, '#ff9a2e', 0.95],
    [1, '#ffb14d', 0.85],
  ],
  edge: '#0a0b14',
  iris: '#ff9a3a',
  halo: '#5fe0e8',
  shadow: '#8a1f06',
};

/** The near-black of the Darwin form. */
export const BLACK: ClownColors = {
  skin: [
    [0, '#15141f'],
    [0.4, '#22202e'],
    [0.75, '#2b2836'],
    [1, '#4a3a36'],
  ],
  fin: [
    [0, '#1b1a27'],
    [0.7, '#2a2838', 0.97],
    [1, '#3f3d52', 0.9],
  ],
  edge: '#0a0a12',
  iris: '#c86a2a',
  halo: '#58c8f0',
  shadow: '#04040f',
};

/** Tentacles behind and in front of a clownfish, so that it lies in its anemone. */
export function inAnemone(
  slug: string,
  skin: string,
  tip: string,
  swim: (sheet: Sheet) => void,
): string {
  const sheet = new Sheet('f');
  const random = randomOf(`${slug} anemone`);
  const behind = { from: -20, to: 1290, level: 1020, count: 24, height: 330, haze: 0.6 };
  tentacles(sheet, random, behind, skin, tip);
  swim(sheet);
  tentacles(
    sheet,
    random,
    { from: -30, to: 1300, level: 1060, count: 22, height: 262, haze: 0.1 },
    skin,
    tip,
  );
  return sheet.svg();
}

/** Ocellaris clownfish: orange, three white bands edged black, round fins. */
export function drawOcellaris(): string {
  const slug = 'ocellaris-clownfish';
  const pose: Pose = { at: [610, 430], size: 740, facing: 'left', tilt: 5, bend: -3 };
  return inAnemone(slug, '#7f9a4a', '#e87ab0', (sheet) => {
    paintClownfish(slug, pose, ORANGE, (fish) => threeBands(fish, '#0a0b14'), sheet);
  });
}

/** Black ocellaris (Darwin): near-black, the same three bands. */
export function drawBlackOcellaris(): string {
  const slug = 'black-ocellaris-clownfish';
  const pose: Pose = { at: [665, 430], size: 740, facing: 'right', tilt: 8, bend: 4, turn: 0.15 };
  return inAnemone(slug, '#4a8a7a', '#8ff0c8', (sheet) => {
    paintClownfish(slug, pose, BLACK, (fish) => threeBands(fish, '#0a0a12'), sheet);
  });
}
