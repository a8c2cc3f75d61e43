import { GraphQLError } from 'graphql';
import type { Refusal } from '../catalog/answer-budget.ts';

/** The failure of a caller, as opposed to a bug of ours. */
export const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

/** A search that is not answered, on its way through the executor. */
export class RefusedQuery extends GraphQLError {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.text, { extensions: { code: refusal.error } });
    this.refusal = refusal;
  }
}
