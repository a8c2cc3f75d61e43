import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { fulfilments, orderStage } from './order-stage.ts';
import { boxLetters, PICKING_LIMITS } from './picking-limits.ts';
import { conditions } from './product-facts.ts';
import { areas } from './roles.ts';

/** From the drawers to the parcel: rounds, what is found and what is missing, and the check before a parcel is closed. */

const tag = 'Picking';
const number = z.string().min(1).max(40).describe('the order number that people read');
const roundParams = z.object({ id: z.coerce.number().int().min(1) });
const letter = z.enum(boxLetters);
const missing = { 404: 'NOT_FOUND' };

const pickOrder = z.object({
  number: z.string(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  name: z.string().describe('who gets it'),
  is_test: z.boolean(),
  goods: z.array(z.object({ sku: z.string(), place: z.string(), qty: z.number().int() })),
});
export type PickOrder = z.output<typeof pickOrder>;

const runningRound = z.object({
  id: z.number().int(),
  started_at: z.string(),
  started_by: z.string(),
  finished_at: z.string().nullable().describe('picked, and some of it waits to be packed'),
  boxes: z.number().int(),
  stops: z.number().int(),
  done: z.number().int().describe('stops of which everything is ticked'),
});

const share = z.object({
  box: letter,
  qty: z.number().int().describe('pieces that belong into the box'),
  found: z.number().int().describe('pieces that lie in it'),
  tick: z.string().nullable().describe('the deed that has settled it; null: open'),
  by: z.string().nullable(),
});
export type PickShare = z.output<typeof share>;

const alike = z.object({ sku: z.string(), place: z.string(), stock: z.number().int(), price: z.number().nullable() });

const stop = z.object({
  id: z.number().int(),
  sku: z.string(),
  name: z.string(),
  picture: z.string().describe('empty: none'),
  colour: z.object({ name: z.string(), hex: z.string().nullable() }).nullable(),
  number: z.string().nullable().describe('of the part'),
  condition: z.enum(conditions).nullable(),
  place: z.string(),
  stock: z.number().int().nullable().describe('what else lies there for new orders; null: not counted'),
  alike: z.array(alike).describe('other lots of the same part, colour and condition'),
  is_later: z.boolean().describe('looked for again at the end'),
  shares: z.array(share),
});
export type PickStop = z.output<typeof stop>;

const gap = z.object({
  id: z.number().int(),
  sku: z.string(),
  name: z.string(),
  item_id: z.number().int().nullable().describe('the line of the order; null: a part of something'),
  qty: z.number().int(),
  amount: z
    .number()
    .nullable()
    .describe(
      'what was paid for the missing pieces, in euros; of a part of a box its share, by what the parts cost by themselves',
    ),
  at: z.string(),
  by: z.string(),
  decision: z.enum(['less', 'stand_in', 'refund']).nullable(),
  stand_in: z.object({ sku: z.string(), place: z.string() }).nullable(),
  decided_by: z.string().nullable(),
  is_refunded: z.boolean().describe('money was given back for it, or is about to be'),
});
export type PickGap = z.output<typeof gap>;

const box = z.object({
  letter,
  number: z.string(),
  name: z.string(),
  lots: z.number().int(),
  is_test: z.boolean(),
  stage: orderStage,
  goods_weight: z.number().int().describe('grams of what lies in it, as far as weights are known'),
  unweighed: z.number().int().describe('lots whose weight nobody has said'),
  weight: z.number().int().nullable().describe('grams of the closed parcel'),
  gaps: z.array(gap),
});
export type PickBox = z.output<typeof box>;

const round = z.object({
  id: z.number().int(),
  started_at: z.string(),
  started_by: z.string(),
  finished_at: z.string().nullable(),
  boxes: z.array(box),
  stops: z.array(stop).describe('in the order of the way'),
  late_ticks: z.number().int().describe('that were set without a line and came later'),
  packaging: z.number().int().describe('grams of an empty parcel'),
});
export type PickRound = z.output<typeof round>;

const progress = z.object({
  finished_at: z.string().nullable(),
  stops: z.array(z.object({ id: z.number().int(), is_later: z.boolean(), shares: z.array(share) })),
});
export type PickProgress = z.output<typeof progress>;

const deedFacts = {
  id: z.string().min(8).max(64).describe('made by the device: the same deed sent again is done once'),
  ago: z.number().int().min(0).max(86_400_000).describe('milliseconds since it was done: clocks of phones differ'),
  stop: z.number().int().min(1),
};
const deed = z.discriminatedUnion('kind', [
  z.object({ ...deedFacts, kind: z.literal('tick'), box: letter }),
  z.object({ ...deedFacts, kind: z.literal('untick'), box: letter, tick: z.string().max(64) }),
  z.object({
    ...deedFacts,
    kind: z.literal('missing'),
    found: z.number().int().min(0).max(1_000_000),
    rest: z.enum(['later', 'gone', 'elsewhere']),
    sku: z.string().max(100).optional().describe('the other lot'),
  }),
]);
export type PickDeed = z.output<typeof deed>;

export const pickingEndpoints = {
  'orders.stage': defineOfficeEndpoint(officeRoutes['orders.stage'], {
    tag,
    summary: 'Move a paid order that is to be sent to another step, by hand',
    access: areas.parcels,
    params: z.object({ number }),
    body: z.object({ stage: z.enum(fulfilments) }),
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND', 409: 'ORDER_MOVED, ORDER_IN_ROUND' },
  }),
  'orders.gaps': defineOfficeEndpoint(officeRoutes['orders.gaps'], {
    tag,
    summary: 'What was not found of an order, and what was decided',
    access: areas.orders,
    params: z.object({ number }),
    result: z.array(gap),
    failures: missing,
  }),
  'orders.decideGap': defineOfficeEndpoint(officeRoutes['orders.decideGap'], {
    tag,
    summary: 'Decide what becomes of missing goods: less, a stand-in, or money back',
    access: areas.parcels,
    params: z.object({ number, id: z.coerce.number().int().min(1) }),
    body: z.object({
      decision: z.enum(['less', 'stand_in', 'refund']),
      sku: z.string().max(100).optional().describe('of the stand-in'),
      tell: z.boolean().describe('the customer gets a mail'),
    }),
    result: z.array(gap),
    failures: { 404: 'NOT_FOUND, SKU_UNKNOWN', 409: 'GAP_DECIDED, STAND_IN_SHORT' },
  }),
  'rounds.offer': defineOfficeEndpoint(officeRoutes['rounds.offer'], {
    tag,
    summary: 'Orders that wait to be picked, and rounds that run',
    access: areas.parcels,
    result: z.object({ orders: z.array(pickOrder), rounds: z.array(runningRound) }),
  }),
  'rounds.start': defineOfficeEndpoint(officeRoutes['rounds.start'], {
    tag,
    summary: 'Pick some orders on one way; each gets a box with a letter',
    access: areas.parcels,
    body: z.object({
      orders: z.array(number).min(1).max(PICKING_LIMITS.boxes),
      is_reversed: z.boolean().describe('the way from the last place to the first'),
    }),
    result: z.object({ id: z.number().int() }),
    failures: { 409: 'ORDER_MOVED' },
  }),
  'rounds.read': defineOfficeEndpoint(officeRoutes['rounds.read'], {
    tag,
    summary: 'A round with its boxes and stops',
    access: areas.parcels,
    params: roundParams,
    result: round,
    failures: missing,
  }),
  'rounds.progress': defineOfficeEndpoint(officeRoutes['rounds.progress'], {
    tag,
    summary: 'What is ticked, for devices that follow a round',
    access: areas.parcels,
    params: roundParams,
    result: progress,
    failures: missing,
  }),
  'rounds.deeds': defineOfficeEndpoint(officeRoutes['rounds.deeds'], {
    tag,
    summary: 'What was done on a device, in its order; each deed counts once, however often it is sent',
    access: areas.parcels,
    params: roundParams,
    body: z.object({ deeds: z.array(deed).min(1).max(PICKING_LIMITS.deeds) }),
    result: progress,
    failures: missing,
  }),
  'rounds.finish': defineOfficeEndpoint(officeRoutes['rounds.finish'], {
    tag,
    summary: 'Everything is picked: the boxes are to be packed',
    access: areas.parcels,
    params: roundParams,
    result: z.literal(true),
    failures: { ...missing, 409: 'ROUND_NOT_DONE' },
  }),
  'rounds.dissolve': defineOfficeEndpoint(officeRoutes['rounds.dissolve'], {
    tag,
    summary: 'Give a round up: its orders wait to be picked again',
    access: areas.parcels,
    params: roundParams,
    result: z.literal(true),
    failures: { ...missing, 409: 'ROUND_FINISHED' },
  }),
  'rounds.pack': defineOfficeEndpoint(officeRoutes['rounds.pack'], {
    tag,
    summary: 'A box was checked and is a parcel now',
    access: areas.parcels,
    params: roundParams.extend({ letter }),
    body: z.object({ weight: z.number().int().min(1).max(PICKING_LIMITS.weight).describe('grams') }),
    result: z.literal(true),
    failures: { ...missing, 409: 'ROUND_NOT_DONE, GAP_OPEN, ORDER_MOVED' },
  }),
} as const;
