import { describe, expect, it } from 'vitest';
import { boxGallons } from '@reef/domain/fit/units';
import { netVolume, salinityAfterLoss, tankGallons } from './volume.ts';

const STANDARD_75 = {
  length: 48,
  width: 18,
  height: 20,
  gap: 0,
  sandDepth: 0,
  rockLb: 0,
  sumpGallons: 0,
};

describe('LEARN-07 volume to the rim', () => {
  it('knows the standard 75 gallon tank', () => {
    expect(tankGallons({ length: 48, width: 18, height: 20.05 }, 'in')).toBeCloseTo(75, 0);
  });

  it('gives the same in centimeters', () => {
    const inches = tankGallons({ length: 36, width: 18, height: 16 }, 'in');
    const cm = tankGallons({ length: 91.44, width: 45.72, height: 40.64 }, 'cm');
    expect(cm).toBeCloseTo(inches, 6);
  });
});

describe('LEARN-11 net volume', () => {
  it('is the glass where nothing is in it', () => {
    const volume = netVolume(STANDARD_75);
    expect(volume?.gross).toBeCloseTo(74.8, 1);
    expect(volume?.net.low).toBeCloseTo(74.8, 1);
  });

  // Handbook of Mineralogy: aragonite 2.93 g/cm³, so 100 lb (45.36 kg) hold 15.5 L, 4.1 gallons.
  it('loses the room of the rock: 100 lb take 4.1 to 8.2 gallons', () => {
    const volume = netVolume({ ...STANDARD_75, rockLb: 100 });
    expect((volume?.gross ?? 0) - (volume?.net.high ?? 0)).toBeCloseTo(4.1, 1);
    expect((volume?.gross ?? 0) - (volume?.net.low ?? 0)).toBeCloseTo(8.2, 1);
  });

  it('agrees with the dosing article: 75 gallons with rock and sand hold about 60', () => {
    const volume = netVolume({ ...STANDARD_75, gap: 1.5, sandDepth: 1.5, rockLb: 100 });
    expect(volume?.net.low).toBeGreaterThan(56);
    expect(volume?.net.high).toBeLessThan(64);
  });

  it('adds the sump, and refuses a tank without water', () => {
    const dry = netVolume({ ...STANDARD_75, gap: 15, sandDepth: 6 });
    expect(dry).toBeNull();
    const wet = netVolume({ ...STANDARD_75, sumpGallons: 15 });
    expect(wet?.net.high).toBeCloseTo(89.8, 1);
  });
});

describe('LEARN-11 evaporation', () => {
  it('turns a quarter inch of a 75 gallon tank into 0.9 gallons', () => {
    expect(boxGallons(48, 18, 0.25)).toBeCloseTo(0.935, 3);
  });

  it('leaves the salt behind: a tenth of the water gone makes 35 ppt into 38.9', () => {
    expect(salinityAfterLoss(35, 100, 10)).toBeCloseTo(38.89, 2);
    expect(salinityAfterLoss(35, 100, 100)).toBeNull();
  });
});
