import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PayPalSettings } from './paypal/paypal-client.ts';
import { createPayPalProvider } from './paypal/paypal-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

interface ProviderSettings {
  db: Kysely<Schema>;
  paypal: PayPalSettings | undefined;
  publicUrl: string;
}

/** PayPal where there are credentials, else the built-in sandbox. */
export const openProvider = ({ db, paypal, publicUrl }: ProviderSettings): PaymentProvider =>
  paypal ? createPayPalProvider(paypal) : createSandboxProvider(db, publicUrl);
