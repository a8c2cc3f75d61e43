import type { ReactNode } from 'react';

export interface TooltipProps {
  /** Repeats the accessible name of the content for the eye; nothing that is only said here. */
  text: string;
  children: ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <span className="tip">
      {children}
      <span className="tip__text" aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
