import { z } from 'zod';
import { storeCodes } from '../stores.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import { areas } from './roles.ts';
import { rowId } from './staff.ts';

/** What shoppers have written about goods: what is shown of it, and what the shop answers. */

const tag = 'Reviews';
const access = areas.reviews;

export const reviewStates = ['waiting', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];
const state = z.enum(reviewStates);

const review = z.object({
  id: z.number().int(),
  state,
  product: z.object({
    sku: z.string(),
    name: z.string(),
    path: z.string().nullable().describe('of its page; null where it is not sold'),
    picture: z.string().nullable(),
  }),
  rating: z.number().int().nullable(),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  verified_buyer: z.boolean(),
  created_at: z.string(),
  store_code: z.enum(storeCodes),
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
});
export type OfficeReview = z.output<typeof review>;

export const reviewEndpoints = {
  'reviews.list': defineOfficeEndpoint(officeRoutes['reviews.list'], {
    tag,
    summary: 'Reviews of one state, the newest first, and how many there are of each',
    access,
    query: z.object({ state, before: rowId.optional().describe('`next` of the page before') }),
    result: z.object({
      reviews: z.array(review),
      next: z.number().int().nullable(),
      counts: z.record(state, z.number().int()),
      stars: z.array(z.number().int()).length(5).describe('published ones with one, two … five stars'),
    }),
  }),
  'reviews.decide': defineOfficeEndpoint(officeRoutes['reviews.decide'], {
    tag,
    summary: 'Show reviews or refuse them, or let them wait again; the shop follows within a second',
    access,
    body: z.object({
      decisions: z
        .array(z.object({ id: rowId, state }))
        .min(1)
        .max(REVIEW_LIMITS.decisions),
    }),
    result: z.object({ changed: z.number().int() }),
  }),
  'reviews.answer': defineOfficeEndpoint(officeRoutes['reviews.answer'], {
    tag,
    summary: 'Answer a review as the shop, below it; an empty answer removes the present one',
    access,
    params: z.object({ id: rowId }),
    body: z.object({ answer: z.string().trim().max(REVIEW_LIMITS.answer) }),
    result: review,
    failures: { 404: 'NOT_FOUND' },
  }),
} as const;
