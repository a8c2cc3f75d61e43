/** How many releases may lie there while old pages are still open: someone's tab may be weeks old. */
const MOST_RELEASES = 3;

/**
 * Which releases' files may go. `names` in the order in which they came, `needed` are those of living workers and pages.
 * A page that is open somewhere may belong to any of them, so as long as there are such pages only the oldest go.
 */
export function releasesToForget(
  names: readonly string[],
  needed: readonly string[],
  areOtherPagesOpen: boolean,
): string[] {
  const old = names.filter((name) => !needed.includes(name));
  return areOtherPagesOpen ? old.slice(0, Math.max(0, old.length - (MOST_RELEASES - needed.length))) : old;
}
