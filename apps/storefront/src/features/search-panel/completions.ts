const LIMIT = 4;

/** How the typed text could go on, taken from the names of what was found. Only the new part is returned. */
export function completions(text: string, names: readonly string[]): string[] {
  const typed = text.toLocaleLowerCase();
  const rests = names
    .filter((name) => name.toLocaleLowerCase().startsWith(typed))
    .map((name) => name.slice(text.length))
    .filter((rest) => rest.trim() !== '');
  return [...new Set(rests)].slice(0, LIMIT);
}
