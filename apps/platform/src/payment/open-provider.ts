import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PayPalSettings } from './paypal/paypal-client.ts';
import { createPayPalProvider } from './paypal/paypal-provider.ts';
import { NoAnswer, type PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

interface ProviderSettings {
  /** off: nothing is simulated */
  demo: boolean;
  db: Kysely<Schema>;
  paypal: PayPalSettings | undefined;
  publicUrl: string;
  shopName(): string;
}

/** PayPal where there are credentials; else, in a demo, the built-in sandbox. */
export function openProvider({ db, demo, paypal, publicUrl, shopName }: ProviderSettings): PaymentProvider {
  if (paypal) return createPayPalProvider(paypal, shopName);
  return demo ? createSandboxProvider(db, publicUrl) : noProvider;
}

const none = async (): Promise<NoAnswer> => new NoAnswer('no payment service is configured');

/** Stands where nothing can be paid online: nothing begins, and nothing that once began is taken for paid. */
const noProvider: PaymentProvider = {
  ...{ code: 'none', isSandbox: false },
  ...{ start: none, find: none, capture: none, refund: none, findRefund: none },
};
