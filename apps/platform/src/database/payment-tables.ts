import type { Money } from './column-types.ts';

/** One attempt to pay an order online. An order has at most one that could still become money. */
interface PaymentTable {
  /** ours, and secret: it grants access to the result */
  reference: string;
  order_id: number;
  /** which service it is with, and that one's own name for it, once it is known */
  provider: string;
  provider_payment_id: string | null;
  approval_url: string | null;
  amount: Money;
  /**
   * `starting`: the service is being asked; `open`: the shopper is to agree; `capturing`: the money is being taken, or it is not
   * known whether it was; `captured`: it was; `disputed`: another sum than the order's was taken, which people have to settle.
   */
  state: 'starting' | 'open' | 'capturing' | 'captured' | 'canceled' | 'disputed';
  capture_id: string | null;
  created_at: string;
  updated_at: string;
  /** when the service is asked next what became of it */
  next_check_at: string;
  /** how often it has been asked */
  attempts: number;
}

/** The data of the built-in service, as an outside one would store it. */
interface SandboxPaymentTable {
  payment_id: string;
  reference: string;
  order_number: string;
  amount: Money;
  store_code: string;
  return_url: string;
  cancel_url: string;
  state: 'open' | 'approved' | 'captured' | 'canceled';
  created_at: string;
}

interface SandboxRefundTable {
  request_id: string;
  payment_id: string;
  amount: Money;
  created_at: string;
}

export interface PaymentTables {
  payment: PaymentTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
}
