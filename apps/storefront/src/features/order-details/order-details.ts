import { create } from 'zustand';
import { readStored, watchOtherTabs, writeStored } from '#data/storage/browser-storage.ts';
import { type Address, NO_ADDRESS, withoutOldRegion } from '#features/forms/address.ts';

/** What the shopper has entered. Stored in this browser until the order is placed or the shopper deletes it. */

export interface PersonalDetails {
  firstName: string;
  lastName: string;
  emailAddress: string;
  /** an account is wanted, with this password; it is never stored */
  createAccount: boolean;
  password: string;
}

export interface ShippingDetails extends Address {
  shippingMethod: string;
}

export interface PaymentDetails extends Address {
  company: string;
  taxId: string;
  /** of a company: what its books know the order by */
  reference: string;
  paymentMethod: string;
  paymentMethodAdditional: Record<string, string>;
  /** the invoice goes where the parcel goes */
  sameAsShipping: boolean;
  /** the invoice is for a company */
  forCompany: boolean;
}

export interface CheckoutState {
  personalDetails: PersonalDetails;
  shippingDetails: ShippingDetails;
  paymentDetails: PaymentDetails;
  modifiedAt: number;
}

const EMPTY: CheckoutState = {
  personalDetails: { firstName: '', lastName: '', emailAddress: '', createAccount: false, password: '' },
  shippingDetails: { ...NO_ADDRESS, shippingMethod: 'flatrate' },
  paymentDetails: {
    ...NO_ADDRESS,
    company: '',
    taxId: '',
    reference: '',
    paymentMethod: 'iways_paypalplus_payment',
    paymentMethodAdditional: {},
    sameAsShipping: true,
    forCompany: false,
  },
  modifiedAt: 0,
};

export const useCheckout = create<CheckoutState>()(() => EMPTY);

type DetailsName = 'personalDetails' | 'shippingDetails' | 'paymentDetails';

export function updateDetails<Name extends DetailsName>(name: Name, changes: Partial<CheckoutState[Name]>): void {
  useCheckout.setState((state) => ({
    [name]: { ...state[name], ...withoutOldRegion(changes) },
    modifiedAt: Date.now(),
  }));
}

/** Forgets everything but the country, which the store had set; also outside of the checkout. */
export function forgetDetails(): void {
  useCheckout.setState(({ shippingDetails: { country } }) => ({
    ...EMPTY,
    shippingDetails: { ...EMPTY.shippingDetails, country },
    paymentDetails: { ...EMPTY.paymentDetails, country },
  }));
  store(useCheckout.getState());
}

/** The account is made, or not wanted any more. */
export const dropAccountWish = (): void => updateDetails('personalDetails', { createAccount: false, password: '' });

const STORAGE_KEY = 'brixel/checkout';

function store({ personalDetails, ...rest }: CheckoutState): void {
  const { password: _, ...person } = personalDetails;
  writeStored(STORAGE_KEY, { ...rest, personalDetails: person });
}

/** Chosen before the checkout is entered. */
export function choosePayment(paymentMethod: string): void {
  load();
  updateDetails('paymentDetails', { paymentMethod });
  store(useCheckout.getState());
}

const isDetails = (value: unknown): value is Partial<CheckoutState> => typeof value === 'object' && value !== null;

/** Details of an older make may lack fields. */
function load(): void {
  const saved = readStored(STORAGE_KEY);
  if (!isDetails(saved)) return;
  const { password } = useCheckout.getState().personalDetails;
  useCheckout.setState({
    personalDetails: { ...EMPTY.personalDetails, ...saved.personalDetails, password },
    shippingDetails: { ...EMPTY.shippingDetails, ...saved.shippingDetails },
    paymentDetails: { ...EMPTY.paymentDetails, ...saved.paymentDetails },
  });
}

/** Enters the checkout: reads the stored details and stores every change; returns the function that leaves it. */
export function enterCheckout(country: string): () => void {
  load();
  useCheckout.setState(({ shippingDetails, paymentDetails }) => ({
    modifiedAt: Date.now(),
    shippingDetails: { ...shippingDetails, country: shippingDetails.country || country },
    paymentDetails: { ...paymentDetails, country: paymentDetails.country || country },
  }));
  // a change of another tab must not be sent back to it
  let isListening = false;
  const stopStoring = useCheckout.subscribe((state) => {
    if (!isListening) store(state);
  });
  const stopWatching = watchOtherTabs(STORAGE_KEY, () => {
    isListening = true;
    load();
    isListening = false;
  });
  return () => {
    useCheckout.setState({ modifiedAt: 0 });
    stopStoring();
    stopWatching();
  };
}

/** A shopper who changed something within this time counts as being in the checkout. */
export const CHECKOUT_WINDOW_MS = 1_800_000;

export const isInCheckout = (modifiedAt: number, now: number): boolean => now - modifiedAt <= CHECKOUT_WINDOW_MS;
