import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { readFilter } from './filter-input.ts';
import { readSort } from './sort-input.ts';

/** Attributes are the shop's own, so filters and sorts cannot be listed field by field: they are read as a whole. */
const inputScalar = <T>(name: string, description: string, read: (value: unknown) => T): GraphQLScalarType<T, never> =>
  new GraphQLScalarType<T, never>({
    name,
    description,
    coerceInputValue: read,
    coerceInputLiteral: (node) => read(valueFromASTUntyped(node)),
  });

/** One name for each entity, because clients declare their variables by it. */
export const filterScalar = (name: string) =>
  inputScalar(
    name,
    '{attribute: {operator: value, scope: "default" | "catalog"}}, or a list of such objects',
    readFilter,
  );

export const sortScalar = (name: string) => inputScalar(name, '{field: "ASC" | "DESC"}', readSort);

export const jsonScalar = new GraphQLScalarType<unknown, unknown>({ name: 'JSON', description: 'Any JSON value' });
