import { cx } from '@brixel/ui/cx.ts';
import { Link } from '@brixel/ui/link.tsx';
import type { ReactNode } from 'react';
import { closePanels } from '#shared/ui-store.ts';

export interface OptionState {
  id: string;
  /** the arrow keys are on it */
  selected: boolean;
}

export interface SearchOptionProps {
  state: OptionState;
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that is chosen from the field, so the Tab key passes it by. */
export function SearchOption({ state: { id, selected }, href, className, children }: SearchOptionProps) {
  return (
    <Link
      id={id}
      href={href}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={cx('ssopt', className)}
      onClick={closePanels}
    >
      {children}
    </Link>
  );
}
