import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Money } from '../../database/column-types.ts';
import type { Schema } from '../../database/schema.ts';
import { NoAnswer, type PaymentProvider, type ProviderPayment, type ProviderRefund } from '../provider.ts';

export type SandboxPayment = Selectable<Schema['sandbox_payment']>;

const CAPTURE = '-capture';

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

  refund: (captureId, amount, requestId) =>
    db.transaction().execute(async (tx): Promise<ProviderRefund> => {
      const payment = await moveSandboxPayment(tx, paymentOf(captureId), 'captured', 'captured');
      if (payment?.state !== 'captured') return { state: 'refused', reason: 'the sandbox knows no such capture' };
      const earlier = await findSandboxRefund(tx, requestId);
      if (earlier) return { state: 'done', refundId: earlier.request_id, amount: earlier.amount };
      if (amount > payment.amount - (await refundedInSandbox(tx, payment)))
        return { state: 'refused', reason: 'that is more than was taken' };
      const refund = { request_id: requestId, payment_id: payment.payment_id, amount };
      await tx
        .insertInto('sandbox_refund')
        .values({ ...refund, created_at: new Date().toISOString() })
        .execute();
      return { state: 'done', refundId: requestId, amount };
    }),

  async findRefund(refundId) {
    const refund = await findSandboxRefund(db, refundId);
    if (!refund) return null;
    return { refundId, captureId: captureOf(refund.payment_id), amount: refund.amount, isDone: true };
  },
});

const captureOf = (paymentId: string): string => `${paymentId}${CAPTURE}`;
const paymentOf = (captureId: string): string => captureId.slice(0, -CAPTURE.length);

const findSandboxRefund = (db: Kysely<Schema>, requestId: string) =>
  db.selectFrom('sandbox_refund').selectAll().where('request_id', '=', requestId).executeTakeFirst();

async function refundedInSandbox(db: Kysely<Schema>, { payment_id: id }: SandboxPayment): Promise<Money> {
  const refunds = await db.selectFrom('sandbox_refund').select('amount').where('payment_id', '=', id).execute();
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

const toProviderPayment = ({ payment_id: id, state, amount }: SandboxPayment): ProviderPayment => ({
  state,
  captureId: state === 'captured' ? captureOf(id) : null,
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
