import type { Point } from './curves.ts';

/**
 * A fish's body seen from the side: back (`top`) and belly (`bottom`), from the same first point at
 * the nose (x = 0) to the root of the tail (x = 100). The catalogue's pictures and the learning
 * section's figures draw the same bodies.
 */
export type FishOutline = { readonly top: readonly Point[]; readonly bottom: readonly Point[] };

/** An ocellaris clownfish. */
export const CLOWNFISH: FishOutline = {
  top: [
    [0, 3],
    [2, -3],
    [9, -11],
    [22, -18.5],
    [40, -22],
    [60, -20],
    [78, -14],
    [92, -9],
    [100, -8.5],
  ],
  bottom: [
    [0, 3],
    [3, 8],
    [12, 15],
    [26, 20.5],
    [44, 22.5],
    [62, 20.5],
    [78, 14.5],
    [92, 9.5],
    [100, 9],
  ],
};

/** A dwarf angelfish: the flame angel and the coral beauty. */
export const DWARF_ANGELFISH: FishOutline = {
  top: [
    [0, 5],
    [2, -1],
    [7, -11],
    [17, -21],
    [32, -27],
    [52, -28],
    [72, -23],
    [88, -13],
    [95, -8.4],
    [100, -8],
  ],
  bottom: [
    [0, 5],
    [3, 10],
    [11, 17],
    [25, 24],
    [42, 27.5],
    [60, 26.5],
    [78, 19.5],
    [90, 11],
    [95, 8.6],
    [100, 8.2],
  ],
};

/** A firefish. */
export const FIREFISH: FishOutline = {
  top: [
    [0, 0],
    [2, -4],
    [8, -7],
    [20, -8.6],
    [40, -9],
    [60, -8.6],
    [80, -7.2],
    [100, -5.4],
  ],
  bottom: [
    [0, 0],
    [2, 4],
    [8, 6.6],
    [20, 8.4],
    [40, 9],
    [60, 8.6],
    [80, 7.4],
    [100, 5.6],
  ],
};

/** A royal gramma. */
export const ROYAL_GRAMMA: FishOutline = {
  top: [
    [0, 2],
    [3, -4],
    [11, -9],
    [24, -13],
    [42, -15],
    [62, -13.5],
    [80, -9],
    [92, -6.5],
    [100, -6],
  ],
  bottom: [
    [0, 2],
    [2, 6],
    [9, 10],
    [22, 13.5],
    [40, 15],
    [60, 13],
    [78, 9],
    [92, 6.8],
    [100, 6.4],
  ],
};

/** A sailfin tang (Zebrasoma), as the yellow and the purple one. */
export const SAILFIN_TANG: FishOutline = {
  top: [
    [0, 11],
    [2.5, 7],
    [8, 1],
    [13, -8],
    [20, -19],
    [31, -27],
    [47, -30.5],
    [64, -28],
    [80, -17],
    [92, -6],
    [100, -5],
  ],
  bottom: [
    [0, 11],
    [2, 14],
    [8, 15.5],
    [17, 20],
    [30, 27],
    [46, 30],
    [62, 26.5],
    [78, 15.5],
    [91, 6],
    [100, 5.4],
  ],
};
