import type { CSSProperties } from 'react';
import { cx } from './cx.ts';

export interface Tier {
  /** "ab 100" */
  from: string;
  price: string;
  /** "−25 %" */
  saving?: string | undefined;
}

export interface TierPlatesProps {
  label: string;
  tiers: readonly Tier[];
  /** Index of the tier of the chosen quantity. */
  active?: number;
  className?: string;
}

export function TierPlates({ label, tiers, active, className }: TierPlatesProps) {
  return (
    <ul className={cx('tiers', className)} aria-label={label} style={{ '--n': tiers.length } as CSSProperties}>
      {tiers.map((tier, index) => (
        <li
          key={tier.from}
          className={cx('tier', index === active && 'is-on')}
          aria-current={index === active ? 'true' : undefined}
        >
          {tier.from}
          <b>{tier.price}</b>
          {tier.saving && <em>{tier.saving}</em>}
        </li>
      ))}
    </ul>
  );
}
