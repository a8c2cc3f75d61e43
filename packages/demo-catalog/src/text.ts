import type { Language, Money, Text } from './seed.ts';

export const text = (de: string, it: string, en?: string): Text => ({ de, it, ...(en !== undefined && { en }) });
export const sameText = (all: string): Text => text(all, all, all);

/** A sentence that is made for one language at a time. */
export const said = (language: Language, de: string, it: string, en: string): string => ({ de, it, en })[language];

export const mapText = ({ de, it, en }: Text, change: (value: string, language: Language) => string): Text =>
  text(change(de, 'de'), change(it, 'it'), en === undefined ? en : change(en, 'en'));

export const NBSP = '\u00a0';

export const euros = (amount: number): Money => Math.round(amount * 10_000);

/** A decimal with a comma, or a point in English, and as many digits as asked for. */
export const decimal = (value: number, digits = 1, language: Language = 'de'): string =>
  value.toFixed(digits).replace('.', language === 'en' ? '.' : ',');

/** Thousands with a dot, or a comma in English. */
export const grouped = (value: number, language: Language = 'de'): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '.');

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '×': 'x' };

/** Address part from a name: lower case, ASCII, hyphens. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß×]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const slugs = (name: Text): Text => mapText(name, slug);

/** Paragraphs of trusted HTML. */
export const paragraphs = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('');

const WORDS: Record<Language, readonly string[]> = {
  de: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  it: ['zero', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

/** Small numbers as words, larger ones as figures. */
export const numeral = (value: number, language: Language): string =>
  WORDS[language][value] ?? grouped(value, language);

export const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
