import type { ReactNode } from 'react';

/** The logo: a branching coral in the light of a round porthole. */
export function LogoMark({ className = 'size-9' }: { className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="reef-mark-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#38d3e6" />
          <stop offset=".55" stopColor="#0b6f9a" />
          <stop offset="1" stopColor="#2b2a7a" />
        </linearGradient>
        <linearGradient id="reef-mark-coral" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#f2614f" />
          <stop offset="1" stopColor="#ffc29a" />
        </linearGradient>
      </defs>
      <circle cx="20" cy="20" r="19" fill="url(#reef-mark-water)" />
      <path
        d="M20 34V19m0 9c-5 0-7.5-3-7.5-7v-5m7.5 4c0-4-2-5.5-2-10.5M20 24.5c4.8-.4 7.5-3.2 7.5-8.5v-4M12.5 21c-3 0-4.8-2-4.8-4.8M27.5 18.5c2.7 0 4.5-1.5 4.5-4.3"
        fill="none"
        stroke="url(#reef-mark-coral)"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M4 30.5c5 3 9 2.6 16 2.6s11 .4 16-2.6A19 19 0 0 1 4 30.5Z"
        fill="#021425"
        opacity=".55"
      />
    </svg>
  );
}

/** The logo and the name. */
export function Logo(): ReactNode {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-display text-[1.75rem] leading-none font-bold tracking-tight text-foam">
        Reef
      </span>
    </span>
  );
}
