import { subscriberStates } from '@brixel/contract/office/newsletter-endpoints';
import { orderStages } from '@brixel/contract/office/order-stage';
import { refundReasons, refundWays } from '@brixel/contract/office/refund-endpoints';
import { returnStates } from '@brixel/contract/office/return-endpoints';
import { reviewStates } from '@brixel/contract/office/review-endpoints';
import { roles } from '@brixel/contract/office/roles';
import { orderStatus } from '@brixel/contract/order';
import type { MessageKey } from '#i18n/i18n.ts';

/** Entries hold the codes of what has changed; here is what each of them is called on the pages of its subject. */

type Words = Readonly<Record<string, MessageKey>>;

/** Compiles only where each of the values has a text. */
const named = <Prefix extends string, Value extends string>(prefix: Prefix, values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, `${prefix}.${value}`])) as Record<Value, `${Prefix}.${Value}`>;

const orders = named('orderStatus', orderStatus.options);

/** By the area of the action and the name of the fact, else by the name alone. */
const words: Readonly<Record<string, Words>> = {
  role: named('role', roles),
  stage: named('stage', orderStages),
  'orders.status': orders,
  'statements.status': orders,
  'orders.reason': named('refund.reason', refundReasons),
  'orders.way': named('refund.way', refundWays),
  'orders.decision': {
    less: 'gaps.decision.less',
    refund: 'gaps.decision.refund',
    stand_in: 'fact.stand_in',
  },
  'overpayments.state': { returned: 'overpaid.state.returned', kept: 'overpaid.state.kept' },
  'returns.status': named('returns.state', returnStates),
  'reviews.state': named('reviews.tab', reviewStates),
  'newsletter.state': named('newsletterStatus', subscriberStates),
};

const areaOf = (action: string): string => action.split('.')[0] ?? '';

/** The key of the text; null: the value speaks for itself. */
export const valueWord = (action: string, fact: string, value: string): MessageKey | null =>
  (words[`${areaOf(action)}.${fact}`] ?? words[fact])?.[value] ?? null;

/** A fact that means something else in one area has a name of that area. */
export const factCodes = (action: string, fact: string): readonly string[] => [`${areaOf(action)}.${fact}`, fact];
