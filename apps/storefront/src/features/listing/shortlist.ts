import type { FacetOption } from './facets.ts';

/**
 * Which options a long filter shows before it is opened: the most frequent ones. Of equally frequent ones every n-th is
 * taken, so that the first colours are not all shades of grey.
 */
export function shortlist(options: readonly FacetOption[], limit: number): Set<string> {
  const picked = new Set<string>();
  const counts = [...new Set(options.map(({ count }) => count))].sort((a, b) => b - a);
  for (const frequency of counts) {
    const room = limit - picked.size;
    if (room <= 0) break;
    const equals = options.filter(({ count }) => count === frequency);
    const step = Math.max(1, equals.length / room);
    for (let at = 0; at < equals.length; at += step) {
      const option = equals[Math.floor(at)];
      if (option && picked.size < limit) picked.add(option.id);
    }
  }
  return picked;
}
