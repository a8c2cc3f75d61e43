import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/search.ts';

export const messages = {
  'search.title': 'Search',
  'search.resultsFor': 'Search for “{text}”',
  'search.suggestions': 'Suggestions',
  'search.categories': 'Categories',
  'search.products': 'Items',
  'search.all': '{n, plural, one {See # hit} other {All # hits}}',
  'search.none': 'Nothing found. Check the spelling or search by color or design ID.',
  'search.count':
    '{n, plural, =0 {No items} one {# item} other {# items}}, {options, plural, one {# suggestion} other {# suggestions}}. Use the arrow keys to choose.',
  'search.offline': 'Search needs a connection.',
  'search.offlineCached': 'Offline: only products loaded before.',
  'search.emptyTitle': 'Nothing found for “{text}”',
  'search.emptyText':
    'We do not sell this, or we call it something else. Check the spelling or search by shape, color, design ID or article number.',
  'search.browse': 'Browse by category',
  'search.popular': 'Popular',
  'search.contact': 'Tell us what you are looking for',
  'search.newSearch': 'Search term',
  'search.pricesNote': 'Prices incl. VAT, plus shipping',
  'search.noTaxNote': 'Prices plus shipping. {note}',
  'search.didYouMean': 'Did you mean {link}?',
  'search.shownInstead': 'No hits for “{text}”. Showing “{other}” instead.',
  'search.ignored': 'Without the {n, plural, one {word} other {words}} “{words}”, which match nothing.',
  'search.helpPages': 'Our help pages may answer this:',
  'search.unsold': 'We do not sell {things}, but these come closest.',
  'search.recent': 'Recent searches',
  'search.popularSearches': 'Popular',
  'search.forget': 'Clear recent searches',
  'search.help': 'Help',
  'search.tips': 'How to find more',
  'search.tipName': 'Use fewer or other words: shape and color will do, such as “tile red” or “2x4 blue”.',
  'search.partList': 'Many parts at once? Paste your list.',
  'search.tipNumber': 'A design ID, element ID or article number leads straight to the part.',
} satisfies SameKeys<typeof German>;
