import type { OrderItem, OrderView } from '@brixel/contract/order';
import { expect, test } from 'vitest';
import { type OrderStage, orderProgress, orderStage } from './order-stage.ts';

import { paidOnline, testOrder, virtual } from './testing/test-order.ts';

const file: OrderItem = {
  item_id: 1,
  sku: 'BX-PLAN',
  name: 'Bauplan',
  product_type: 'downloadable',
  qty_ordered: 1,
  price: 1,
  price_incl_tax: 1.19,
  row_total: 1,
  row_total_incl_tax: 1.19,
  tax_amount: 0.19,
  tax_percent: 19,
  discount_amount: 0,
  discount_tax_compensation_amount: 0,
  options: [],
};

const withdrawn_at = '2026-11-16T10:00:00.000Z';

const back = (state: 'open' | 'closed') => ({
  ...{ number: 'RT-1', state, announced_at: withdrawn_at, arrived_at: null, checked_at: null },
  ...{ refunded_at: null, refund_until: null },
});

const cases: [
  what: string,
  order: Partial<OrderView>,
  stage: OrderStage,
  progress: [current: number, of: number] | null,
][] = [
  ['a transfer is on its way', {}, 'open', [1, 4]],
  ['not paid online yet', { payment: paidOnline('open') }, 'waiting', [1, 4]],
  ['the payment was given up, the order not', { payment: paidOnline('canceled') }, 'waiting', [1, 4]],
  ['never paid, in a former shop', { is_moved: true, payment: paidOnline('open') }, 'open', null],
  ['paid online', { status: 'processing', payment: paidOnline('paid') }, 'paid', [2, 4]],
  ['on its way', { status: 'complete', payment: paidOnline('paid') }, 'sent', [3, 4]],
  ['to be fetched', { pick_up_at: 'Ring 1', status: 'complete', payment: paidOnline('paid') }, 'fetch', [3, 4]],
  ['files to wait for', { ...virtual, items: [file] }, 'open', [1, 3]],
  ['files to have', { ...virtual, items: [file], status: 'processing', payment: paidOnline('paid') }, 'ready', [2, 3]],
  ['nothing to send and no files', { ...virtual, status: 'complete', payment: paidOnline('paid') }, 'done', [2, 3]],
  ['withdrawn from before it was paid', { withdrawn_at }, 'withdrawnUnsent', null],
  ['withdrawn from before it left', { withdrawn_at, status: 'processing' }, 'withdrawnUnsent', null],
  ['withdrawn from on its way', { withdrawn_at, status: 'complete' }, 'withdrawnSent', null],
  [
    'withdrawn from, and goods come back',
    { withdrawn_at, status: 'complete', returns: [back('open')] },
    'withdrawnSent',
    null,
  ],
  [
    'withdrawn from and settled',
    { withdrawn_at, status: 'complete', returns: [back('closed')] },
    'withdrawnSettled',
    null,
  ],
  ['withdrawn from, and nothing is sent', { ...virtual, withdrawn_at }, 'withdrawnVirtual', null],
  ['withdrawn from and canceled', { withdrawn_at, status: 'canceled' }, 'canceled', null],
  ['canceled before it was paid', { status: 'canceled', payment: paidOnline('canceled') }, 'canceled', null],
  ['canceled afterwards', { status: 'canceled', payment: paidOnline('refunded') }, 'canceled', null],
];

test.each(cases)('%s', (_, changes, stage, progress) => {
  const order = testOrder(changes);
  const shown = orderProgress(order);
  expect(orderStage(order)).toBe(stage);
  expect(shown && [shown.current, shown.steps.length]).toEqual(progress);
});
