import { kindOfGroup, type Group } from '@reef/domain/fit/vocabulary';

/**
 * The outline of an animal that looks to the left, 100 units from nose to tail (a coral, an anemone
 * or a seahorse: from side to side or top to bottom). `eye` is the position of its eye, if it shows
 * one.
 */
export type Shape = {
  path: string;
  eye: readonly [x: number, y: number] | null;
  /** Units from top to bottom; the middle is at 0. */
  height: number;
  /** Lives on the ground. */
  isOnGround: boolean;
};

const FISH: Shape = {
  path: 'M0 1C10-15 26-22 42-21C50-27 60-26 66-20C62-16 66-12 72-7L97-22Q88 0 98 22L72 8C64 16 56 20 48 21Q42 28 34 26Q36 22 34 20C20 18 8 12 0 1Z',
  eye: [15, -4],
  height: 54,
  isOnGround: false,
};

const DISC: Shape = {
  path: 'M0 3C6-16 22-34 44-40C62-44 76-38 82-26C76-20 78-12 82-6L99-22Q93 0 99 23L82 8C79 15 79 22 83 28C74 40 60 43 44 40C22 34 8 20 0 3Z',
  eye: [17, -7],
  height: 86,
  isOnGround: false,
};

const SLENDER: Shape = {
  path: 'M0 1C8-9 20-11 32-10C40-17 62-16 76-7L80-4L98-13Q92 0 98 13L80 5C66 11 44 12 28 10C14 9 6 6 0 1Z',
  eye: [10, -3],
  height: 32,
  isOnGround: false,
};

const EEL: Shape = {
  path: 'M0-1C8-9 20-10 30-6C44 0 54 4 66-1C78-6 88-7 100-3C90 0 82 8 68 11C52 14 42 8 28 5C16 4 6 4 0-1Z',
  eye: [8, -4],
  height: 26,
  isOnGround: false,
};

const RAGGED: Shape = {
  path: 'M0 4C8-10 18-16 28-17L30-40L38-19L46-42L50-19L60-36L62-15C70-11 74-8 78-5L97-19Q90 1 97 20L76 8L70 34L58 16L46 38L40 17L26 30L24 14C14 14 6 10 0 4Z',
  eye: [14, -5],
  height: 80,
  isOnGround: false,
};

const PUFFER: Shape = {
  path: 'M0 0C6-20 26-31 46-29C62-27 74-16 80-7L96-17Q91 0 96 16L80 7C72 19 60 28 44 29C24 30 6 18 0 0Z',
  eye: [17, -9],
  height: 60,
  isOnGround: false,
};

const SEAHORSE: Shape = {
  path: 'M4-37C10-42 18-42 23-45Q24-51 31-49Q42-48 43-37C44-28 37-25 38-17C50-12 52 4 43 15C37 23 35 29 38 37C41 45 31 52 24 46C19 41 23 34 29 37C27 30 28 22 31 14C23 8 20-4 25-14C28-21 26-26 23-30C17-32 11-32 4-32Z',
  eye: [29, -40],
  height: 102,
  isOnGround: false,
};

const CORAL: Shape = {
  path: 'M40 44C42 24 36 14 24 8C12 2 6-12 8-28Q14-36 19-28C19-14 24-6 36-2C34-16 32-28 36-42Q44-48 48-40C46-26 48-16 52-8C58-14 62-24 62-34Q69-40 74-33C74-18 68-6 62 2C72-2 80-8 84-18Q92-21 95-13C90 6 74 14 66 20C60 28 60 36 62 44Z',
  eye: null,
  height: 92,
  isOnGround: true,
};

const MOUND: Shape = {
  path: 'M2 30C0 12 12 4 18 2C20-14 34-20 44-18C54-30 74-24 78-10C92-8 100 8 98 30Z',
  eye: null,
  height: 60,
  isOnGround: true,
};

const ANEMONE: Shape = {
  path: 'M32 40C36 26 30 18 18 12C8 6 0-6 2-18Q8-24 13-17C14-8 18-3 24-1C18-12 18-26 24-34Q31-37 34-30C30-20 34-10 40-5C38-18 42-32 50-38Q58-38 57-30C54-20 56-12 60-6C66-12 70-22 70-31Q77-36 82-29C84-18 80-8 74 0C82-2 86-8 88-16Q95-20 99-13C100 2 88 10 78 15C68 20 66 28 70 40Z',
  eye: null,
  height: 78,
  isOnGround: true,
};

const SHRIMP: Shape = {
  path: 'M2-14L30-9C46-14 64-8 76 4C82 10 88 8 96 2Q97 14 88 19C78 20 70 18 62 15L60 23L56 14L51 23L47 13L41 22L38 11L31 19L29 8C18 6 8 0 2-4Q14-4 22-6Z',
  eye: [24, -6],
  height: 46,
  isOnGround: true,
};

const CRAB: Shape = {
  path: 'M22-6C10-10 4-20 8-30L17-22L22-31Q29-20 28-11Q50-20 72-11Q71-20 78-31L83-22L92-30C96-20 90-10 78-6Q84 2 80 9L97 16L94 22L76 17Q64 26 50 26Q36 26 24 17L6 22L3 16L20 9Q16 2 22-6Z',
  eye: null,
  height: 60,
  isOnGround: true,
};

const SNAIL: Shape = {
  path: 'M0 22Q10 8 20 12C18-8 32-24 50-26C72-28 88-10 86 10C94 14 98 18 100 24Q50 28 0 22Z',
  eye: null,
  height: 54,
  isOnGround: true,
};

const STAR: Shape = {
  path: 'M50-46Q55-30 62-16Q80-18 98-14Q84-2 71 9Q76 26 82 44Q65 34 50 25Q35 34 18 44Q24 26 29 9Q16-2 2-14Q20-18 38-16Q45-30 50-46Z',
  eye: null,
  height: 92,
  isOnGround: true,
};

const URCHIN: Shape = {
  path: 'M50-48L55-19L72-40L67-15L92-24L73-4L99 2L74 9L90 26L66 19L68 42L54 22L48 46L43 22L28 40L32 18L8 24L26 8L1 0L27-5L10-26L34-16L30-41L45-19Z',
  eye: null,
  height: 96,
  isOnGround: true,
};

const BY_GROUP: Readonly<Partial<Record<Group, Shape>>> = {
  'dwarf angelfish': DISC,
  'large angelfish': DISC,
  tang: DISC,
  rabbitfish: DISC,
  butterflyfish: DISC,
  boxfish: PUFFER,
  puffer: PUFFER,
  wrasse: SLENDER,
  'fairy wrasse': SLENDER,
  goby: SLENDER,
  dartfish: SLENDER,
  blenny: SLENDER,
  jawfish: SLENDER,
  tilefish: SLENDER,
  pipefish: EEL,
  eel: EEL,
  seahorse: SEAHORSE,
  lionfish: RAGGED,
  scorpionfish: RAGGED,
  frogfish: PUFFER,
  LPS: MOUND,
  mushroom: MOUND,
  zoanthid: MOUND,
  anemone: ANEMONE,
  shrimp: SHRIMP,
  crab: CRAB,
  hermit: CRAB,
  snail: SNAIL,
  slug: SNAIL,
  cucumber: SNAIL,
  clam: MOUND,
  worm: ANEMONE,
  star: STAR,
  cephalopod: STAR,
  urchin: URCHIN,
};

/** The outline for animals of this group. */
export function shapeOf(group: Group | undefined): Shape {
  if (group === undefined) return FISH;
  return BY_GROUP[group] ?? (kindOfGroup(group) === 'coral' ? CORAL : FISH);
}
