import { slugify } from '@brixel/commerce/slugify';
import type { SearchRequest } from '#data/catalog/search/search-adapter.ts';

/** Other shops may keep no slug; one is then made of what stands in its place. */

const SOURCES = ['id', 'name', 'url_key'];

/** A request for a slug also fetches what it could be made of. */
export const withSlugSources = (request: SearchRequest): SearchRequest =>
  request.include?.includes('slug') ? { ...request, include: [...new Set([...request.include, ...SOURCES])] } : request;

type Fields = Record<string, unknown>;

export const withSlug = (entity: Fields, { include }: SearchRequest): Fields =>
  !include || include.includes('slug') ? { ...entity, slug: slugOf(entity) } : entity;

function slugOf({ slug, url_key, name, id }: Fields): string {
  if (typeof slug === 'string' && slug !== '') return slug;
  if (typeof url_key === 'string' && url_key !== '') return url_key;
  return typeof name === 'string' ? `${slugify(name)}-${id}` : '';
}
