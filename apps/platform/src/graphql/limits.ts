import { type ASTVisitor, GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** What a query may cost. Depth needs no number: the schema is four levels deep, and introspection has a rule of its own. */
export const parseLimits = { maxSourceLength: 10_000, maxLexicalTokens: 500, maxComments: 50 };

const MOST_QUERIES = 10;

/** Each entity's query is a search of its own, so there may be only a few of them. */
function limitQueries(context: ValidationContext): ASTVisitor {
  const root = context.getSchema().getQueryType();
  let count = 0;
  return {
    Field(node) {
      if (context.getParentType() !== root || ++count !== MOST_QUERIES + 1) return;
      context.reportError(new GraphQLError(`At most ${MOST_QUERIES} queries fit into one request`, { nodes: node }));
    },
  };
}

/** An answer can be long, and each further name for it would send it once more. */
function limitAliases(context: ValidationContext): ASTVisitor {
  const root = context.getSchema().getQueryType();
  return {
    Field(node) {
      if (!node.alias || context.getParentType() === root) return;
      context.reportError(new GraphQLError('Only the queries themselves may have another name', { nodes: node }));
    },
  };
}

export const limitRules: readonly ValidationRule[] = [limitQueries, limitAliases];
