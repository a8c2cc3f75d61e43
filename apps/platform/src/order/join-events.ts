import type { OrderEvents } from './order-book.ts';

const steps = ['placed', 'paid', 'completed', 'canceled', 'parcelsNamed', 'refundNoted'] as const;

/** Several that follow what happens to orders, one after another, in the same transaction. */
export const joinEvents = (...handlers: readonly Partial<OrderEvents>[]): OrderEvents => ({
  ...(Object.fromEntries(
    steps.map((step) => [
      step,
      async (...[tx, order]: Parameters<OrderEvents['placed']>) => {
        for (const handler of handlers) await handler[step]?.(tx, order);
      },
    ]),
  ) as Pick<OrderEvents, (typeof steps)[number]>),
  committed() {
    for (const handler of handlers) handler.committed?.();
  },
});
