/** The content of a mail: its HTML and its plain text are both made of it. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'links'; links: readonly { label: string; url: string }[] }
  /** labelled values, such as bank data */
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  /** something to type or to keep: large, and never broken within a group; `picture` (with the picture in its address) is for scanners */
  | { kind: 'code'; label: string; code: string; picture?: string }
  /** text of a person, with its line breaks */
  | { kind: 'quote'; text: string }
  | { kind: 'goods'; rows: readonly GoodsRow[] }
  | { kind: 'sums'; rows: readonly SumRow[] }
  | { kind: 'columns'; columns: readonly { title: string; lines: readonly string[] }[] };

export interface GoodsRow {
  name: string;
  /** choices, number of pieces and price of one */
  details: readonly string[];
  amount: string;
}

export interface SumRow {
  label: string;
  amount: string;
  weight: 'plain' | 'total' | 'note';
}

export interface Letter {
  subject: string;
  heading: string;
  /** what the list of mails shows beside the subject */
  preview: string;
  parts: readonly Part[];
}
