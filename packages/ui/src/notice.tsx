import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { AlertIcon, CheckCircleIcon, InfoIcon, WarningIcon } from './icons.tsx';

const ICON = { info: InfoIcon, ok: CheckCircleIcon, warn: WarningIcon, bad: AlertIcon };

export type Tone = keyof typeof ICON;

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: Tone;
  title?: ReactNode;
  action?: ReactNode;
}

/** Pass `role="alert"` or `role="status"` when it appears after the page has loaded. */
export function Notice({ tone = 'info', title, action, className, children, ...rest }: NoticeProps) {
  const Icon = ICON[tone];
  return (
    <div {...rest} className={cx('notice', tone !== 'info' && `notice--${tone}`, className)}>
      <Icon />
      <span className="s">
        {title && <strong>{title}</strong>}
        {children}
      </span>
      {action}
    </div>
  );
}
