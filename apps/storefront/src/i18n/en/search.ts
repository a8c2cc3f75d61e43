import type { messages as German } from '../de/search.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'search.title': 'Search',
  'search.resultsFor': 'Search for “{text}”',
  'search.suggestions': 'Suggestions',
  'search.categories': 'Categories',
  'search.products': 'Items',
  'search.all': '{n, plural, one {See # hit} other {All # hits}}',
  'search.none': 'Nothing found. Check the spelling or search by colour or design ID.',
  'search.count': '{n, plural, =0 {No hits} one {# hit} other {# hits}}',
  'search.offline': 'Search needs a connection.',
  'search.emptyTitle': 'Nothing found for “{text}”',
  'search.emptyText': 'Check the spelling or search by shape, colour, design ID or article number.',
  'search.browse': 'Browse by category',
  'search.popular': 'Popular',
  'search.contact': 'Tell us what you are looking for',
  'search.newSearch': 'Search term',
} satisfies SameKeys<typeof German>;
