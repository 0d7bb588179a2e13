import type { ReactNode } from 'react';
import type { CoralPlace } from './corals.tsx';

const seat = ({ x, y, size }: CoralPlace): string => `translate(${x} ${y}) scale(${size / 100})`;

/** A turbo snail on its foot, from the side. */
export function Snail(place: CoralPlace): ReactNode {
  return (
    <g transform={seat(place)}>
      <path d="M-52 0Q-50-14-28-14H34Q50-12 54 0Z" fill="#c8b48a" />
      <path
        d="M-44-12q-12-6-16-20M-36-13q-6-10-6-22"
        stroke="#c8b48a"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-34-10Q-40-52-6-62Q8-82 24-74Q34-66 28-54Q52-40 44-10Z" fill="#7a5a3a" />
      <path d="M-34-10Q-40-52-6-62Q30-56 28-24Q18-40 2-34T-4-10Z" fill="#b08a54" />
      <path
        d="M-24-14Q-26-42-4-50M-12-12Q-12-30 2-36M8-60Q28-56 38-36M16-70Q24-66 26-60"
        stroke="#ecd8a0"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A scarlet hermit crab in a shell. */
export function Hermit(place: CoralPlace): ReactNode {
  return (
    <g transform={seat(place)}>
      <path
        d="M-20-6-44-18-52 0M-14-2-36-6-40 4M-8 0-22 2-24 6"
        stroke="#d83a2a"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M-30-16q-10-8-10-16M-24-18q-4-8 0-16"
        stroke="#f0c040"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-26-6Q-30-44 4-50Q40-50 56-30Q48-22 40-22Q44-4 22 2Q-12 8-26-6Z" fill="#a8b0c0" />
      <path
        d="M-10-2Q-14-30 4-46M12 2Q6-26 24-44M30-2Q28-22 40-34"
        stroke="#5a6480"
        strokeWidth="4"
        fill="none"
      />
    </g>
  );
}

/** A scarlet cleaner shrimp: red back with a white stripe, long white feelers. */
export function CleanerShrimp(place: CoralPlace): ReactNode {
  return (
    <g transform={seat(place)} fill="none" strokeLinecap="round">
      <path
        d="M-34-26Q-70-40-92-20M-34-28Q-60-58-90-62M-34-24Q-64-22-84 4"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <path
        d="M-22-10-32 10M-10-8-16 12M2-8 0 12M14-8 16 10M26-8 32 8"
        stroke="#f4d0a0"
        strokeWidth="4"
      />
      <path
        d="M-38-22Q-28-40 0-38Q36-36 50-14Q56-2 70 0Q60 10 46 2Q34-8 10-8Q-22-6-38-22Z"
        fill="#ffdf9a"
      />
      <path
        d="M-38-23Q-28-40 0-38Q36-36 50-14Q56-2 68 0Q54 0 44-8Q30-22 0-24Q-24-26-38-23Z"
        fill="#e02a2a"
      />
      <path d="M-36-25Q-20-34 4-33Q34-30 50-12" stroke="#fff" strokeWidth="3.5" />
      <circle cx="-30" cy="-24" r="4.5" fill="#101018" />
    </g>
  );
}
