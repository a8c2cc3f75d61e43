import { Notice } from '@brixel/ui/notice.tsx';
import type { ReactNode } from 'react';
import { useT } from '#i18n/i18n.ts';
import { useCountries } from '../country-names.ts';

interface MissingRatesProps {
  countries: readonly string[];
  action: ReactNode;
}

/** The shop delivers there, and would charge the rate of another country. */
export function MissingRates({ countries, action }: MissingRatesProps) {
  const t = useT();
  const { names } = useCountries();
  if (countries.length === 0) return null;
  return (
    <Notice
      tone="warn"
      role="status"
      title={t('settings.vat.withoutRate', { countries: names(countries) })}
      action={action}
    >
      {' '}
      {t('settings.vat.withoutRateText')}
    </Notice>
  );
}
