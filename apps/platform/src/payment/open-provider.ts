import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { noProvider } from './no-provider.ts';
import type { PayPalSettings } from './paypal/paypal-client.ts';
import { createPayPalProvider } from './paypal/paypal-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

interface ProviderSettings {
  /** off: nothing is pretended */
  demo: boolean;
  db: Kysely<Schema>;
  paypal: PayPalSettings | undefined;
  publicUrl: string;
}

/** PayPal where there are credentials; else, in a demo, the built-in sandbox. */
export function openProvider({ db, demo, paypal, publicUrl }: ProviderSettings): PaymentProvider {
  if (paypal) return createPayPalProvider(paypal);
  return demo ? createSandboxProvider(db, publicUrl) : noProvider;
}
