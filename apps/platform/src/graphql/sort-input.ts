import type { SearchQuery } from '@brixel/contract/search';
import { badRequest } from './bad-request.ts';

export type SortInput = SearchQuery['_appliedSort'];

/** Reads `{field: "ASC"}`, the first field first. Without a direction the best score, and the smallest of all else, leads. */
export function readSort(input: unknown): SortInput {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw badRequest('A sort is an object of fields with ASC or DESC');
  }
  return Object.entries(input).map(([field, direction]) => ({ field, options: readDirection(field, direction) }));
}

function readDirection(field: string, direction: unknown): 'asc' | 'desc' {
  if (direction === null || direction === '') return field === '_score' ? 'desc' : 'asc';
  const word = typeof direction === 'string' ? direction.toLowerCase() : direction;
  if (word === 'asc' || word === 'desc') return word;
  throw badRequest(`"${field}" must be sorted ASC or DESC`);
}
