import type { ReactNode } from 'react';
import { Bubbles } from './bubbles.tsx';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';

/** A place in a drawing and a factor; each piece of gear is about 100 units tall at 1. */
export type GearPlace = { x: number; y: number; scale?: number };

const seat = ({ x, y, scale = 1 }: GearPlace): string => `translate(${x} ${y}) scale(${scale})`;

/** Brushed plastic, lit from the left, as a gradient called `id`. */
function Sheen({ id, dark, light }: { id: string; dark: string; light: string }): ReactNode {
  return (
    <linearGradient id={id}>
      <stop offset="0" stopColor={dark} />
      <stop offset="0.28" stopColor={light} />
      <stop offset="1" stopColor={dark} />
    </linearGradient>
  );
}

/** A bucket with its rim at y = −80 and its foot at y = 0; `level` 0–1 fills it. */
export function Bucket(props: GearPlace & { level?: number; children?: ReactNode }): ReactNode {
  const { level = 0.5, children } = props;
  const id = useDrawingId();
  const top = -6 - 70 * level;
  const half = 36 + 8 * level;
  return (
    <g transform={seat(props)}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3cc4dc" stopOpacity="0.8" />
          <stop offset="1" stopColor="#0f5a8a" stopOpacity="0.9" />
        </linearGradient>
      </defs>
      <path d="M-45-76Q0-128 45-76" fill="none" stroke="#c8d8e2" strokeWidth="2" opacity="0.6" />
      <path d="M-46-80-36 0H36L46-80Z" fill="#bfe6f4" opacity="0.12" />
      <path d={`M${-half} ${top}-36-2H36L${half} ${top}Z`} fill={`url(#${id})`} />
      <ellipse cy={top} rx={half} ry="5" fill="#9cf0fa" opacity="0.55" />
      {children}
      <path
        d="M-46-80-36 0H36L46-80"
        fill="none"
        stroke="#d4eef8"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <ellipse cy="-80" rx="46" ry="6" fill="none" stroke="#eafaff" strokeWidth="2.4" />
      <path d="M-39-68-31-8" stroke="#fff" strokeWidth="2.5" opacity="0.35" strokeLinecap="round" />
    </g>
  );
}

/** A protein skimmer: reaction chamber with rising foam, neck, collection cup with skimmate. */
export function Skimmer(props: GearPlace): ReactNode {
  const id = useDrawingId();
  return (
    <g transform={seat(props)}>
      <defs>
        <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#1a7aa0" />
          <stop offset="0.6" stopColor="#a8e8f4" />
          <stop offset="1" stopColor="#f6fdff" />
        </linearGradient>
      </defs>
      <path
        d="M-22 0V-44Q-22-54-9-60V-72H9V-60Q22-54 22-44V0Z"
        fill={`url(#${id})`}
        opacity="0.85"
      />
      <Bubbles x={0} y={-4} height={58} spread={13} count={9} r={2.6} />
      <path d="M-20-98V-72H20V-98Z" fill="#dff6ff" opacity="0.16" />
      <path d="M-20-84V-72H-9V-84ZM9-84V-72H20V-84Z" fill="#6a5a2a" />
      <path d="M-6-72V-88H6V-72" fill="#fbf3d6" />
      <path
        d="M-22 0V-44Q-22-54-9-60V-72H-20V-98H20V-72H9V-60Q22-54 22-44V0Z"
        fill="none"
        stroke="#d6f2fb"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M-24-98H24V-103H-24Z" fill="#28465a" stroke="#d6f2fb" strokeWidth="1.2" />
      <path d="M22-12H38V0H22Z" fill="#1c2f42" stroke="#8fb8cc" strokeWidth="1.4" />
    </g>
  );
}

/** A submersible heater in its guard, glowing; it hangs from y = −50 to y = 50. */
export function Heater(props: GearPlace): ReactNode {
  const id = useDrawingId();
  return (
    <g transform={seat(props)}>
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stopColor="#ff8f73" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ff8f73" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cy="12" rx="30" ry="52" fill={`url(#${id})`} />
      <path d="M0-50q0-26 10-40" fill="none" stroke="#1b2a38" strokeWidth="3.5" />
      <rect x="-6" y="-50" width="12" height="26" rx="5" fill="#1b2a38" stroke="#7fa6ba" />
      <rect x="-5" y="-26" width="10" height="76" rx="5" fill="#dff6ff" opacity="0.5" />
      <path
        d="M-2-18q4 4 0 8t0 8 0 8 0 8 0 8 0 8 0 8"
        fill="none"
        stroke="#ff7a4a"
        strokeWidth="2.4"
      />
      <g fill="none" stroke="#24384a" strokeWidth="2.2">
        <rect x="-10" y="-28" width="20" height="82" rx="8" />
        <path d="M-10-10H10M-10 6H10M-10 22H10M-10 38H10M0-28V54" opacity="0.85" />
      </g>
    </g>
  );
}

/** A thermometer with a suction cup. */
export function Thermometer(props: GearPlace): ReactNode {
  return (
    <g transform={seat(props)}>
      <rect x="-7" y="-40" width="14" height="78" rx="7" fill="#f4fbff" opacity="0.92" />
      <path d="M0-26V26" stroke="#e0455a" strokeWidth="3.4" />
      <circle cy="27" r="5.5" fill="#e0455a" />
      <path d="M3-28H6M3-18H6M3-8H6M3 2H6M3 12H6" stroke="#38506a" strokeWidth="1.2" />
    </g>
  );
}

/** An air-driven sponge filter; its foot is at y = 0. */
export function SpongeFilter(props: GearPlace): ReactNode {
  return (
    <g transform={seat(props)}>
      <rect x="-30" y="-6" width="60" height="6" rx="3" fill="#16283a" />
      <rect x="-25" y="-48" width="50" height="43" rx="8" fill="#3a4a5c" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
        <circle
          key={i}
          cx={-18 + (i % 4) * 12}
          cy={-38 + Math.floor(i / 4) * 18 + (i % 2) * 6}
          r={2.6}
          fill="#16222e"
        />
      ))}
      <path d="M-22-44Q0-50 22-44" stroke="#9ab4c6" strokeWidth="2" fill="none" opacity="0.6" />
      <rect x="-6" y="-96" width="12" height="50" fill="#cfeaf4" opacity="0.4" stroke="#d6f2fb" />
      <Bubbles x={0} y={-92} height={38} spread={7} count={6} r={3} />
    </g>
  );
}

/** A piece of PVC pipe with an elbow for a shelter. */
export function PvcShelter(props: GearPlace): ReactNode {
  const id = useDrawingId();
  return (
    <g transform={seat(props)}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.5" stopColor="#d4dde4" />
          <stop offset="1" stopColor="#74848f" />
        </linearGradient>
      </defs>
      <rect x="-44" y="-34" width="72" height="34" fill={`url(#${id})`} />
      <path d="M22-37H44Q58-37 58-20V0H24Z" fill={`url(#${id})`} />
      <ellipse cx="-44" cy="-17" rx="8" ry="17" fill="#e8eef2" />
      <ellipse cx="-44" cy="-17" rx="5.5" ry="13" fill="#0b1a28" />
      <path d="M24-37V0" stroke="#8a98a2" strokeWidth="1.5" />
    </g>
  );
}

/** A circulation pump held on the left glass, blowing to the right. */
export function Powerhead(props: GearPlace & { isFacingLeft?: boolean }): ReactNode {
  const { x, y, scale = 1, isFacingLeft = false } = props;
  const id = useDrawingId();
  return (
    <g transform={`translate(${x} ${y}) scale(${isFacingLeft ? -scale : scale} ${scale})`}>
      <defs>
        <Sheen id={id} dark="#0e1a26" light="#4a6478" />
      </defs>
      <rect x="0" y="-9" width="9" height="18" rx="3" fill="#22364a" />
      <path
        d="M8-12H22Q34-18 36-16V16Q34 18 22 12H8Z"
        fill={`url(#${id})`}
        stroke="#7fa6ba"
        strokeWidth="1"
      />
      <path d="M36-16V16M32-15V15M28-14V14" stroke="#a8d0e2" strokeWidth="1.3" />
    </g>
  );
}

/** A hand net. */
export function Net(props: GearPlace): ReactNode {
  return (
    <g transform={seat(props)} fill="none">
      <path d="M0-50V0" stroke="#3d5a70" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M-24 0H24V14Q20 50 0 54Q-20 50-24 14Z"
        fill="#4fe0bd"
        fillOpacity="0.2"
        stroke="#bff4e6"
        strokeWidth="2"
      />
      <path
        d="M-16 2V44M-8 2V51M0 2V54M8 2V51M16 2V44M-24 12H24M-22 24H22M-19 36H19"
        stroke="#bff4e6"
        strokeWidth="0.9"
        opacity="0.7"
      />
    </g>
  );
}

/** A water test: a vial with a colored sample. */
export function TestVial(props: GearPlace & { color: string }): ReactNode {
  return (
    <g transform={seat(props)}>
      <path d="M-9-30V22Q-9 30 0 30T9 22V-30Z" fill="#eafcff" opacity="0.18" />
      <path d="M-9-8V22Q-9 30 0 30T9 22V-8Z" fill={props.color} opacity="0.9" />
      <path d="M-9-30V22Q-9 30 0 30T9 22V-30" fill="none" stroke="#eafcff" strokeWidth="1.8" />
      <rect
        x="-11"
        y="-38"
        width="22"
        height="10"
        rx="2.5"
        fill="#38566c"
        stroke="#9cc4d6"
        strokeWidth="1"
      />
      <path d="M-5-22V16" stroke="#fff" strokeWidth="2" opacity="0.5" strokeLinecap="round" />
    </g>
  );
}
