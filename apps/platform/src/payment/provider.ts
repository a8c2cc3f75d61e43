import type { IncomingHttpHeaders } from 'node:http';
import type { Money } from '@brixel/commerce/money';
import type { StoreView } from '@brixel/contract/stores';

/** A payment service. It is asked again whenever an answer was lost, so the same question never has a second effect. */
export interface PaymentProvider {
  /** names it in the database */
  code: string;
  /** nothing is charged, and the pages say so */
  isSandbox: boolean;
  /** Repeatable: the same reference begins nothing new. */
  start(request: PaymentRequest): Promise<BegunPayment | NoAnswer>;
  /** Null for an unknown payment. */
  find(paymentId: string): Promise<ProviderPayment | null | NoAnswer>;
  /** Takes the money of an approved payment. Repeatable: the same request id takes it once. */
  capture(paymentId: string, requestId: string): Promise<ProviderPayment | NoAnswer>;
  /** Gives money of a capture back. Repeatable: the same request id gives it back once. */
  refund(captureId: string, amount: Money, requestId: string): Promise<ProviderRefund | NoAnswer>;
  /** Null for an unknown refund. */
  findRefund(refundId: string): Promise<FoundRefund | null | NoAnswer>;
  /** The refunds of a payment, also those that were made at the service itself. */
  refundsOf?(paymentId: string): Promise<readonly string[] | NoAnswer>;
  /** Reads a webhook of the provider; null where the signature is wrong. It is only a hint to ask the provider. */
  readWebhook?(headers: IncomingHttpHeaders, rawBody: string): Promise<WebhookHint | null | NoAnswer>;
}

export interface PaymentRequest {
  /** ours, another one for each attempt to pay */
  reference: string;
  orderNumber: string;
  amount: Money;
  currency: 'EUR';
  /** where the shopper comes back to */
  returnUrl: string;
  cancelUrl: string;
  store: StoreView;
}

export interface BegunPayment {
  paymentId: string;
  /** where the shopper agrees */
  approvalUrl: string;
}

export interface ProviderPayment {
  /** `approved`: the money may be taken; `pending`: it was, but has not arrived and still may not */
  state: 'open' | 'approved' | 'pending' | 'captured' | 'canceled';
  captureId: string | null;
  /** what was taken, else what is to be */
  amount: Money;
}

/** `pending`: accepted, but not decided; `refused`: nothing was given back, and with this request nothing will be. */
export type ProviderRefund =
  | { state: 'done' | 'pending'; refundId: string; amount: Money }
  | { state: 'refused'; reason: string };

export interface FoundRefund {
  refundId: string;
  captureId: string;
  amount: Money;
  isDone: boolean;
}

export interface WebhookHint {
  /** null where the message is about something else */
  paymentId: string | null;
  refundId: string | null;
}

/** The provider gave no answer, or none that can be read: the request may have been carried out or not. */
export class NoAnswer {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}
