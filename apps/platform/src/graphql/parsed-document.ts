import { type ASTNode, print } from 'graphql';
import { z } from 'zod';

/** A query of the contract is some ten levels of objects and lists deep. */
const DEEPEST = 60;
const MOST_PARTS = 5000;

/**
 * A query that its client has parsed already, as the GraphQL adapter of VSF 1.12 posts it. It is printed, and then read like any other, so
 * that all limits hold for it as well.
 */
export const parsedDocument = z
  .looseObject({ kind: z.literal('Document'), definitions: z.array(z.unknown()).min(1) })
  .transform((document, context): string => {
    const text = isSmall(document.definitions) ? printed(document.definitions) : null;
    if (text !== null) return text;
    context.addIssue({ code: 'custom', message: 'The query is not a document of GraphQL' });
    return z.NEVER;
  });

/** What is too deep or too large is not even walked through to its end. */
function isSmall(definitions: readonly unknown[]): boolean {
  let parts = 0;
  const fits = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return true;
    parts += 1;
    return depth < DEEPEST && parts < MOST_PARTS && Object.values(value).every((part) => fits(part, depth + 1));
  };
  return fits(definitions, 0);
}

function printed(definitions: unknown[]): string | null {
  try {
    // the printer throws on what is no node; what it makes of a wrong one is for the parser to refuse
    return print({ kind: 'Document', definitions } as unknown as ASTNode);
  } catch {
    return null;
  }
}
