/** What the payment service wrote into the address that it sent the shopper back to. */
export interface ReturnedPayment {
  paymentid: string;
  payerid?: string;
}

/** Null for an address without a payment, such as that in the mail. */
export function returnedPayment(query: URLSearchParams): ReturnedPayment | null {
  // one service names the payment only `token`
  const paymentid = query.get('paymentId') ?? query.get('token');
  const payerid = query.get('PayerID');
  return paymentid ? { paymentid, ...(payerid ? { payerid } : {}) } : null;
}
