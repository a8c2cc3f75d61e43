import { CENT, type Money, toEuros } from '@brixel/commerce/money';
import { NoAnswer, type PaymentProvider, type PaymentRequest, type ProviderPayment } from '../provider.ts';
import { createPayPalClient, type PayPalSettings } from './paypal-client.ts';
import { approvalLink, type PayPalOrder, readPayPalOrder, refundIds, toProviderPayment } from './paypal-order.ts';
import { readFoundRefund, readRefundAnswer } from './paypal-refund.ts';
import { readMessage, readVerdict, verification } from './paypal-webhook.ts';

const orders = '/v2/checkout/orders';
const orderPath = (paymentId: string): string => `${orders}/${encodeURIComponent(paymentId)}`;

/** Nothing was taken, and with this payment nothing will be: the shopper is to begin anew, perhaps with another card. */
const declined = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'DUPLICATE_INVOICE_ID',
]);
/** The order is in another state than was thought. */
const otherState = new Set(['ORDER_NOT_APPROVED', 'ORDER_ALREADY_CAPTURED', 'PAYER_ACTION_REQUIRED']);

/** PayPal's REST API, Orders v2: created, approved by the shopper over there, captured by us. */
export function createPayPalProvider(settings: PayPalSettings, shopName: () => string): PaymentProvider {
  const call = createPayPalClient(settings);
  const { webhookId } = settings;

  async function findOrder(paymentId: string): Promise<PayPalOrder | null | NoAnswer> {
    const answer = await call({ method: 'GET', path: orderPath(paymentId) });
    if (answer instanceof NoAnswer) return answer;
    return answer.status === 404 ? null : readPayPalOrder(answer);
  }

  async function find(paymentId: string): Promise<ProviderPayment | null | NoAnswer> {
    const order = await findOrder(paymentId);
    return order === null || order instanceof NoAnswer ? order : toProviderPayment(order);
  }

  return {
    code: 'paypal',
    isSandbox: false,

    async start(request) {
      const body = JSON.stringify(orderBody(request, shopName()));
      const answer = await call({ method: 'POST', path: orders, body, requestId: request.reference });
      if (answer instanceof NoAnswer) return answer;
      const order = readPayPalOrder(answer);
      if (order instanceof NoAnswer) return order;
      const approvalUrl = approvalLink(order);
      return approvalUrl ? { paymentId: order.id, approvalUrl } : new NoAnswer('PayPal names no page to approve on');
    },

    find,

    async capture(paymentId, requestId) {
      const answer = await call({ method: 'POST', path: `${orderPath(paymentId)}/capture`, body: '{}', requestId });
      if (answer instanceof NoAnswer) return answer;
      const order = readPayPalOrder(answer);
      if (!(order instanceof NoAnswer)) return toProviderPayment(order);
      const isDeclined = answer.issues.some((issue) => declined.has(issue));
      if (!isDeclined && !answer.issues.some((issue) => otherState.has(issue))) return order;
      const found = await find(paymentId);
      if (found === null || found instanceof NoAnswer) return found ?? order;
      return isDeclined && found.captureId === null ? { ...found, state: 'canceled' } : found;
    },

    async refund(captureId, amount, requestId) {
      const body = JSON.stringify({ amount: { currency_code: 'EUR', value: wholeCents(amount) } });
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const answer = await call({ method: 'POST', path, body, requestId });
      return answer instanceof NoAnswer ? answer : readRefundAnswer(answer);
    },

    async findRefund(refundId) {
      const answer = await call({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(refundId)}` });
      if (answer instanceof NoAnswer) return answer;
      return answer.status === 404 ? null : readFoundRefund(answer);
    },

    async refundsOf(paymentId) {
      const order = await findOrder(paymentId);
      if (order instanceof NoAnswer) return order;
      return order ? refundIds(order) : [];
    },

    async readWebhook(headers, text) {
      const hint = readMessage(text);
      const question = webhookId && hint ? verification(headers, text, webhookId) : null;
      if (!question || !hint) return null;
      const answer = await call({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body: question });
      if (answer instanceof NoAnswer) return answer;
      return readVerdict(answer.body) === 'SUCCESS' ? hint : null;
    },
  };
}

/** The invoice number makes PayPal itself refuse to take money twice for one order. */
const orderBody = (
  { reference, orderNumber, amount, currency, returnUrl, cancelUrl, store }: PaymentRequest,
  shopName: string,
) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: reference,
      invoice_id: orderNumber,
      amount: { currency_code: currency, value: wholeCents(amount) },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: shopName,
        locale: store.locale,
        // The address is the order's; one that was chosen over there would not reach it.
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        return_url: returnUrl,
        cancel_url: cancelUrl,
      },
    },
  },
});

function wholeCents(amount: Money): string {
  if (amount % CENT !== 0) throw new RangeError('A payment is of whole cents');
  return toEuros(amount).toFixed(2);
}
