/** Without spaces, in capitals. */
export const plainIban = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** In fours, as banks print it. */
export const groupedIban = (text: string): string => plainIban(text).replace(/(.{4})(?=.)/g, '$1 ');

/** Groups what was typed and says where the caret belongs, so that one can also type in the middle. */
export function typedIban(text: string, caret: number): { text: string; caret: number } {
  const before = plainIban(text.slice(0, caret)).length;
  return { text: groupedIban(text), caret: before + Math.max(0, Math.ceil(before / 4) - 1) };
}
