import { z } from 'zod';
import { COUPON_LIMITS } from './coupon-limits.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Coupons and when they hold. Those that came with a newsletter are each for one subscriber, and only counted here. */

const tag = 'Coupons';
const access = areas.coupons;
const version = z.number().int().min(1);
const day = z.iso.date();
const count = z.number().int().min(1).max(1_000_000);
const euros = z.number().min(0).max(100_000).multipleOf(0.01);

/** What a code may look like: capitals, digits and hyphens, so that it can be read aloud. */
export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]*$/)
  .min(3)
  .max(COUPON_LIMITS.code);

const value = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number().int().min(1).max(100) }),
  z.object({ kind: z.literal('fixed'), euros: euros.min(0.01) }),
  z.object({ kind: z.literal('shipping') }),
]);

const terms = z.object({
  title: z.string().trim().max(COUPON_LIMITS.title).describe('what it is for; only the office reads it'),
  value,
  minimum: euros.describe('what the goods that it holds for must come to'),
  from: day.nullable(),
  to: day.nullable().describe('the last day'),
  usage_limit: count.nullable(),
  per_customer: count.nullable(),
  first_order_only: z.boolean(),
  categories: z.array(z.number().int().min(1)).max(COUPON_LIMITS.categories).describe('none: all goods'),
});

const inOrder = ({ from, to }: { from: string | null; to: string | null }): boolean => !from || !to || from <= to;
const orderOfDays = { path: ['to'], error: 'the last day is not before the first' };

const content = terms.extend({ code: couponCode, active: z.boolean() });
export type CouponContent = z.output<typeof content>;

export const couponStates = ['active', 'planned', 'ended', 'off'] as const;
export type CouponState = (typeof couponStates)[number];

const coupon = content.extend({
  used: z.number().int().describe('orders with it that were not canceled'),
  state: z.enum(couponStates).describe('ended: its days are over, or it is used up'),
  removable: z.boolean().describe('no order has used it'),
  demo: z.boolean(),
  version,
});
export type OfficeCoupon = z.output<typeof coupon>;

const byCode = z.object({ id: couponCode });
const missing = { 404: 'NOT_FOUND' };

export const couponEndpoints = {
  'coupons.list': defineOfficeEndpoint(officeRoutes['coupons.list'], {
    tag,
    summary: 'All coupons, by their code; those of the newsletter are only counted',
    access,
    result: z.object({
      coupons: z.array(coupon),
      gifts: z.object({ given: z.number().int(), used: z.number().int() }),
    }),
  }),
  'coupons.categories': defineOfficeEndpoint(officeRoutes['coupons.categories'], {
    tag,
    summary: 'The categories that a coupon can be bound to, as the shop sorts them',
    access,
    result: z.array(z.object({ id: z.number().int(), name: z.string(), level: z.number().int() })),
  }),
  'coupons.create': defineOfficeEndpoint(officeRoutes['coupons.create'], {
    tag,
    summary: 'Add a coupon',
    access,
    body: content.refine(inOrder, orderOfDays),
    result: coupon,
    failures: { 409: 'COUPON_TAKEN: there is one with this code' },
  }),
  'coupons.update': defineOfficeEndpoint(officeRoutes['coupons.update'], {
    tag,
    summary: 'Change what a coupon gives and when it holds; its code stays',
    access,
    params: byCode,
    body: terms.extend({ version }).refine(inOrder, orderOfDays),
    result: coupon,
    failures: { ...missing, 409: 'CHANGED_MEANWHILE' },
  }),
  'coupons.switch': defineOfficeEndpoint(officeRoutes['coupons.switch'], {
    tag,
    summary: 'Switch a coupon on or off; off, its code is unknown in the shop',
    access,
    params: byCode,
    body: z.object({ active: z.boolean() }),
    result: coupon,
    failures: missing,
  }),
  'coupons.remove': defineOfficeEndpoint(officeRoutes['coupons.remove'], {
    tag,
    summary: 'Remove a coupon that no order has used',
    access,
    params: byCode,
    result: z.literal(true),
    failures: { ...missing, 409: 'COUPON_USED: an order names it' },
  }),
} as const;
