import { GraphQLError } from 'graphql';

/** The failure of a caller, as opposed to a bug of ours. */
export const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
