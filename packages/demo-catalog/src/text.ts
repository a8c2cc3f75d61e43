import type { Language, Money, Text } from './seed.ts';

export const text = (de: string, it: string): Text => ({ de, it });
export const sameText = (both: string): Text => ({ de: both, it: both });

export const mapText = (source: Text, change: (value: string, language: Language) => string): Text => ({
  de: change(source.de, 'de'),
  it: change(source.it, 'it'),
});

export const NBSP = '\u00a0';

export const euros = (amount: number): Money => Math.round(amount * 10_000);

/** A decimal with a comma, as many digits as asked for. */
export const decimal = (value: number, digits = 1): string => value.toFixed(digits).replace('.', ',');

/** Thousands with a dot in both languages. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

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
};

/** Small numbers as words, larger ones as figures. */
export const numeral = (value: number, language: Language): string => WORDS[language][value] ?? grouped(value);

export const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
