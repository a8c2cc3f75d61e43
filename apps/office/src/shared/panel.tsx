import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** Beside the heading: a state, a button. */
  aside?: ReactNode;
  /** Tables reach to the edges. */
  flush?: boolean;
  children: ReactNode;
}

export function Panel({ title, aside, flush, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__h">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {flush ? children : <div className="panel__b">{children}</div>}
    </section>
  );
}
