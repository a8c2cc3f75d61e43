import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** One sentence what the page is for. */
  children?: ReactNode;
  /** What can be done here; the first is the main thing. */
  actions?: ReactNode;
}

/** The heading takes the focus after a change of pages, so that screen readers say where one is. */
export function PageHead({ title, children, actions }: PageHeadProps) {
  return (
    <header className="head">
      <title>{`${title} · Brixel`}</title>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className="head__act">{actions}</div>}
    </header>
  );
}
