import type { IconProps } from '@brixel/ui/icon.tsx';
import type { ComponentType } from 'react';

/** Something to do today. */
export interface Task {
  id: string;
  icon: ComponentType<IconProps>;
  isUrgent: boolean;
  /** how many of them; left out where it is one thing */
  count?: number;
  title: string;
  text: string;
  /** the way in: where it is done, and what the link says */
  path: string;
  actionLabel: string;
}
