import type { LocalText } from '@brixel/contract/local-text';
import type { Firm } from '@brixel/contract/shop-facts';

const words: Readonly<Record<'owner' | 'phone' | 'register' | 'vatId' | 'packaging', LocalText>> = {
  owner: { de: 'Vertreten durch', it: 'Rappresentata da', en: 'Represented by' },
  phone: { de: 'Telefon', it: 'Telefono', en: 'Phone' },
  register: { de: 'Registereintrag', it: 'Registro delle imprese', en: 'Register entry' },
  vatId: { de: 'USt-IdNr.', it: 'Partita IVA', en: 'VAT ID' },
  packaging: { de: 'Verpackungsregister', it: 'Registro imballaggi', en: 'Packaging register' },
};

/** Who is behind the shop, line by line, as an imprint and the foot of a letter name it. Nothing stands for what is empty. */
export function firmLines(firm: Firm, language: keyof LocalText): string[] {
  const labelled = (label: keyof typeof words, value: string): string[] =>
    value ? [`${words[label][language]}: ${value}`] : [];
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(firm.country) ?? firm.country;
  return [
    firm.name,
    ...labelled('owner', firm.owner),
    firm.street,
    `${firm.postcode} ${firm.city}, ${country}`,
    firm.email,
    ...labelled('phone', firm.phone),
    ...labelled('register', [firm.registerCourt, firm.registerNumber].filter(Boolean).join(', ')),
    ...labelled('vatId', firm.vatId),
    ...labelled('packaging', firm.packagingNumber),
  ];
}
