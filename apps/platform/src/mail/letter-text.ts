import type { Letter, Part } from './letter.ts';

const WIDTH = 72;

/** The same mail for programs and people that want no mark-up. */
export const letterText = ({ heading, parts }: Letter, imprint: string): string =>
  `${[heading, ...parts.map(partText), `-- \n${imprint}`].join('\n\n')}\n`;

function partText(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'heading':
      return `${part.text}\n${'-'.repeat(Math.min(part.text.length, WIDTH))}`;
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'code':
      return `${part.label}:\n\n    ${part.code}`;
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'links':
      return part.links.map(({ label, url }) => `${label}: ${url}`).join('\n');
    case 'facts':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'goods':
      return part.rows
        .map(({ name, details, amount }) =>
          [aligned(name, amount), ...details.map((detail) => `  ${detail}`)].join('\n'),
        )
        .join('\n');
    case 'sums':
      return part.rows.map(({ label, amount }) => aligned(label, amount)).join('\n');
    case 'columns':
      return part.columns.map(({ title, lines }) => [`${title}:`, ...lines].join('\n')).join('\n\n');
  }
}

const aligned = (label: string, amount: string): string =>
  `${label}${' '.repeat(Math.max(2, WIDTH - label.length - amount.length))}${amount}`;
