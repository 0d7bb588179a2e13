import type { ReactNode } from 'react';
import { StrokeDrawing } from './stroke-drawing.tsx';

/**
 * An icon of ours: 24 units square, drawn in strokes of the text's color, hidden from screen
 * readers.
 */
export type IconProps = { className?: string };

/** An icon with its strokes. */
export function Icon({
  className = 'size-5',
  children,
}: IconProps & { children: ReactNode }): ReactNode {
  return (
    <StrokeDrawing size={24} strokeWidth="1.75" className={className}>
      {children}
    </StrokeDrawing>
  );
}

export const SearchIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const CartIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5.5 8h13l1.2 10.2a1.8 1.8 0 0 1-1.8 2H6.1a1.8 1.8 0 0 1-1.8-2L5.5 8Z" />
    <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
  </Icon>
);

export const MenuIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M4 7c2.7-1.6 5.3 1.6 8 0s5.3-1.6 8 0M4 12c2.7-1.6 5.3 1.6 8 0s5.3-1.6 8 0M4 17c2.7-1.6 5.3 1.6 8 0s5.3-1.6 8 0" />
  </Icon>
);

export const CloseIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const UserIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="8.5" r="3.75" />
    <path d="M4.8 20c.9-3.7 3.7-5.5 7.2-5.5s6.3 1.8 7.2 5.5" />
  </Icon>
);

export const LockIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.2" />
    <path d="M8 10.5V7.8a4 4 0 0 1 8 0v2.7M12 14.3v2" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Icon>
);

export const ChevronRightIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m9.5 6.5 5.5 5.5-5.5 5.5" />
  </Icon>
);

export const ArrowRightIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M4.5 12h15m0 0-5.5-5.5m5.5 5.5-5.5 5.5" />
  </Icon>
);

export const PlusIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Icon>
);

export const MinusIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5.5 12h13" />
  </Icon>
);

export const CheckIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m5 12.8 4.3 4.3L19 7.3" />
  </Icon>
);

export const WarningIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M12 4.2 21 19.5H3L12 4.2ZM12 10v4.2M12 17v.1" />
  </Icon>
);

export const InfoIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8v.1" />
  </Icon>
);

export const OfflineIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M4 4l16 16M8.3 12.8a6 6 0 0 1 2.4-1.3M15.7 12.8a6 6 0 0 0-1.6-1M5 9.5a10.5 10.5 0 0 1 3.3-2.1M19 9.5a10.6 10.6 0 0 0-7.7-2.9M12 17.5v.1" />
  </Icon>
);

export const RefreshIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4" />
  </Icon>
);

export const PauseIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);

export const PlayIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M8 5.5v13L18.5 12 8 5.5Z" />
  </Icon>
);

/** Safari's own Share icon: a tray with an arrow rising out of it. */
/** Safari's own Add to Home Screen icon: a plus on an app's tile. */

export const ShareIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M12 14.5V3.2M8.2 6.8 12 3l3.8 3.8" />
    <path d="M8.5 10H6.2A1.7 1.7 0 0 0 4.5 11.7v7.6A1.7 1.7 0 0 0 6.2 21h11.6a1.7 1.7 0 0 0 1.7-1.7v-7.6A1.7 1.7 0 0 0 17.8 10h-2.3" />
  </Icon>
);
