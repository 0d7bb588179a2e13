import type { ReactNode } from 'react';
import {
  Bucket,
  Heater,
  Net,
  PvcShelter,
  SpongeFilter,
  Thermometer,
} from '#features/learn/figures/parts/gear/gear.tsx';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Tank } from '#features/learn/figures/parts/gear/tank.tsx';
import { YellowTang } from '#features/learn/figures/parts/animals/tang.tsx';
import { Marker } from '#features/learn/figures/parts/words.tsx';

/** The air pump on the lid and its line into the sponge filter. */
function AirPump(): ReactNode {
  return (
    <g>
      <path
        d="M288 66Q306 66 306 84V150Q306 164 294 168"
        fill="none"
        stroke="#bff4fb"
        strokeWidth="3.4"
        opacity="0.85"
        strokeLinecap="round"
      />
      <rect x="246" y="56" width="46" height="26" rx="7" fill="#22364a" stroke="#8fb8cc" />
      <circle cx="258" cy="69" r="4" fill={ink.kelp} />
      <path d="M268 64H284M268 69H284M268 74H284" stroke="#8fb8cc" strokeWidth="1.6" />
    </g>
  );
}

function Lid(): ReactNode {
  return (
    <g>
      <path d="M22 82H348V90H22Z" fill="#cfeaf4" opacity="0.4" stroke="#eafaff" strokeWidth="1.6" />
      <path
        d="M130 82V74H194V82"
        fill="none"
        stroke="#eafaff"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Table(): ReactNode {
  return (
    <g>
      <rect x="8" y="340" width="414" height="14" rx="4" fill="#1b354a" stroke={ink.line} />
      <path d="M30 354V376M400 354V376" stroke="#0f2438" strokeWidth="16" />
    </g>
  );
}

/** Net on its hook, bucket, and a towel over its rim. */
function Tools(): ReactNode {
  return (
    <g>
      <circle cx="388" cy="92" r="4" fill="#8fb8cc" />
      <Net x={388} y={146} scale={1.05} />
      <Bucket x={386} y={340} scale={0.74} level={0.5} />
      <path d="M392 276Q408 272 420 279L424 322Q410 330 396 322Z" fill="#6a4b9a" />
      <path d="M394 300 422 298M395 310 423 308" stroke="#b6a0ff" strokeWidth="2.4" opacity="0.8" />
    </g>
  );
}

/** A bare tank on a table with numbered parts, 430 × 380. */
export function QuarantineScene(): ReactNode {
  return (
    <g>
      <Table />
      <Tank x={26} y={90} width={318} height={250} freeboard={20}>
        <path d="M26 333H344V340H26Z" fill="#dff6ff" opacity="0.22" />
        <Heater x={62} y={196} scale={1.05} />
        <SpongeFilter x={292} y={334} scale={1.5} />
        <PvcShelter x={128} y={334} scale={1.05} />
        <PvcShelter x={214} y={334} scale={0.7} />
        <Thermometer x={328} y={160} scale={0.9} />
        <YellowTang x={176} y={206} length={92} />
      </Tank>
      <Lid />
      <AirPump />
      <Tools />
      <Marker x={84} y={84} n={1} />
      <Marker x={96} y={190} n={2} />
      <Marker x={254} y={242} n={3} />
      <Marker x={328} y={214} n={4} />
      <Marker x={84} y={288} n={5} />
      <Marker x={214} y={346} n={6} />
      <Marker x={372} y={240} n={7} />
    </g>
  );
}
