import { z } from 'zod';

/** Every call but catalogue search and url/map answers in this shape; the HTTP status equals `code`. */
export interface Envelope<T> {
  code: number;
  result: T;
  meta?: Record<string, unknown>;
}

/** One entry of a 400 answer: the shape of JSON-schema validators, for older clients. */
export const validationIssue = z.object({
  keyword: z.string(),
  dataPath: z.string(),
  schemaPath: z.string(),
  params: z.record(z.string(), z.unknown()),
  message: z.string(),
});
export type ValidationIssue = z.infer<typeof validationIssue>;

export const errorEnvelope = z.object({
  code: z.number().int(),
  result: z.union([z.string(), z.array(validationIssue), z.looseObject({ code: z.string(), message: z.string() })]),
  /** of a 500: `requestId` finds it in the log */
  meta: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** How catalogue search fails, since its answers carry no envelope. */
export const bareFailure = z.object({ error: z.string(), code: z.number().int() });

export const envelopeOf = <T extends z.ZodType>(result: T) =>
  z.object({ code: z.number().int(), result, meta: z.record(z.string(), z.unknown()).optional() });
