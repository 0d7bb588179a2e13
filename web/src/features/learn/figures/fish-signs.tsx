import type { ReactNode } from 'react';
import { SignsFigure, type Sign } from './parts/sign-grid.tsx';
import {
  BrookFish,
  ErodedFish,
  FlukeFish,
  IchFish,
  UronemaFish,
  VelvetFish,
} from './parts/scenes/sick-fish.tsx';

const SIGNS: readonly Sign[] = [
  { name: 'Marine ich', lines: ['Grains of salt', 'you can count'], Picture: IchFish },
  { name: 'Velvet', lines: ['Dust too fine', 'to count'], Picture: VelvetFish },
  { name: 'Brook', lines: ['Sheets of slime', 'that peel'], Picture: BrookFish },
  { name: 'Flukes', lines: ['Cloudy eye,', 'pale flecks'], Picture: FlukeFish },
  { name: 'Uronema', lines: ['A red sore with', 'a sharp edge'], Picture: UronemaFish },
  { name: 'Head and line', lines: ['Pits in the face,', 'a worn stripe'], Picture: ErodedFish },
];

const DESCRIPTION =
  'Six fish seen from the side, each with the sign of one disease. Marine ich: a tang with a dozen white grains like salt on fins and body, few enough to count. Velvet: a tang under dust too fine to count. Brook: a clownfish with pale sheets of slime that peel off and trail behind it. Flukes: a tang with a clouded eye and a few pale flecks on its side. Uronema: a green chromis with one raw, red, sharp-edged sore that slants along its scales. Head and lateral line erosion: a tang with pits around eye and chin and a pale, worn stripe along its side.';

/** What each disease of the fish health guides looks like on a fish. */
export default function FishSigns(): ReactNode {
  return (
    <SignsFigure
      title="Six diseases by what you see"
      description={DESCRIPTION}
      caption="Signs overlap, and velvet or flukes in the gills show nothing at all: watch the breathing first."
      signs={SIGNS}
    />
  );
}
