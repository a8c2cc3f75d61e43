import { API_ROOT } from '@brixel/contract/api-paths';
import type { Endpoint } from '@brixel/contract/endpoint';
import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { answerName, answerSchemas, componentAddress, type JsonSchema, requestSchema } from './json-schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Content {
  'application/json': { schema: JsonSchema };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The OpenAPI document of an endpoint table: what is mounted is what is described. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = openApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const tags = [...new Set(Object.values(endpoints).map(({ tag }) => tag))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Brixel storefront API',
      version: '1',
      description:
        'Answers come as {code, result, meta?}, and code equals the HTTP status; catalogue search and url/map answer bare. ' +
        'The store is named by the query parameter storeCode or the header x-vs-store-code; without either it is "de".',
    },
    servers: [{ url: API_ROOT }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { schemas: answerSchemas(endpoints) },
  };
}

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function operation(name: string, endpoint: Endpoint): Operation {
  const { params, query, body, failures = {} } = endpoint;
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
    responses: {
      200: { description: endpoint.summary, content: json(reference(answerName(name))) },
      400: failure('the request does not fit this description, or the store code is unknown'),
      ...Object.fromEntries(Object.entries(failures).map(([status, text]) => [status, failure(text)])),
      500: failure('a fault of the server; meta.requestId finds it in the log'),
    },
  };
}

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

const reference = (name: string): JsonSchema => ({ $ref: componentAddress(name) });
const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

export const openApiRoutes: FastifyPluginAsync = async (app) => {
  const document = openApiDocument(endpoints);
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
  // the address of the page that used to show the document
  app.get('/docs', async (_request, reply) => reply.redirect('/api/openapi.json'));
};
