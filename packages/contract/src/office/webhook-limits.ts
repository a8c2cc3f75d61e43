/** What an address of another program can be told. */
export const webhookTypes = [
  'order.placed',
  'order.paid',
  'order.sent',
  'order.canceled',
  'order.refunded',
  'stock.low',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** `waiting`: for its first attempt, or for the next one. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const WEBHOOK_LIMITS = { endpoints: 20, name: 60, url: 500 } as const;
