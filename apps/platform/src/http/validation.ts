import type { ValidationIssue } from '@brixel/contract/envelope';
import type { z } from 'zod';

export type RequestPart = 'params' | 'query' | 'body';

type Checked<T> = { ok: true; value: T } | { ok: false; issues: ValidationIssue[] };

/** Checks one part of a request. A call without a schema for it takes nothing from it. */
export function check<S extends z.ZodType>(
  part: RequestPart,
  schema: S | undefined,
  input: unknown,
): Checked<z.output<S>> {
  if (!schema) return { ok: true, value: undefined as z.output<S> };
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, issues: parsed.error.issues.map((issue) => toValidationIssue(part, issue)) };
}

/** Clients of this contract expect the messages of a JSON-schema validator. */
function toValidationIssue(part: RequestPart, issue: z.core.$ZodIssue): ValidationIssue {
  const { keyword, params } = describe(issue);
  const path = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  const schemaSteps = issue.path.map((step) => (typeof step === 'number' ? 'items' : `properties/${String(step)}`));
  return {
    keyword,
    dataPath: path,
    schemaPath: ['#', part, ...schemaSteps, keyword].join('/'),
    params,
    message: issue.message,
  };
}

type Description = Pick<ValidationIssue, 'keyword' | 'params'>;

function describe(issue: z.core.$ZodIssue): Description {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { keyword: 'required', params: { missingProperty: String(issue.path.at(-1) ?? '') } }
        : { keyword: 'type', params: { type: issue.expected } };
    case 'too_small':
      return { keyword: limitKeyword('min', issue.origin), params: { limit: Number(issue.minimum) } };
    case 'too_big':
      return { keyword: limitKeyword('max', issue.origin), params: { limit: Number(issue.maximum) } };
    case 'not_multiple_of':
      return { keyword: 'multipleOf', params: { multipleOf: issue.divisor } };
    case 'invalid_value':
      return { keyword: 'enum', params: { allowedValues: issue.values } };
    case 'invalid_format':
      return issue.format === 'regex'
        ? { keyword: 'pattern', params: { pattern: issue.pattern } }
        : { keyword: 'format', params: { format: issue.format } };
    case 'unrecognized_keys':
      return { keyword: 'additionalProperties', params: { additionalProperty: issue.keys[0] } };
    case 'invalid_union':
      return { keyword: 'anyOf', params: {} };
    default:
      return { keyword: issue.code, params: {} };
  }
}

function limitKeyword(bound: 'min' | 'max', origin: string): string {
  if (origin === 'string') return `${bound}Length`;
  if (origin === 'array' || origin === 'set') return `${bound}Items`;
  if (origin === 'object' || origin === 'map') return `${bound}Properties`;
  return `${bound}imum`;
}
