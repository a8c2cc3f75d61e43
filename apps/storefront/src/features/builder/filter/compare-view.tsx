import { type CSSProperties, type ReactNode, useState } from 'react';
import { useT } from '#i18n/use-t.ts';

/** Two pictures in one frame; the line between them is moved with the pointer or with the arrow keys. */
export function CompareView({ before, after }: { before: ReactNode; after: ReactNode }) {
  const t = useT();
  const [at, setAt] = useState(50);
  return (
    <div className="compare" style={{ '--at': `${at}%` } as CSSProperties}>
      {after}
      <div className="compare__before">{before}</div>
      <i aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={t('builder.compareLabel')}
        aria-valuetext={t('builder.compareValue', { n: at })}
        onChange={(event) => setAt(event.target.valueAsNumber)}
      />
    </div>
  );
}
