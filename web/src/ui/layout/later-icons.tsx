import type { ReactNode } from 'react';
import { Icon, type IconProps } from './icons.tsx';

/* Icons that several later pages have, and neither the first pages nor their header. */

export const ShieldIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M12 3.2 19 6v5.3c0 4.4-2.8 7.7-7 9.5-4.2-1.8-7-5.1-7-9.5V6l7-2.8Z" />
    <path d="m8.8 12 2.3 2.3 4.2-4.5" />
  </Icon>
);

export const SignOutIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M14 4.5H7.2A1.7 1.7 0 0 0 5.5 6.2v11.6a1.7 1.7 0 0 0 1.7 1.7H14M10.5 12H20m0 0-3.3-3.3M20 12l-3.3 3.3" />
  </Icon>
);

export const ChevronLeftIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M14.5 6.5 9 12l5.5 5.5" />
  </Icon>
);

export const TrashIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5 7h14M9.5 7V4.8h5V7M7 7l.8 12.2h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5" />
  </Icon>
);

export const ListIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M9 7h11M9 12h11M9 17h11M4.5 7h.1M4.5 12h.1M4.5 17h.1" />
  </Icon>
);

export const UploadIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M12 16V5m0 0L7.5 9.5M12 5l4.5 4.5M5 15.5V19h14v-3.5" />
  </Icon>
);

export const ExternalIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M10 6H6v12h12v-4M13.5 5H19v5.5M19 5l-8 8" />
  </Icon>
);
