/** Without capitals and accents: "è" is found by "e". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether every word that was typed begins a word of the text. */
export function matches(typed: string, text: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The text in pieces, those that were typed marked. */
export function markTyped(typed: string, text: string): { text: string; isTyped: boolean }[] {
  const at = typed.trim() === '' ? -1 : text.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (at < 0) return [{ text, isTyped: false }];
  const end = at + typed.trim().length;
  return [
    { text: text.slice(0, at), isTyped: false },
    { text: text.slice(at, end), isTyped: true },
    { text: text.slice(end), isTyped: false },
  ].filter((piece) => piece.text !== '');
}
