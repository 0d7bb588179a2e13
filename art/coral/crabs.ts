import { closedCurve } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { around, blob } from '../shared/geometry.ts';
import { rock } from './habitat.ts';
import { Scene } from './scene.ts';
import { daisy } from './stars.ts';
import { type Crab, crab } from './crab-anatomy.ts';

function emerald(): string {
  const s = new Scene();
  rock(s, 640, 850, 1280, 520, 401);
  s.glow(640, 480, 540, '#3dff9a', 0.22);
  const look: Crab = {
    x: 640,
    y: 440,
    half: 270,
    tall: 220,
    shell: '#1f9a5a',
    belly: '#8ad0a0',
    leg: '#1f8a54',
    toe: '#e8ffd0',
    hair: '#d8e0a0',
    claw: '#2aa866',
    clawSize: 92,
    eye: '#1a2430',
  };
  const random = seededRandom(41);
  crab(s, look, () => {
    for (let i = 0; i < 34; i++) {
      const at = around([640, 430], i * 2.399963, 250 * Math.sqrt((i + 1) / 34), 0.8);
      s.ball(at[0], at[1], 9 + random() * 10, '#35c07a', 0.05);
    }
    s.path(closedCurve(blob([640, 420], 70, 90, 0.1, random, 10)), '#0f6a40', 'opacity="0.4"');
  });
  return s.svg();
}

function pompom(): string {
  const s = new Scene();
  rock(s, 640, 870, 1280, 480, 411);
  s.glow(640, 480, 540, '#ffc8d8', 0.22);
  const look: Crab = {
    x: 640,
    y: 410,
    half: 215,
    tall: 185,
    shell: '#f4d8c8',
    belly: '#fff0e4',
    leg: '#f0c8b8',
    toe: '#8a3a4a',
    band: '#7a3048',
    claw: '#f4dcd0',
    clawSize: 52,
    eye: '#b82a3a',
  };
  const random = seededRandom(43);
  const tip = crab(s, look, () => {
    const tiles: readonly (readonly [number, number, number, number, string])[] = [
      [640, 300, 74, 44, '#f0a8a0'],
      [520, 330, 62, 54, '#f8e4d4'],
      [760, 330, 62, 54, '#f8e4d4'],
      [480, 420, 58, 52, '#f0a8a0'],
      [800, 420, 58, 52, '#f0a8a0'],
      [640, 400, 84, 58, '#fff2e4'],
      [560, 490, 62, 48, '#f8d0b8'],
      [720, 490, 62, 48, '#f8d0b8'],
      [640, 560, 60, 40, '#f0a8a0'],
    ];
    for (const [x, y, rx, ry, fill] of tiles) {
      const path = closedCurve(blob([x, y], rx, ry, 0.1, random, 7));
      s.path(path, fill);
      s.line(path, '#4a1c38', 8, 'opacity="0.9"');
    }
  });
  for (const x of [tip[0] - 74, 1280 - tip[0] + 74]) {
    s.glow(x, tip[1] + 6, 150, '#c8ffe8', 0.4);
    s.group(`filter="${s.bloom(8, 0.45)}"`, () =>
      daisy(
        s,
        x,
        tip[1] + 24,
        118,
        0.8,
        { disc: '#e8d8b0', ring: '#c8e8c0', arm: '#b8d8c0', tip: '#ffffff' },
        15,
        47,
      ),
    );
  }
  return s.svg();
}

/** The crabs of the catalogue that carry their own shell. */
export const crabs: Record<string, () => string> = {
  'emerald-crab': emerald,
  'pom-pom-crab': pompom,
};
