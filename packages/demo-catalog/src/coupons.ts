import { dayEnd, dayStart } from './dates.ts';
import type { SeedCoupon } from './seed.ts';
import { euros, text } from './text.ts';

export const COUPONS: readonly SeedCoupon[] = [
  {
    code: 'WILLKOMMEN10',
    title: text('10 % auf deine nächste Bestellung', '10% sul tuo prossimo ordine', '10% off your next order'),
    kind: 'percent',
    amount: 10,
    minimumSubtotal: 0,
    validFrom: null,
    validTo: null,
    usageLimit: null,
  },
  {
    code: 'STEIN5',
    title: text('5 € Rabatt ab 30 €', '5 € di sconto da 30 €', '€5 off orders of €30 or more'),
    kind: 'fixed',
    amount: euros(5),
    minimumSubtotal: euros(30),
    validFrom: dayStart('2026-10-01'),
    validTo: dayEnd('2027-12-31'),
    usageLimit: 5000,
  },
  {
    code: 'MOSAIK20',
    title: text('20 € Rabatt ab 150 €', '20 € di sconto da 150 €', '€20 off orders of €150 or more'),
    kind: 'fixed',
    amount: euros(20),
    minimumSubtotal: euros(150),
    validFrom: dayStart('2026-11-01'),
    validTo: dayEnd('2027-12-31'),
    usageLimit: 500,
  },
  {
    code: 'SOMMER26',
    title: text('15 % Sommerrabatt', '15% di sconto estivo', '15% summer discount'),
    kind: 'percent',
    amount: 15,
    minimumSubtotal: euros(20),
    validFrom: dayStart('2026-06-15'),
    validTo: dayEnd('2026-08-31'),
    usageLimit: null,
  },
];
