import type { JsonSchema } from '@brixel/platform/openapi/json-schemas';
import type { Operation, Parameter } from '@brixel/platform/openapi/openapi-document';

export interface ExampleRequest {
  url: string;
  payload?: object;
}

/** A request for an operation of the OpenAPI document, with a value for everything that is required. */
export function exampleRequest(path: string, operation: Operation): ExampleRequest {
  const sampleFor = (name: string): string => {
    const parameter = operation.parameters.find((candidate) => candidate.name === name);
    return encodeURIComponent(String(parameter ? exampleOf(parameter.name, parameter.schema) : name));
  };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => sampleFor(name));
  const query = operation.parameters
    .filter(({ in: place, required }: Parameter) => place === 'query' && required)
    .map(({ name }) => `${name}=${sampleFor(name)}`)
    .join('&');
  const body = operation.requestBody?.content['application/json'].schema;
  return {
    url: `/api${address}${query && `?${query}`}`,
    ...(body && { payload: Object(exampleOf('', body)) }),
  };
}

const examples: Readonly<Record<string, string | number>> = {
  email: 'marlene@example.de',
  index: 'brixel_de',
  identifier: 'impressum',
  sku: 'BX-3005-1',
  skus: 'BX-3005-1,BX-3005-3',
  storeId: 1,
  url: '/stein-1x1-weiss',
};

function exampleOf(name: string, schema: JsonSchema): unknown {
  if (examples[name] !== undefined) return examples[name];
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).flatMap((key) => {
          const property = schema.properties?.[key];
          return typeof property === 'object' ? [[key, exampleOf(key, property)]] : [];
        }),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return name;
  }
}
