import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { Vat, VatRates } from '@brixel/contract/vat';
import { locales, useI18n } from '#i18n/i18n.ts';
import { useCountries } from '../country-names.ts';
import { parseMoney } from '../money-text.ts';
import type { SettingsForm } from '../use-settings-form.ts';

/** Rates as they are typed. */
export interface RatesDraft {
  country: string;
  standard: string;
  /** empty: none */
  reduced: string;
}

export interface VatDraft extends Omit<Vat, 'rates'> {
  rates: readonly RatesDraft[];
}

export function ratesDraft({ country, standard, reduced }: VatRates, language: OfficeLanguage): RatesDraft {
  const text = (percent: number): string => percent.toLocaleString(locales[language]);
  return { country, standard: text(standard), reduced: reduced === null ? '' : text(reduced) };
}

export function useVatForm(): SettingsForm<'vat', VatDraft> {
  const { t, language } = useI18n();
  const countries = useCountries();
  return {
    sections: ['vat'],
    proposal: 'vat',
    draftOf: ({ vat }) => ({ ...vat, rates: vat.rates.map((entry) => ratesDraft(entry, language)) }),
    valuesOf: ({ rates, ...draft }) => ({
      vat: {
        ...draft,
        rates: rates.map(({ country, standard, reduced }) => ({
          country,
          standard: parseMoney(standard),
          reduced: reduced.trim() ? parseMoney(reduced) : null,
        })),
      },
    }),
    facts: ({ mode, home, rates, smallBusinessNote, marginNote }) => [
      { label: t('settings.vat.mode'), text: t(`settings.vat.${mode}`) },
      { label: t('settings.vat.home'), text: countries.name(home) },
      ...rates.map(({ country, standard, reduced }) => ({
        label: countries.name(country),
        text: [standard, reduced].filter(Boolean).join(' % / ').concat(' %'),
      })),
      { label: t('settings.vat.smallBusinessNote'), text: Object.values(smallBusinessNote).join(' · ') },
      { label: t('settings.vat.marginNote'), text: Object.values(marginNote).join(' · ') },
    ],
  };
}
