import type { PaymentCode } from '@brixel/contract/order';
import type { BankAccount, ShopSettings } from '@brixel/contract/shop-settings';
import { ONLINE_PAYMENT } from '../order/order-state.ts';

/** How orders can be paid, and what each way rests on. */
export interface PaymentOffer {
  code: PaymentCode;
  /** in English, for the operator */
  name: string;
  isOffered: boolean;
  why: string;
}

export interface PaymentSettings {
  /** simulated, and marked as such */
  demo: boolean;
  hasPayPal: boolean;
  hasBankAccount: boolean;
  /** what the owner has switched off */
  switches: ShopSettings['payment'];
}

/** Only a demo pretends: where shoppers mean it, a way to pay is offered once there is something behind it. */
export const paymentOffers = ({ demo, hasPayPal, hasBankAccount, switches }: PaymentSettings): PaymentOffer[] => [
  {
    code: ONLINE_PAYMENT,
    name: 'online payment',
    ...offerOf(switches.online, hasPayPal, demo, {
      real: 'PayPal',
      demo: 'sandbox, charges nobody',
      missing: 'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are not set, and the sandbox needs DEMO=true',
    }),
  },
  {
    code: 'banktransfer',
    name: 'bank transfer',
    ...offerOf(switches.bankTransfer, hasBankAccount, demo, {
      real: 'to the account of the settings',
      demo: 'demo account that belongs to nobody',
      missing:
        'the settings name no account, BANK_HOLDER, BANK_IBAN and BANK_BIC are not all set, and the demo account needs DEMO=true',
    }),
  },
];

const offerOf = (
  isOn: boolean,
  isReal: boolean,
  demo: boolean,
  words: Record<'real' | 'demo' | 'missing', string>,
): Pick<PaymentOffer, 'isOffered' | 'why'> => {
  if (!isOn) return { isOffered: false, why: 'switched off in the settings' };
  if (isReal) return { isOffered: true, why: words.real };
  return { isOffered: demo, why: demo ? words.demo : words.missing };
};

export const offeredCodes = (offers: readonly PaymentOffer[]): PaymentCode[] =>
  offers.flatMap(({ code, isOffered }) => (isOffered ? [code] : []));

/** One line for the log of the start. */
export const offerText = (offers: readonly PaymentOffer[]): string =>
  offers.map(({ name, isOffered, why }) => `${name} ${isOffered ? '' : 'NOT OFFERED '}(${why})`).join('; ');

/** A documented test account. */
export const demoAccount: BankAccount = {
  holder: 'Brixel GmbH (Demo)',
  iban: 'DE00 0000 0000 0000 0000 00',
  bic: 'DEMODEMOXXX',
};

type GivenAccount = { [Fact in keyof BankAccount]?: string | undefined };

/** Never half of one. */
export const wholeAccount = ({ holder, iban, bic }: GivenAccount): BankAccount | null =>
  holder && iban && bic ? { holder, iban, bic } : null;
