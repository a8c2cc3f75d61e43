import { describe, expect, it } from 'vitest';
import { pageSize } from './search-page.ts';
import { readSearchRequest, type SearchParameters } from './search-request.ts';

const read = (parameters: SearchParameters, body?: unknown) => {
  const request = readSearchRequest('product', { request_format: 'search-query', ...parameters }, body);
  if (!request.ok) throw new Error(request.error);
  return request.value;
};
const errorOf = (parameters: SearchParameters) => {
  const request = readSearchRequest('product', parameters);
  return request.ok ? null : request.error;
};

describe('page size', () => {
  it('is the standard one unless given, and 0 asks for the total alone', () => {
    expect(pageSize('product', undefined)).toBe(50);
    expect(pageSize('product', -1)).toBe(50);
    expect(pageSize('product', 0)).toBe(0);
    expect(pageSize('product', 999_999)).toBe(4000);
    expect(pageSize('attribute', undefined)).toBe(150);
    expect(pageSize('cms_block', undefined)).toBe(150);
    expect(pageSize('cms_page', 4000)).toBe(500);
    expect(pageSize('category', undefined)).toBe(4000);
  });
});

describe('search request', () => {
  it('reads fields, start and sort from the query string', () => {
    const request = read({
      from: -5,
      sort: 'updated_at:desc, final_price',
      _source_include: 'id, name*',
      _source_exclude: '',
    });
    expect(request).toMatchObject({ from: 0, size: 50, include: ['id', 'name*'], exclude: [] });
    expect(request.query._appliedSort).toEqual([
      { field: 'updated_at', options: 'desc' },
      { field: 'final_price', options: 'asc' },
    ]);
  });

  it('prefers the sort inside the request', () => {
    const { query } = read({ sort: 'name', request: '{"_appliedSort":[{"field":"id","options":"desc"}]}' });
    expect(query._appliedSort).toEqual([{ field: 'id', options: 'desc' }]);
  });

  it('takes an order by score for none where nothing is searched for', () => {
    const { query } = read({ sort: '_score:desc,id:desc' });
    expect(query._appliedSort).toEqual([{ field: 'id', options: 'desc' }]);
  });

  it('lists categories in the order of the menu', () => {
    const request = readSearchRequest('category', {});
    expect(request.ok && request.value.query._appliedSort).toEqual([{ field: 'position', options: 'asc' }]);
  });

  it('says what is wrong with a bad one', () => {
    const format = { request_format: 'search-query' };
    expect(errorOf({ ...format, request: '{' })).toBe('request is not valid JSON');
    expect(errorOf({ ...format, request: '{"_appliedFilters":[{"value":1}]}' })).toContain(
      '_appliedFilters.0.attribute',
    );
    expect(errorOf({ ...format, request: '[]' })).toContain('request');
    expect(errorOf({ ...format, sort: 'name:sideways' })).toBe('sort must be field:asc or field:desc');
    expect(errorOf({ request: '{"query":{"script":{}}}' })).toBe('query.script is not understood');
    expect(errorOf({ ...format, request: '{"_searchText":"stein"}', sort: '_score:desc,id' })).toContain('_score');
  });
});
