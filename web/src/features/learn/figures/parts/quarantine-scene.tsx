import type { ReactNode } from 'react';
import { Bucket, Heater, Net, PvcShelter, SpongeFilter, Thermometer } from './gear.tsx';
import { ink } from './ink.ts';
import { Tank } from './tank.tsx';
import { YellowTang } from './tang.tsx';
import { Marker } from './words.tsx';

/** The air pump on the table and its line into the sponge filter. */
function AirPump(): ReactNode {
  return (
    <g>
      <path
        d="M394 318Q392 250 372 120Q366 66 330 66Q300 66 292 98L292 156"
        fill="none"
        stroke="#bff4fb"
        strokeWidth="3.4"
        opacity="0.85"
        strokeLinecap="round"
      />
      <rect x="372" y="312" width="44" height="28" rx="7" fill="#22364a" stroke="#8fb8cc" />
      <circle cx="384" cy="326" r="4" fill={ink.kelp} />
      <path d="M394 320H408M394 326H408M394 332H408" stroke="#8fb8cc" strokeWidth="1.6" />
    </g>
  );
}

function Lid(): ReactNode {
  return (
    <g>
      <path d="M22 82H348V90H22Z" fill="#cfeaf4" opacity="0.4" stroke="#eafaff" strokeWidth="1.6" />
      <path
        d="M150 82V74H214V82"
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

/** The folded towel with the net and the bucket on it. */
function Tools(): ReactNode {
  return (
    <g>
      <g transform="translate(0 14)">
        <Net x={394} y={190} scale={0.9} />
      </g>
      <Bucket x={394} y={312} scale={0.56} level={0} />
      <path d="M364 312H426Q430 312 430 308" fill="none" />
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
      <Marker x={112} y={84} n={1} />
      <Marker x={96} y={190} n={2} />
      <Marker x={254} y={242} n={3} />
      <Marker x={302} y={134} n={4} />
      <Marker x={84} y={288} n={5} />
      <Marker x={214} y={346} n={6} />
      <Marker x={372} y={232} n={7} />
    </g>
  );
}
