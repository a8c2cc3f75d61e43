import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlatformConfig } from '@brixel/platform/config';

/** PayPal's REST API as it is documented, as far as a shop calls it, and a few things that go wrong there. */
export interface PayPalServer {
  settings: NonNullable<PlatformConfig['paypal']>;
  /** every request that came, such as `POST /v2/checkout/orders` */
  requests: string[];
  orders: Map<string, PayPalOrder>;
  /** how often money was taken */
  captures(): number;
  /** money that was given back, by its id */
  refunds: Map<string, PayPalRefund>;
  /** Gives money back as the owner does on PayPal's own pages; the message tells the shop. */
  refundThere(orderId: string, value: string): { headers: Record<string, string>; payload: string };
  /** what goes wrong next, in this order */
  faults: Fault[];
  /** a token that was given out is no longer valid */
  revokeTokens(): void;
  /** A signed message about an order. */
  message(type: string, resourceType: string, resource: object): { headers: Record<string, string>; payload: string };
  close(): Promise<void>;
}

export interface PayPalOrder {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  amount: { currency_code: string; value: string };
  invoiceId: string;
  context: { return_url: string; cancel_url: string; locale: string };
  /** what a capture comes to; by default the sum arrives */
  outcome: { status: 'COMPLETED' | 'PENDING'; value?: string } | 'INSTRUMENT_DECLINED';
  /** that captures were asked for with */
  requestIds: Set<string>;
  /** what a refund comes to; by default the sum goes back */
  refundOutcome?: 'PENDING' | 'REFUND_NOT_ALLOWED';
  capture?: { id: string; status: string; amount: { currency_code: string; value: string } };
}

export interface PayPalRefund {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  captureId: string;
  amount: { currency_code: string; value: string };
}

export interface Fault {
  /** of the path */
  on: 'token' | 'create' | 'find' | 'capture' | 'verify' | 'refund' | 'findRefund';
  /** `lost`: the work is done, but its answer never arrives */
  how: 'lost' | 500 | 503 | 429;
}

const WEBHOOK_ID = 'WH1TESTWEBHOOK';
/** Long enough that a second request with the same id comes in between. */
const WORK_MS = 20;

type Answer = { status: number; body: object };
type Call = { id: string; body: string; request: IncomingMessage };

const refusal = (status: number, name: string, issue: string): Answer => ({
  status,
  body: { name, message: issue, debug_id: 'test', details: [{ issue, description: issue }] },
});
const unprocessable = (issue: string): Answer => refusal(422, 'UNPROCESSABLE_ENTITY', issue);
const notFound = (): Answer => refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const invalid = (issue: string): Answer => refusal(400, 'INVALID_REQUEST', issue);

const routes = [
  { name: 'token', method: 'POST', path: /^\/v1\/oauth2\/token$/ },
  { name: 'create', method: 'POST', path: /^\/v2\/checkout\/orders$/ },
  { name: 'find', method: 'GET', path: /^\/v2\/checkout\/orders\/(\w+)$/ },
  { name: 'capture', method: 'POST', path: /^\/v2\/checkout\/orders\/(\w+)\/capture$/ },
  { name: 'refund', method: 'POST', path: /^\/v2\/payments\/captures\/(\w+)\/refund$/ },
  { name: 'findRefund', method: 'GET', path: /^\/v2\/payments\/refunds\/(\w+)$/ },
  { name: 'verify', method: 'POST', path: /^\/v1\/notifications\/verify-webhook-signature$/ },
] as const;

export async function startPayPalServer(): Promise<PayPalServer> {
  const credentials = { clientId: 'shop', clientSecret: randomBytes(8).toString('hex') };
  const signingKey = randomBytes(16);
  const tokens = new Set<string>();
  const orders = new Map<string, PayPalOrder>();
  const refunds = new Map<string, PayPalRefund>();
  const requests: string[] = [];
  const faults: Fault[] = [];
  /** by request id: done, or being worked on */
  const answers = new Map<string, Answer | 'in progress'>();
  let captured = 0;

  const sign = (...parts: string[]): string =>
    createHmac('sha256', signingKey).update(parts.join('|')).digest('base64');

  function view(order: PayPalOrder): object {
    return {
      id: order.id,
      intent: 'CAPTURE',
      status: order.status,
      purchase_units: [
        {
          amount: order.amount,
          invoice_id: order.invoiceId,
          ...(order.capture && {
            payments: {
              captures: [order.capture],
              refunds: [...refunds.values()].filter(({ captureId }) => captureId === order.capture?.id).map(refundView),
            },
          }),
        },
      ],
      links: [
        { href: `https://www.paypal.example/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
        { href: `https://api.paypal.example/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
      ],
    };
  }

  const cents = (value: string): number => Math.round(Number(value) * 100);
  const given = (captureId: string): number =>
    [...refunds.values()]
      .filter((refund) => refund.captureId === captureId && refund.status !== 'FAILED')
      .reduce((sum, { amount }) => sum + cents(amount.value), 0);
  const refundView = ({ id, status, amount, captureId }: PayPalRefund): object => ({
    ...{ id, status, amount },
    links: [
      { href: `https://api.paypal.example/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `https://api.paypal.example/v2/payments/captures/${captureId}`, rel: 'up', method: 'GET' },
    ],
  });
  function refundOf(captureId: string, amount: PayPalRefund['amount'], status: PayPalRefund['status']): PayPalRefund {
    const refund = { id: randomBytes(8).toString('hex').toUpperCase(), status, captureId, amount };
    refunds.set(refund.id, refund);
    return refund;
  }

  function message(type: string, resourceType: string, resource: object) {
    const payload = `{"id":"WH-1","event_version": "1.0","event_type":"${type}","resource_type":"${resourceType}","resource":${JSON.stringify(resource)},"zoom":1.0}`;
    const [id, time] = [randomBytes(8).toString('hex'), new Date().toISOString()];
    const headers = {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.example/cert.pem',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(id, time, payload),
    };
    return { headers, payload };
  }

  const work = {
    token({ body, request }: Call): Answer {
      const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
      if (request.headers.authorization !== `Basic ${basic}`)
        return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
      if (body !== 'grant_type=client_credentials') return { status: 400, body: { error: 'unsupported_grant_type' } };
      const token = randomBytes(16).toString('hex');
      tokens.add(token);
      return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
    },

    create({ body }: Call): Answer {
      const { intent, purchase_units: units, payment_source: source } = JSON.parse(body);
      const context = source?.paypal?.experience_context;
      if (intent !== 'CAPTURE' || units?.length !== 1) return invalid('INVALID_PARAMETER_VALUE');
      if (!/^\d+\.\d\d$/.test(units[0].amount?.value)) return unprocessable('DECIMAL_PRECISION');
      if (![context?.return_url, context?.cancel_url].every((url) => URL.canParse(url)))
        return invalid('INVALID_PARAMETER_SYNTAX');
      const order: PayPalOrder = {
        id: randomBytes(8).toString('hex').toUpperCase(),
        status: 'PAYER_ACTION_REQUIRED',
        amount: units[0].amount,
        invoiceId: units[0].invoice_id,
        context,
        outcome: { status: 'COMPLETED' },
        requestIds: new Set(),
      };
      orders.set(order.id, order);
      return { status: 200, body: view(order) };
    },

    find({ id }: Call): Answer {
      const order = orders.get(id);
      return order ? { status: 200, body: view(order) } : notFound();
    },

    async capture({ id }: Call): Promise<Answer> {
      await pause(WORK_MS);
      const order = orders.get(id);
      if (!order) return notFound();
      if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
      if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
      if (order.outcome === 'INSTRUMENT_DECLINED') return unprocessable(order.outcome);
      if ([...orders.values()].some((other) => other.capture && other.invoiceId === order.invoiceId))
        return unprocessable('DUPLICATE_INVOICE_ID');
      const { status, value = order.amount.value } = order.outcome;
      captured += 1;
      order.status = 'COMPLETED';
      order.capture = { id: `CAP${id}`, status, amount: { ...order.amount, value } };
      return { status: 201, body: view(order) };
    },

    async refund({ id, body }: Call): Promise<Answer> {
      await pause(WORK_MS);
      const order = [...orders.values()].find(({ capture }) => capture?.id === id);
      if (!order?.capture) return notFound();
      const { amount } = JSON.parse(body);
      if (!/^\d+\.\d\d$/.test(amount?.value)) return unprocessable('DECIMAL_PRECISION');
      const left = cents(order.capture.amount.value) - given(id);
      if (left === 0) return unprocessable('CAPTURE_FULLY_REFUNDED');
      if (cents(amount.value) > left) return unprocessable('REFUND_AMOUNT_EXCEEDED');
      if (order.refundOutcome === 'REFUND_NOT_ALLOWED') return unprocessable(order.refundOutcome);
      return { status: 201, body: refundView(refundOf(id, amount, order.refundOutcome ?? 'COMPLETED')) };
    },

    findRefund({ id }: Call): Answer {
      const refund = refunds.get(id);
      return refund ? { status: 200, body: refundView(refund) } : notFound();
    },

    verify({ body }: Call): Answer {
      const question = JSON.parse(body);
      // The event is looked at as it was sent, letter by letter.
      const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
      const {
        transmission_id: id,
        transmission_time: time,
        webhook_id: webhook,
        transmission_sig: signature,
      } = question;
      const isGenuine = webhook === WEBHOOK_ID && signature === sign(id, time, event);
      return { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } };
    },
  };

  /** What has a request id is done once; the same again gets the first answer, and is refused while that is not there yet. */
  async function onlyOnce(name: keyof typeof work, call: Call): Promise<Answer> {
    const requestId = call.request.headers['paypal-request-id'];
    if (name !== 'create' && name !== 'capture' && name !== 'refund') return work[name](call);
    if (!requestId) return invalid('MISSING_REQUIRED_PARAMETER');
    const key = `${name} ${call.id} ${String(requestId)}`;
    const known = answers.get(key);
    if (known === 'in progress') return unprocessable('PREVIOUS_REQUEST_IN_PROGRESS');
    // PayPal answers with what has become of it meanwhile.
    if (known) return name === 'refund' ? work.findRefund({ ...call, id: (known.body as PayPalRefund).id }) : known;
    answers.set(key, 'in progress');
    const answer = await work[name](call);
    if (answer.status < 300) answers.set(key, answer);
    else answers.delete(key);
    return answer;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request;
    requests.push(`${method} ${url}`);
    let body = '';
    for await (const part of request) body += part;
    const route = routes.find((candidate) => candidate.method === method && candidate.path.test(url));
    if (!route) return send(response, notFound());
    const isKnown = tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '');
    if (route.name !== 'token' && !isKnown)
      return send(response, refusal(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN'));

    const id = route.path.exec(url)?.[1] ?? '';
    if (route.name === 'capture') orders.get(id)?.requestIds.add(String(request.headers['paypal-request-id']));
    const fault = faults[0]?.on === route.name ? faults.shift() : undefined;
    if (fault && fault.how !== 'lost') return send(response, refusal(fault.how, 'INTERNAL_SERVER_ERROR', 'INTERNAL'));
    const answer = await onlyOnce(route.name, { id, body, request });
    if (fault) response.destroy();
    else send(response, answer);
  }

  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    settings: { ...credentials, webhookId: WEBHOOK_ID, apiUrl: `http://127.0.0.1:${port}` },
    requests,
    orders,
    captures: () => captured,
    refunds,
    refundThere(orderId, value) {
      const captureId = orders.get(orderId)?.capture?.id ?? '';
      const refund = refundOf(captureId, { currency_code: 'EUR', value }, 'COMPLETED');
      return message('PAYMENT.CAPTURE.REFUNDED', 'refund', refundView(refund));
    },
    faults,
    revokeTokens: () => tokens.clear(),
    message,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'paypal-debug-id': 'test' })
    .end(JSON.stringify(body));
}
