import type { ReactNode } from 'react';

export interface StyleguideSectionProps {
  title: string;
  children: ReactNode;
}

export function StyleguideSection({ title, children }: StyleguideSectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
