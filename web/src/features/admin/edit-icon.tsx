import type { ReactNode } from 'react';
import { Icon, type IconProps } from '#ui/layout/icons.tsx';

/** A pencil. */
export const EditIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5 19h3.3L19 8.3 15.7 5 5 15.7V19ZM13 7.7l3.3 3.3" />
  </Icon>
);
