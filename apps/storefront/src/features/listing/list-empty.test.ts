import { expect, test } from 'vitest';
import { noFacets } from './facets.ts';
import { helpfulRemovals } from './list-empty.tsx';
import { listSearch, parseListQuery } from './list-query.ts';

const colour = (id: string, count: number) => ({
  id,
  label: id,
  count,
  hex: '#123456',
  finish: 'solid' as const,
  group: 'bright' as const,
});

test('only filters whose other options have hits are worth letting go of', () => {
  const query = parseListQuery(new URLSearchParams('color=20&color=33&size=104&manufacturer=7&page=2'));
  const facets = {
    ...noFacets,
    color: [colour('1', 5), colour('20', 0), colour('33', 0)],
    size: [{ id: '104', label: '2×4', count: 0 }],
    manufacturer: [
      { id: '7', label: 'brixel', count: 0 },
      { id: '8', label: 'Mattone', count: 1 },
    ],
  };
  expect(helpfulRemovals(query, facets).map((removal) => [removal.filter, listSearch(removal.query)])).toEqual([
    ['color', '?size=104&manufacturer=7'],
    ['manufacturer', '?color=20&color=33&size=104'],
  ]);
});

test('without a choice there is nothing to let go of', () => {
  const query = parseListQuery(new URLSearchParams());
  expect(helpfulRemovals(query, { ...noFacets, color: [colour('1', 5)] })).toEqual([]);
});
