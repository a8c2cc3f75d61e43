import { Html, html } from '../http/html.ts';
import type { Letter, Part } from './letter.ts';
import { brandLook, look } from './letter-look.ts';

export interface LetterLogo {
  url: string;
  /** of its 40 pixels of height */
  width: number;
  isForDark: boolean;
}

export interface LetterPaper {
  language: string;
  shopName: string;
  shopUrl: string;
  /** of the shop; null: ours */
  colour: string | null;
  logo: LetterLogo | null;
  /** the sender, in markup of the shop's own */
  imprint: Html;
}

/** A mail that can be read without pictures, in any program, on a narrow screen too. */
export function letterHtml(
  { subject, heading, preview, parts }: Letter,
  { language, shopName, shopUrl, colour, logo, imprint }: LetterPaper,
) {
  const brand = brandLook(colour, logo !== null && !logo.isForDark);
  const name = logo
    ? html`<img src="${logo.url}" alt="${shopName}" width="${logo.width}" height="40" style="${brand.logo}">`
    : html`${shopName}`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${look.page}">
<div style="${look.preview}">${preview}</div>
<table role="presentation" cellpadding="0" cellspacing="0" style="${look.outer}"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" style="${look.sheet}">
<tr><td style="${brand.head}"><a href="${shopUrl}" style="${brand.shopName}">${name}</a></td></tr>
<tr><td style="${look.content}">
<h1 style="${look.title}">${heading}</h1>
${parts.map((part) => partHtml(part, brand.link))}
</td></tr>
<tr><td style="${look.foot}">${imprint}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}

function partHtml(part: Part, link: Html): Html {
  switch (part.kind) {
    case 'text':
      return html`<p style="${look.text}">${part.text}</p>\n`;
    case 'heading':
      return html`<h2 style="${look.heading}">${part.text}</h2>\n`;
    case 'quote':
      return html`<p style="${look.quote}">${lines(part.text.split('\n'))}</p>\n`;
    case 'code':
      return html`<p style="${look.code}"><span style="${look.codeLabel}">${part.label}</span>${
        part.picture === undefined
          ? ''
          : html`<img src="${part.picture}" alt="" width="174" height="174" style="${look.codePicture}">`
      }${part.code}</p>\n`;
    case 'button':
      return html`<p style="${look.buttonRow}"><a href="${part.url}" style="${look.button}">${part.label}</a></p>\n`;
    case 'links':
      return html`<ul style="${look.links}">${part.links.map(
        ({ label, url }) => html`<li><a href="${url}" style="${link}">${label}</a></li>`,
      )}</ul>\n`;
    case 'facts':
      return table(
        part.rows.map(
          ({ label, value }) =>
            html`<tr><td style="${look.factLabel}">${label}</td><td style="${look.factValue}">${value}</td></tr>`,
        ),
      );
    case 'goods':
      return table(
        part.rows.map(
          ({ name, details, amount }) =>
            html`<tr><td style="${look.goodsName}">${name}${details.map(
              (detail) => html`<br><span style="${look.goodsDetail}">${detail}</span>`,
            )}</td><td style="${look.goodsAmount}">${amount}</td></tr>`,
        ),
      );
    case 'sums':
      return table(
        part.rows.map(
          ({ label, amount, weight }) =>
            html`<tr><td style="${look.sum[weight]}">${label}</td><td style="${look.sumAmount[weight]}">${amount}</td></tr>`,
        ),
      );
    case 'columns':
      return html`<div>${part.columns.map(
        (column) =>
          html`<div style="${look.column}"><span style="${look.columnTitle}">${column.title}</span>${lines(column.lines)}</div>`,
      )}</div>\n`;
  }
}

const table = (rows: readonly Html[]): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="${look.table}">${rows}</table>\n`;

const lines = (texts: readonly string[]): Html => new Html(texts.map((text) => html`${text}`.text).join('<br>'));
