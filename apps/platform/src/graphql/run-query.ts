import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { QueryContext } from './catalog-query.ts';
import { limitRules, parseLimits } from './limits.ts';
import { schema } from './schema.ts';

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
}

const MOST_DOCUMENTS = 100;

/** Clients send the same few queries with other variables, so valid ones are cached. */
const documents = new Map<string, DocumentNode>();

function readDocument(query: string): DocumentNode | readonly GraphQLError[] {
  const known = documents.get(query);
  if (known) return known;
  let document: DocumentNode;
  try {
    document = parse(query, parseLimits);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
  // one after the other, because some of the specified rules take long over what the limits refuse
  for (const rules of [limitRules, specifiedRules]) {
    const errors = validate(schema, document, rules, { maxErrors: 20 });
    if (errors.length > 0) return errors;
  }
  if (documents.size >= MOST_DOCUMENTS) documents.delete(documents.keys().next().value ?? '');
  documents.set(query, document);
  return document;
}

export async function runQuery(
  { query, variables, operationName }: GraphqlRequest,
  contextValue: QueryContext,
): Promise<ExecutionResult> {
  const document = readDocument(query);
  if (!('kind' in document)) return { errors: document };
  return execute({
    schema,
    document,
    contextValue,
    variableValues: variables ?? {},
    operationName: operationName ?? null,
  });
}
