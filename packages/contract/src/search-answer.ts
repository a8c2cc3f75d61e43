import { z } from 'zod';
import { bucket } from './search.ts';

/** The two shapes of a search answer, for the documentation: hits are entities, whole or the requested fields. */

const aggregations = z.record(z.string(), z.object({ buckets: z.array(bucket) })).optional();

const suggestion = z.object({
  text: z.string(),
  completions: z.array(z.string()),
  corrected: z.string().optional(),
  ignored: z.array(z.string()).optional(),
  unsold: z.array(z.string()).optional(),
});

const compactAnswer = z.object({
  hits: z.array(z.looseObject({ _score: z.number() })),
  total: z.number().int(),
  start: z.number().int().describe('of the first hit among all'),
  perPage: z
    .number()
    .int()
    .describe('as many hits as there can be: what was asked for, within the limits of the entity'),
  aggregations,
  suggest: suggestion.optional(),
  attribute_metadata: z.array(z.record(z.string(), z.unknown())).optional(),
});

const elasticAnswer = z.object({
  took: z.number().int(),
  timed_out: z.literal(false),
  hits: z.object({
    total: z.number().int(),
    max_score: z.number().nullable(),
    hits: z.array(
      z.object({
        _index: z.string(),
        _type: z.string(),
        _id: z.string(),
        _score: z.number(),
        _source: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  aggregations,
});

/** Typed as unknown, because what a hit is depends on the entity in the address: see SearchResult and ElasticResult. */
export const searchAnswer: z.ZodType<unknown> = z.union([compactAnswer, elasticAnswer]);
