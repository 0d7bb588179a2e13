import type { ReactNode } from 'react';
import { CycleFigure } from './parts/scenes/cycle-figure.tsx';
import { weekX } from './parts/scenes/cycle-curves.ts';
import { BareRock, DiatomRock, FirstAnimals, GreenRock } from './parts/scenes/cycle-stages.tsx';
import { bare, care } from './parts/figure-values.ts';
import { ink } from './parts/ink.ts';
import { LearnFigure } from './parts/learn-figure.tsx';
import { DeepWater } from './parts/gear/water.tsx';
import { Heading, Words } from './parts/words.tsx';

const DOSE = care['cycling-ammonia-dose'];

const DESCRIPTION = `A chart over eight weeks in a tank of dry rock. Ammonia rises to the dose of ${DOSE} in the first days, stays high for more than a week and falls in weeks two and three; smaller doses afterward vanish ever faster. Nitrite appears in the second week, climbs fast, stands at its peak in weeks three to five and drops to zero within days. Nitrate climbs from week three until one large water change takes it down near ${care.nitrate}. A full proof dose near week six is gone within ${care['cycling-proof-time']}. Most cycles end after ${care['cycle-length']}. Brown diatoms come first, green film after them, then the clean-up crew and the first fish.`;

const ROWS = [
  ['Days 1–3', 'Rises to the dose', 'Zero', 'Zero', 'Cloudy, then clear'],
  ['Days 4–10', 'Stays high', 'First trace', 'Zero', 'Nothing'],
  ['Weeks 2–3', 'Falling', 'Climbing fast', 'Trace', 'Brown diatoms'],
  [
    'Weeks 3–5',
    'Gone within two days of each dose',
    'At its peak',
    'Climbing',
    'Thick diatoms, first green film',
  ],
  ['Weeks 5–6', 'Gone within a day', 'Falls suddenly to zero', 'High', 'Green film'],
  [
    'Weeks 6–8',
    care.ammonia,
    care.nitrite,
    'Reduced by a water change',
    'Clean-up crew, then the first fish',
  ],
] as const;

function Table(): ReactNode {
  return (
    <table>
      <caption>The cycle week by week</caption>
      <thead>
        <tr>
          {['When', 'Ammonia', 'Nitrite', 'Nitrate', 'What you see'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([when, ...cells]) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            {cells.map((cell, i) => (
              <td key={['ammonia', 'nitrite', 'nitrate', 'see'][i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Phone(): ReactNode {
  const plot = { x: 20, y: 82, width: 300, height: 220 };
  return (
    <>
      <DeepWater width={340} height={510} />
      <Heading x={18} y={34} size={16} fill={ink.coral} lines="Ammonia" />
      <Words x={18} y={54} size={13.5} lines={`${DOSE} dose`} />
      <Heading
        x={weekX(plot, 4.05)}
        y={62}
        size={16}
        anchor="middle"
        fill={ink.sun}
        lines="Nitrite"
      />
      <Heading x={324} y={34} size={16} anchor="end" fill={ink.violet} lines="Nitrate" />
      <Words x={324} y={54} size={13.5} anchor="end" lines="water change" />
      <path d={`M44 60V76M${weekX(plot, 6.33)} 60V76`} stroke={ink.haze} strokeWidth="1.2" />
      <Words
        x={weekX(plot, 6.5)}
        y={168}
        size={13.5}
        fill={ink.coral}
        lines={['Proof dose', 'gone in', care['cycling-proof-time']]}
      />
      <path
        d={`M${weekX(plot, 6.44)} 164H${weekX(plot, 5.9)}`}
        stroke={ink.coral}
        strokeWidth="1.4"
      />
      <CycleFigure plot={plot} size={13.5} />
      <BareRock x={48} y={434} />
      <DiatomRock x={130} y={434} />
      <GreenRock x={211} y={434} />
      <FirstAnimals x={292} y={434} />
      <g fontWeight="500">
        <Words x={48} y={472} size={13.5} anchor="middle" lines={['Dose and', 'wait']} />
        <Words x={130} y={472} size={13.5} anchor="middle" lines={['Brown', 'diatoms']} />
        <Words x={211} y={472} size={13.5} anchor="middle" lines={['Green', 'film']} />
        <Words x={292} y={472} size={13.5} anchor="middle" lines={['First', 'animals']} />
      </g>
    </>
  );
}

function Wide(): ReactNode {
  const plot = { x: 36, y: 84, width: 648, height: 240 };
  return (
    <>
      <DeepWater width={720} height={560} />
      <Heading
        x={weekX(plot, 0.95)}
        y={44}
        size={20}
        anchor="middle"
        fill={ink.coral}
        lines="Ammonia"
      />
      <Words x={weekX(plot, 0.95)} y={68} size={16} anchor="middle" lines={`${DOSE} dose`} />
      <Heading
        x={weekX(plot, 4.1)}
        y={68}
        size={20}
        anchor="middle"
        fill={ink.sun}
        lines="Nitrite"
      />
      <Heading
        x={weekX(plot, 6.2)}
        y={44}
        size={20}
        anchor="middle"
        fill={ink.violet}
        lines="Nitrate"
      />
      <Words x={weekX(plot, 6.2)} y={68} size={16} anchor="middle" lines="until the water change" />
      <Words
        x={weekX(plot, 6.5)}
        y={150}
        size={16}
        fill={ink.coral}
        lines={['Proof dose gone', `in ${care['cycling-proof-time']}`]}
      />
      <Words
        x={weekX(plot, 6.5)}
        y={226}
        size={16}
        fill={ink.violet}
        lines={`near ${bare(care.nitrate)} ppm`}
      />
      <path
        d={`M${weekX(plot, 6.44)} 145H${weekX(plot, 5.88)}`}
        stroke={ink.coral}
        strokeWidth="1.4"
      />
      <CycleFigure plot={plot} size={16} />
      <BareRock x={114} y={478} />
      <DiatomRock x={276} y={478} />
      <GreenRock x={438} y={478} />
      <FirstAnimals x={604} y={478} />
      <Words x={114} y={524} size={16} anchor="middle" lines="Dose and wait" />
      <Words x={276} y={524} size={16} anchor="middle" lines="Brown diatoms" />
      <Words x={438} y={524} size={16} anchor="middle" lines="Green film" />
      <Words x={604} y={524} size={16} anchor="middle" lines="First animals" />
    </>
  );
}

/** Ammonia, nitrite and nitrate over the weeks of a fishless cycle. */
export default function CyclingTimeline(): ReactNode {
  return (
    <LearnFigure
      title="Ammonia, nitrite and nitrate during a fishless cycle"
      description={DESCRIPTION}
      caption="Typical shapes, each curve against its own peak. Your tests, not the calendar, say when a stage is over."
      phone={{ width: 340, height: 510, art: <Phone /> }}
      wide={{ width: 720, height: 560, art: <Wide /> }}
    >
      <Table />
    </LearnFigure>
  );
}
