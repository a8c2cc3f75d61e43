import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { NoAnswer, type PaymentProvider, type ProviderPayment } from '../provider.ts';

export type SandboxPayment = Selectable<Schema['sandbox_payment']>;

export const SANDBOX_PATH = '/sandbox-payment';

/** The built-in service: no money moves, but everything else is as with a real one. Its page is in sandbox-routes.ts. */
export const createSandboxProvider = (db: Kysely<Schema>, publicUrl: string): PaymentProvider => ({
  code: 'sandbox',
  isSandbox: true,

  async start({ reference, orderNumber, amount, returnUrl, cancelUrl, store }) {
    await db
      .insertInto('sandbox_payment')
      .values({
        payment_id: `sandbox-${randomBytes(16).toString('base64url')}`,
        reference,
        order_number: orderNumber,
        amount,
        store_code: store.storeCode,
        return_url: returnUrl,
        cancel_url: cancelUrl,
        state: 'open',
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    const { payment_id: paymentId } = await db
      .selectFrom('sandbox_payment')
      .select('payment_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { paymentId, approvalUrl: `${publicUrl}${SANDBOX_PATH}/${paymentId}` };
  },

  async find(paymentId) {
    const payment = await findSandboxPayment(db, paymentId);
    return payment ? toProviderPayment(payment) : null;
  },

  async capture(paymentId) {
    const payment = await moveSandboxPayment(db, paymentId, 'approved', 'captured');
    return payment ? toProviderPayment(payment) : new NoAnswer('the sandbox knows no such payment');
  },
});

const toProviderPayment = ({ payment_id: id, state, amount }: SandboxPayment): ProviderPayment => ({
  state,
  captureId: state === 'captured' ? `${id}-capture` : null,
  amount,
});

export const findSandboxPayment = (db: Kysely<Schema>, paymentId: string): Promise<SandboxPayment | undefined> =>
  db.selectFrom('sandbox_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

/** The payment as it is then, moved or not. */
export async function moveSandboxPayment(
  db: Kysely<Schema>,
  paymentId: string,
  from: SandboxPayment['state'],
  to: SandboxPayment['state'],
): Promise<SandboxPayment | undefined> {
  await db
    .updateTable('sandbox_payment')
    .set({ state: to })
    .where('payment_id', '=', paymentId)
    .where('state', '=', from)
    .execute();
  return findSandboxPayment(db, paymentId);
}
