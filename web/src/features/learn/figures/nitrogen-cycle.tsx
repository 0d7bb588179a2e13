import type { ReactNode } from 'react';
import { Arrow } from './parts/arrow.tsx';
import { care } from './parts/figure-values.ts';
import { Clownfish } from './parts/animals/clownfish.tsx';
import { Bucket, Skimmer } from './parts/gear/gear.tsx';
import { ink } from './parts/ink.ts';
import { LearnFigure } from './parts/learn-figure.tsx';
import { Bacteria, Molecule } from './parts/gear/molecule.tsx';
import { Algae, DeepRock, Food } from './parts/scenes/nitrogen-exits.tsx';
import { Rock } from './parts/gear/rock.tsx';
import { NitrogenPhone } from './parts/scenes/nitrogen-phone.tsx';
import { DeepWater, Pane } from './parts/gear/water.tsx';
import { Heading, Words } from './parts/words.tsx';

const DESCRIPTION = `Fish waste, uneaten food and decay give off ammonia, the deadly stage, which must read ${care.ammonia}. Bacteria on rock and sand that oxidize ammonia turn it into nitrite, which must also read ${care.nitrite}. A second group, chiefly Nitrospira, turns nitrite into nitrate, which is mild and kept at ${care.nitrate} in a reef. Nitrate leaves in three ways: water changes of ${care['water-change']}, algae that are harvested, and bacteria deep in porous rock that turn it into nitrogen gas. A protein skimmer lifts waste out before it enters the cycle at all.`;

function WideExits(): ReactNode {
  return (
    <>
      <Arrow d="M604 362V392" color={ink.violet} isFlowing />
      <Pane x={24} y={404} width={672} height={170} />
      <Words
        x={360}
        y={430}
        size={16}
        weight={650}
        anchor="middle"
        fill={ink.foam}
        lines="Three ways out for nitrate"
      />
      <Bucket x={136} y={516} scale={0.66} level={0.7} />
      <Words
        x={136}
        y={540}
        size={16}
        anchor="middle"
        lines={['Water changes,', care['water-change']]}
      />
      <Algae x={360} y={514} />
      <Words x={360} y={540} size={16} anchor="middle" lines={['Algae that', 'you harvest']} />
      <DeepRock x={586} y={516} />
      <Words
        x={586}
        y={540}
        size={16}
        anchor="middle"
        lines={['Nitrogen gas from', 'deep in the rock']}
      />
    </>
  );
}

function Wide(): ReactNode {
  return (
    <>
      <DeepWater width={720} height={596} />
      <Clownfish x={108} y={74} length={116} isFacingRight rise={4} />
      <Food x={190} y={34} />
      <Heading x={232} y={58} size={21} lines="Fish, food, decay" />
      <Words x={232} y={84} size={16} lines="Waste enters the water" />
      <Arrow d="M106 122V162" color={ink.coral} isFlowing />
      <Arrow d="M436 66H494" color={ink.kelp} />
      <Words
        x={520}
        y={62}
        size={16}
        fill={ink.kelp}
        weight={600}
        lines={['Skimmer:', 'waste out', 'at once']}
      />
      <Skimmer x={640} y={124} scale={0.94} />
      <Rock
        points={[
          [170, 300],
          [178, 262],
          [214, 238],
          [262, 240],
          [292, 262],
          [300, 300],
          [240, 316],
        ]}
        seed={3}
        detail={22}
      />
      <Rock
        points={[
          [420, 300],
          [428, 258],
          [462, 238],
          [508, 240],
          [540, 264],
          [546, 300],
          [486, 316],
        ]}
        seed={6}
        detail={22}
      />
      <Arrow d="M158 216C190 190 270 190 308 216" color={ink.coral} isFlowing />
      <Arrow d="M410 216C440 190 520 190 552 216" color={ink.sun} isFlowing />
      <Bacteria x={234} y={254} color="#4fe0bd" />
      <Bacteria x={484} y={254} color="#6be9f5" />
      <Words
        x={234}
        y={152}
        size={16}
        anchor="middle"
        fill={ink.kelp}
        weight={600}
        lines={['Bacteria on rock', 'and sand']}
      />
      <Words
        x={484}
        y={152}
        size={16}
        anchor="middle"
        fill={ink.lumen}
        weight={600}
        lines={['A second group,', 'chiefly Nitrospira']}
      />
      <Molecule x={106} y={224} r={46} kind="NH3" />
      <Molecule x={358} y={224} r={46} kind="NO2" />
      <Molecule x={604} y={224} r={46} kind="NO3" />
      <Heading x={106} y={302} size={21} anchor="middle" lines="Ammonia" />
      <Words
        x={106}
        y={326}
        size={16}
        anchor="middle"
        fill={ink.coral}
        weight={600}
        lines={['NH₃ · deadly', `Target: ${care.ammonia}`]}
      />
      <Heading x={358} y={302} size={21} anchor="middle" lines="Nitrite" />
      <Words
        x={358}
        y={326}
        size={16}
        anchor="middle"
        fill={ink.sun}
        weight={600}
        lines={['NO₂ · unfinished', `Target: ${care.nitrite}`]}
      />
      <Heading x={604} y={302} size={21} anchor="middle" lines="Nitrate" />
      <Words
        x={604}
        y={326}
        size={16}
        anchor="middle"
        fill={ink.violet}
        weight={600}
        lines={['NO₃ · mild', `Reef: ${care.nitrate}`]}
      />
      <WideExits />
    </>
  );
}

/** How ammonia becomes nitrite and nitrate, and how nitrate leaves the tank. */
export default function NitrogenCycle(): ReactNode {
  return (
    <LearnFigure
      title="The nitrogen cycle in a saltwater tank"
      description={DESCRIPTION}
      caption="Two groups of bacteria stand between waste and safe water. Each can only grow as fast as its food arrives."
      phone={{ width: 340, height: 1010, art: <NitrogenPhone /> }}
      wide={{ width: 720, height: 596, art: <Wide /> }}
    />
  );
}
