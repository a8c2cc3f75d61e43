import * as entities from '@brixel/contract/catalog';
import type { Endpoint } from '@brixel/contract/endpoint';
import { bareFailure, envelopeOf, errorEnvelope } from '@brixel/contract/envelope';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const named = {
  Attribute: entities.attribute,
  Category: entities.category,
  CmsBlock: entities.cmsBlock,
  CmsHierarchy: entities.cmsHierarchy,
  CmsPage: entities.cmsPage,
  Product: entities.product,
  Review: entities.review,
  StockRow: entities.stockRow,
  TaxRule: entities.taxRule,
  BareFailure: bareFailure,
  ErrorEnvelope: errorEnvelope,
};

export const componentAddress = (name: string): string => `#/components/schemas/${name}`;

/** What a caller sends. Examples are of that, but zod drops those of a schema that transforms, taking them for its output. */
export function requestSchema(schema: z.ZodType): JsonSchema {
  const examples = schema.meta()?.examples;
  const input = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: withoutSafeIntegerBounds });
  return { ...tidy(input), ...(Array.isArray(examples) && { examples }) };
}

/** What others are sent, whole. */
export const sentSchema = (schema: z.ZodType): JsonSchema =>
  tidy(z.toJSONSchema(schema, { unrepresentable: 'any', override: withoutSafeIntegerBounds }));

export const answerName = (endpointName: string): string =>
  `${endpointName.charAt(0).toUpperCase()}${endpointName.slice(1)}Answer`;

/** What callers get: the named entities, and the answer of each call, which refers to them. */
export function answerSchemas(endpoints: Readonly<Record<string, Endpoint>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  for (const [name, endpoint] of Object.entries(endpoints)) {
    // A copy, so that two calls with one result schema stay two entries.
    const answer = endpoint.envelope ? envelopeOf(endpoint.result) : endpoint.result.clone();
    registry.add(answer, { id: answerName(name) });
  }
  const { schemas } = z.toJSONSchema(registry, {
    uri: componentAddress,
    unrepresentable: 'any',
    override: withoutSafeIntegerBounds,
  });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, tidy(schema)]));
}

/** Inside a document the dialect is the document's, and an own `$id` would cut the references loose. */
function tidy({ $schema: _schema, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function withoutSafeIntegerBounds({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
