import type { ReactNode } from 'react';
import { toCentimeters, toKilograms } from '@reef/domain/fit/units';
import { netVolume } from '#features/learn/tools/formulas/volume.ts';
import { liters, spanText } from '#features/learn/tools/formulas/amounts.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import {
  Answer,
  gallonsText,
  Limits,
  litersHint,
  Missing,
  MAX_GALLONS,
  MAX_INCHES,
  NumberInput,
  SIDE,
} from './parts.tsx';
import { useNumbers } from './use-numbers.ts';

const START = {
  length: '48',
  width: '18',
  height: '20',
  gap: '1.5',
  sand: '1.5',
  rock: '75',
  sump: '0',
};
const BOUNDS = {
  length: SIDE,
  width: SIDE,
  height: SIDE,
  gap: { max: MAX_INCHES },
  sand: { max: MAX_INCHES },
  rock: { max: 10_000 },
  sump: { max: MAX_GALLONS },
};

function cm(inches: number | null): string {
  return inches === null ? 'Inches inside the glass.' : `${Math.round(toCentimeters(inches))} cm`;
}

/** The water in a tank with its rock and sand. */
export default function NetVolume(): ReactNode {
  const numbers = useNumbers('net-volume', START, BOUNDS);
  const { length, width, height, gap, sand, rock, sump } = numbers.values;
  const answer = (): ReactNode => {
    if (length === null || width === null || height === null || gap === null)
      return <Missing>Type the inside measures.</Missing>;
    if (sand === null || rock === null || sump === null)
      return <Missing>Type sand, rock and sump; 0 where there is none.</Missing>;
    const tank = { length, width, height, gap, sandDepth: sand, rockLb: rock, sumpGallons: sump };
    const volume = netVolume(tank);
    if (volume === null) return <p>With so much sand and rock there is no water left.</p>;
    return (
      <>
        <p className="tool-answer">
          <strong className="figures">{`${spanText(volume.net)} gallons`}</strong>
          <span className="figures">{`${spanText(liters(volume.net))} liters`}</span>
        </p>
        <dl>
          <ToolRow name="Glass to the rim" value={gallonsText(volume.gross)} />
        </dl>
      </>
    );
  };
  return (
    <ToolFrame
      kept={[numbers]}
      title="Net volume"
      text="The water that is really there. Dose by this, not by the glass."
    >
      <div className="tool-fields tool-thirds">
        <NumberInput numbers={numbers} name="length" label="Length" hint={cm(length)} />
        <NumberInput numbers={numbers} name="width" label="Width" hint={cm(width)} />
        <NumberInput numbers={numbers} name="height" label="Height" hint={cm(height)} />
      </div>
      <div className="tool-fields">
        <NumberInput numbers={numbers} name="gap" label="Water to rim, inches" hint={cm(gap)} />
        <NumberInput numbers={numbers} name="sand" label="Sand depth, inches" hint={cm(sand)} />
        <NumberInput
          numbers={numbers}
          name="rock"
          label="Rock, pounds dry"
          hint={rock === null ? 'Pounds' : `${Math.round(toKilograms(rock))} kg`}
        />
        <NumberInput
          numbers={numbers}
          name="sump"
          label="Water in the sump, gallons"
          hint={litersHint(sump)}
        />
      </div>
      <Answer>{answer()}</Answer>
      <Limits>
        how porous your rock and sand are, so it gives a range: aragonite at 2.93 kg a liter, up to
        half of the rock closed pores, sand with 25 to 50 % pores. Dose by the low end.
      </Limits>
    </ToolFrame>
  );
}
