import { type Point } from '../../web/src/ui/drawing/curves.ts';
import { Sheet } from '../shared/sheet.ts';

const BACK = { y: 250, half: 470 };
const FRONT = { y: 470, half: 660 };
const ROWS = 9;
const COLUMNS = 30;

const along = (t: number): { y: number; half: number } => ({
  y: BACK.y + (FRONT.y - BACK.y) * t,
  half: BACK.half + (FRONT.half - BACK.half) * t,
});

/** The egg-crate shelf for frags, seen from slightly above, as the inside of an SVG. */
export function drawFragRack(): string {
  const sheet = new Sheet('r');
  const corners: Point[] = [
    [640 - BACK.half, BACK.y],
    [640 + BACK.half, BACK.y],
    [640 + FRONT.half, FRONT.y],
    [640 - FRONT.half, FRONT.y],
  ];
  const plane = sheet.linear(
    [0, BACK.y],
    [0, FRONT.y],
    [
      [0, '#0a1046', 0.5],
      [1, '#0c1354', 0.92],
    ],
  );
  sheet.fill(`M${corners.map((p) => p.join(' ')).join('L')}Z`, plane);
  for (let row = 0; row <= ROWS; row += 1) {
    // Rows get closer together toward the back.
    const { y, half } = along((row / ROWS) ** 1.35);
    const weight = 2 + row * 0.45;
    sheet.stroke(`M${640 - half} ${y + weight}H${640 + half}`, '#02051f', weight);
    sheet.stroke(
      `M${640 - half} ${y}H${640 + half}`,
      '#6f80e0',
      weight * 0.7,
      `opacity="${0.3 + row * 0.06}"`,
    );
  }
  for (let column = 0; column <= COLUMNS; column += 1) {
    const t = (column / COLUMNS) * 2 - 1;
    const line = `M${640 + t * BACK.half} ${BACK.y}L${640 + t * FRONT.half} ${FRONT.y}`;
    sheet.stroke(line, '#6f80e0', 3, 'opacity="0.5"');
  }
  sheet.fill(
    `M${640 - FRONT.half} ${FRONT.y}h${FRONT.half * 2}v26h${-FRONT.half * 2}Z`,
    sheet.linear(
      [0, FRONT.y],
      [0, FRONT.y + 26],
      [
        [0, '#8d9bff'],
        [0.25, '#3a46a8'],
        [1, '#0a1042'],
      ],
    ),
  );
  sheet.glow([640, 370], 420, '#b9c6ff', 0.3, 100);
  return sheet.svg();
}
