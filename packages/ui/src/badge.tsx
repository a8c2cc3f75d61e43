import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'plain' | 'neu' | 'best' | 'sale' | 'ok' | 'warn' | 'bad' | 'info';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: BadgeTone;
}

export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx('badge', tone !== 'plain' && `badge--${tone}`, className)} />;
}
