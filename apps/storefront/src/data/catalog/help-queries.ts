import { searchQuery } from '@brixel/commerce/search-query';
import type { Services } from '#data/services.ts';

/** A page of the shop that answers a question. */
export interface HelpPage {
  title: string;
  path: string;
}

/** Pages that only mention a word score below this. */
const NAMED = 0.5;
const MOST_PAGES = 3;

/** Pages that a text names; none where they cannot be asked for, because goods alone are a good answer too. */
export async function searchHelp(
  { catalog, config }: Services,
  text: string,
  signal: AbortSignal,
): Promise<HelpPage[]> {
  // other APIs look for words in names and numbers of products only, and answer with any pages
  if (config.api.calls === 'vsf1') return [];
  const options = { size: MOST_PAGES, include: ['title', 'identifier'] as const, signal };
  const { hits } = await catalog.search('cms_page', searchQuery().text(text), options).catch(() => ({ hits: [] }));
  const named = hits.filter(({ _score }) => _score >= NAMED);
  const least = (named[0]?._score ?? 0) / 2;
  return named
    .filter(({ _score }) => _score >= least)
    .map(({ title, identifier }) => ({ title, path: `/i/${identifier}` }));
}
