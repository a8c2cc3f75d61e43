import type { Endpoint } from '@brixel/contract/endpoint';
import type { z } from 'zod';
import {
  answerName,
  answerSchemas,
  componentAddress,
  type JsonSchema,
  requestSchema,
  sentSchema,
} from './json-schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Content {
  'application/json': { schema: JsonSchema };
}

type OtherContent = Record<string, { schema: JsonSchema }>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Content | OtherContent };
  /** the scope that a key needs; without it no key may make the call */
  security?: Record<string, string[]>[];
  responses: Record<string, { description: string; content: Content | OtherContent }>;
}

interface WebhookOperation extends Omit<Operation, 'responses'> {
  responses: Record<string, { description: string }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  /** requests that are made to others */
  webhooks?: Record<string, { post: WebhookOperation }>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes?: Record<string, object> };
}

interface WebhookFacts {
  type: string;
  summary: string;
  body: z.ZodType;
}

export interface ApiFacts<E extends Endpoint = Endpoint> {
  title: string;
  description: string;
  /** all its paths are below it */
  root: string;
  /** what others are told */
  webhooks?: readonly WebhookFacts[];
  /** where keys may make calls: what each asks of one */
  scopeOf?: (endpoint: E) => string | null;
}

/** The OpenAPI document of an endpoint table: what is mounted is what is described. */
export function openApiDocument<E extends Endpoint>(
  endpoints: Readonly<Record<string, E>>,
  { title, description, root, webhooks, scopeOf }: ApiFacts<E>,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = openApiPath(endpoint.path);
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: { ...operation(name, endpoint), ...security(scopeOf?.(endpoint)) },
    };
  }
  const tags = [...new Set(Object.values(endpoints).map(({ tag }) => tag))];
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: root }],
    tags: tags.map((name) => ({ name })),
    paths,
    ...(webhooks && {
      webhooks: Object.fromEntries(webhooks.map((facts) => [facts.type, { post: webhookOperation(facts) }])),
    }),
    components: {
      schemas: answerSchemas(endpoints),
      ...(scopeOf && { securitySchemes: { [KEY]: { type: 'http', scheme: 'bearer' } } }),
    },
  };
}

const KEY = 'apiKey';

const security = (scope: string | null | undefined): Pick<Operation, 'security'> =>
  scope ? { security: [{ [KEY]: [scope] }] } : {};

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function operation(name: string, endpoint: Endpoint): Operation {
  const { params, query, body, bodyType, failures = {} } = endpoint;
  const failureShape = json(reference(endpoint.bareFailures ? 'BareFailure' : 'ErrorEnvelope'));
  const failure = (description: string) => ({ description, content: failureShape });
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    parameters: [
      ...(params ? parameters('path', requestSchema(params)) : []),
      ...(query ? parameters('query', requestSchema(query)) : []),
    ],
    ...(body && { requestBody: { required: true, content: json(requestSchema(body)) } }),
    ...(bodyType && { requestBody: { required: true, content: { [bodyType]: { schema: {} } } } }),
    responses: {
      200: { description: endpoint.summary, content: answerContent(name, endpoint) },
      400: failure('the request does not fit this description, or the store code is unknown'),
      ...Object.fromEntries(Object.entries(failures).map(([status, text]) => [status, failure(text)])),
      500: failure('a fault of the server; meta.requestId finds it in the log'),
    },
  };
}

const webhookHeaders: Readonly<Record<string, string>> = {
  'webhook-id': 'of the event; stays the same over all attempts',
  'webhook-timestamp': 'of this attempt, in seconds since 1970; refuse what is older than some minutes',
  'webhook-signature':
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, as Standard Webhooks has it; several with a space between them while one secret follows another',
};

const webhookOperation = ({ type, summary, body }: WebhookFacts): WebhookOperation => ({
  operationId: type,
  tags: ['Webhooks'],
  summary,
  parameters: Object.entries(webhookHeaders).map(([name, description]) => ({
    ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
  })),
  requestBody: { required: true, content: json(sentSchema(body)) },
  responses: {
    '2XX': { description: 'it is received; anything else, or nothing within 10 seconds, and it comes again' },
    410: { description: 'the address is gone, and is told nothing more' },
  },
});

function parameters(place: Parameter['in'], { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return [];
    const { description, ...rest } = schema;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description && { description }),
      schema: rest,
    };
  });
}

const answerContent = (name: string, { mediaType }: Endpoint): Content | OtherContent =>
  mediaType ? { [mediaType]: { schema: { type: 'string' } } } : json(reference(answerName(name)));

const reference = (name: string): JsonSchema => ({ $ref: componentAddress(name) });
const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
