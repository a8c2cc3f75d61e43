import { argumentNames, type MessagePart, parseMessage } from './format-message.ts';

/** `forms`: it cannot be read, or a plural is not one; `arguments`: it names others than the text that it stands for. */
export type MessageProblem = 'forms' | 'arguments';

/** Whether a text can stand in place of another. */
export function messageProblem(text: string, original: string): MessageProblem | null {
  const parts = readable(text);
  if (!parts) return 'forms';
  if (argumentNames(text).join() !== argumentNames(original).join()) return 'arguments';
  const numbers = numbersIn(parseMessage(original));
  return numbersIn(parts).every((name) => numbers.includes(name)) ? null : 'arguments';
}

function readable(text: string): MessagePart[] | null {
  try {
    const parts = parseMessage(text);
    return parts.every(isWellFormed) ? parts : null;
  } catch {
    return null;
  }
}

const NAME = /^[a-z]\w*$/i;
/** Those of our languages, and exact numbers. */
const FORM = /^(?:one|many|other|=\d{1,6})$/;

function isWellFormed(part: MessagePart): boolean {
  if (typeof part === 'string') return !part.includes('}');
  if (!NAME.test(part.name)) return false;
  if (!('forms' in part)) return true;
  const forms = Object.entries(part.forms);
  return 'other' in part.forms && forms.every(([form, parts]) => FORM.test(form) && parts.every(isWellFormed));
}

/** Arguments that are counted or written as numbers: what is a word cannot be. */
const numbersIn = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('forms' in part) return [part.name, ...Object.values(part.forms).flatMap(numbersIn)];
    return part.isNumber ? [part.name] : [];
  });
