import type { Material } from './placed.ts';
import { plasticTone } from './plastic.ts';
import { strokeText, strokeTextWidth } from './stroke-text.ts';
import { type Size, short, svgDocument } from './svg.ts';

/** What stands in for a picture that nobody can draw: a label with the number of the item and its colour. */
export interface StandIn {
  /** a loose part, a figure, or anything that comes in a box */
  sign: 'part' | 'figure' | 'box';
  number: string;
  /** null: it has none, or nobody knows it */
  material: Material | null;
}

const PAPER = '#ffffff';
const LINE = '#c5d1d3';
const INK = '#0c2328';
const UNKNOWN: Material = { hex: '#b9c5c7', finish: 'solid' };
const MOST_SIGNS = 16;

export function standIn({ sign, number, material }: StandIn, box: Size): string {
  const side = Math.min(box.width, box.height);
  const text = number.toUpperCase().slice(0, MOST_SIGNS);
  const widest = 0.62 * side;
  const height = Math.min(0.12 * side, (0.12 * side * widest) / strokeTextWidth(text, 0.12 * side));
  const paper = 0.8 * side;
  const sheet = `<rect x="${short(-paper / 2)}" y="${short(-paper / 2)}" width="${short(paper)}" height="${short(paper)}" rx="${short(side * 0.05)}" fill="${PAPER}" stroke="${LINE}" stroke-width="${short(side * 0.008)}"/>`;
  const drawn = `<g transform="translate(0 ${short(-0.1 * side)}) scale(${short(side / 100)})">${SIGNS[sign](material ?? UNKNOWN)}</g>`;
  const label = `<g transform="translate(0 ${short(0.25 * side)})">${strokeText(text, height, INK)}</g>`;
  return svgDocument(
    box,
    `<g transform="translate(${short(box.width / 2)} ${short(box.height / 2)})">${sheet}${drawn}${label}</g>`,
  );
}

/** Each in a square of 44, centred on the origin. */
const SIGNS: Readonly<Record<StandIn['sign'], (material: Material) => string>> = {
  part: ({ hex, finish }) =>
    `<g${opacity(finish)}><path d="M-18 -3V6A18 18 0 0 0 18 6V-3Z" fill="${plasticTone(hex, 0.62)}"/>` +
    `<circle cy="-3" r="18" fill="${hex}" stroke="${plasticTone(hex, 0.7)}" stroke-width=".8"/>` +
    `<circle cy="-4" r="13" fill="none" stroke="${plasticTone(hex, 1.35)}" stroke-width="1.2" stroke-opacity=".7"/></g>`,
  figure: ({ hex, finish }) =>
    `<g${opacity(finish)} stroke="${plasticTone(hex, 0.7)}" stroke-width=".8"><rect x="-6" y="-20" width="12" height="8" rx="2" fill="${plasticTone(hex, 0.85)}"/>` +
    `<rect x="-15" y="-13" width="30" height="31" rx="8" fill="${hex}"/></g>` +
    `<g fill="${plasticTone(hex, 0.4)}"><circle cx="-5.5" cy="0" r="2"/><circle cx="5.5" cy="0" r="2"/></g>`,
  box: ({ hex, finish }) =>
    `<g${opacity(finish)} stroke="${plasticTone(hex, 0.7)}" stroke-width=".8" stroke-linejoin="round">` +
    `<path d="M-20 -9L0 -19 20 -9 0 1Z" fill="${plasticTone(hex, 1.2)}"/><path d="M-20 -9V10L0 20V1Z" fill="${hex}"/>` +
    `<path d="M20 -9V10L0 20V1Z" fill="${plasticTone(hex, 0.78)}"/></g>`,
};

const opacity = (finish: Material['finish']): string => (finish === 'trans' ? ' opacity=".78"' : '');
