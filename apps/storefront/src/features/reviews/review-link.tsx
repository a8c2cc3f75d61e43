import { cx } from '@brixel/ui/cx.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { KEEP_FOCUS } from '#shared/keep-focus.ts';
import { RouterLink } from '#shared/router-link.tsx';
import { type ReviewChoice, reviewHref } from './review-address.ts';

export interface ReviewLinkProps {
  choice: ReviewChoice;
  current?: boolean;
  /** where the text alone does not say what happens */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Another choice of reviews on the same page; place and focus stay. */
export function ReviewLink({ choice, current, label, className, children }: ReviewLinkProps) {
  const { search } = useLocation();
  return (
    <RouterLink
      href={reviewHref(search, choice)}
      preventScrollReset
      replace
      state={KEEP_FOCUS}
      rel="nofollow"
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      className={cx(className ?? 'underline underline-offset-3', current && 'font-bold text-ink')}
    >
      {children}
    </RouterLink>
  );
}
