import { foldText } from '#data/catalog/cache/fold-text.ts';
import type { Found, Hit, SearchRequest } from '#data/catalog/search/search-adapter.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { meets } from './meets-filters.ts';

/** Text search in what this browser has seen: every word must occur in the name or number. */

const textOf = ({ name, sku }: Hit): string => foldText(`${name} ${sku ?? ''}`);

/** Entries that have all wanted fields can be shown. */
const answers = ({ fields }: CachedAnswer, { include }: SearchRequest): boolean =>
  fields === null || (include?.every((field) => fields.includes(field)) ?? false);

const parsed = new WeakMap<CachedAnswer, Found>();

export function readAnswer(record: CachedAnswer): Found {
  const known = parsed.get(record) ?? (JSON.parse(record.text) as Found);
  parsed.set(record, known);
  return known;
}

/** The text as typed at the beginning of a name counts most, a word at its beginning more than one inside. */
function scoreOf(text: string, words: readonly string[]): number {
  if (text.startsWith(words.join(' '))) return 3;
  return words.some((word) => text.startsWith(word)) ? 2 : 1;
}

export function searchLocally(records: readonly CachedAnswer[], request: SearchRequest): Found {
  const words = foldText(request.query._searchText ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = new Map<unknown, Hit>();
  for (const record of records.filter((candidate) => answers(candidate, request))) {
    for (const hit of readAnswer(record).hits) {
      const text = textOf(hit);
      if (!words.every((word) => text.includes(word)) || !meets(hit, request.query)) continue;
      found.set(hit.sku ?? hit.id, { ...hit, _score: scoreOf(text, words) });
    }
  }
  const ranked = [...found.values()].sort((a, b) => b._score - a._score);
  return { hits: ranked.slice(request.start, request.start + request.size), total: ranked.length };
}
