import { storeCodes } from '@brixel/contract/stores';
import { type Translate, useI18n } from '#i18n/i18n.ts';
import type { Fact } from '#shared/facts.ts';
import { type Countries, useCountries } from '../country-names.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { wholeNumber } from '../whole-number.ts';
import { type WayDraft, type ZoneDraft, zoneDrafts, zonesOf } from './shipping-draft.ts';

export interface ShippingDraft {
  zones: readonly ZoneDraft[];
  billing: readonly string[];
  packaging: string;
}

/** The zones, what an empty parcel weighs, and where buyers may live. */
export function useShippingForm(): SettingsForm<'shipping' | 'packing' | 'billing', ShippingDraft> {
  const { t, language } = useI18n();
  const countries = useCountries();
  return {
    sections: ['shipping', 'packing', 'billing'],
    proposal: 'shipping',
    draftOf: ({ shipping, packing, billing }) => ({
      zones: zoneDrafts(shipping.zones, language),
      billing: billing.countries,
      packaging: String(packing.packagingGrams),
    }),
    valuesOf: ({ zones, billing, packaging }) => ({
      shipping: { zones: zonesOf(zones) },
      packing: { packagingGrams: wholeNumber(packaging) },
      billing: { countries: billing },
    }),
    facts: ({ zones, billing, packaging }) => [
      ...zones.flatMap((zone, place) => zoneFacts(zone, place + 1, t, countries)),
      { label: t('settings.packing.grams'), text: `${packaging} g` },
      { label: t('settings.billing.title'), text: countries.names(billing) },
    ],
  };
}

function zoneFacts({ countries, ways }: ZoneDraft, n: number, t: Translate, { names }: Countries): Fact[] {
  return [
    { label: t('settings.shipping.countriesOf', { n }), text: names(countries) },
    ...ways.map((way, place) => ({
      label: t('settings.shipping.wayOf', { n, way: place + 1 }),
      text: wayText(way, t),
    })),
  ];
}

const wayText = (
  { carrier, title, price, steps, weights, freeFrom, maxGrams, isPickUp }: WayDraft,
  t: Translate,
): string =>
  [
    ...storeCodes.map((language) => [carrier[language], title[language]].filter(Boolean).join(' ')),
    `${price} €`,
    ...steps.map((step) => t('settings.shipping.stepText', { from: `${step.from} €`, price: `${step.price} €` })),
    ...weights.map((step) => t('settings.shipping.stepText', { from: `${step.from} g`, price: `${step.price} €` })),
    ...(freeFrom.trim() ? [t('settings.shipping.freeText', { from: `${freeFrom} €` })] : []),
    ...(maxGrams.trim() ? [t('settings.shipping.weightText', { grams: maxGrams })] : []),
    ...(isPickUp ? [t('settings.shipping.pickUp')] : []),
  ]
    .filter((part, place, all) => part && all.indexOf(part) === place)
    .join(' · ');
