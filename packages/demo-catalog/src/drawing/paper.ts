/** Printed things: booklet cover, gift card and ticket. No words on them, so that they suit every language. */

import { put, shape } from '@brixel/bricks/drawing/placed';
import { sceneMarkup } from '@brixel/bricks/drawing/scene';
import { strokeText } from '@brixel/bricks/drawing/stroke-text';
import { type Size, short, svgDocument } from '@brixel/bricks/drawing/svg';
import { models } from '../models/registry.ts';
import { MODEL_KEYS, type ModelKey } from '../pictures.ts';

const PETROL = '#07505a';
const PETROL_LIGHT = '#0a6b75';
const PAPER = '#fdfefe';
const TINTS = ['#ffedc9', '#d8efed', '#dbe9f8', '#fbdfe2', '#e6f1cd', '#ebe3f5'];

/** The five squares of the shop's mark, one stud each, in a box of the given size. */
function mark(size: number): string {
  const cell = size / 3;
  const square = (column: number, row: number, body: string, stud: string) =>
    `<rect x="${short(column * cell)}" y="${short(row * cell)}" width="${short(cell)}" height="${short(cell)}" rx="${short(cell * 0.1)}" fill="${body}"/>` +
    `<circle cx="${short((column + 0.5) * cell)}" cy="${short((row + 0.5) * cell)}" r="${short(cell * 0.3)}" fill="${stud}"/>`;
  const corners = [0, 2].flatMap((column) => [0, 2].map((row) => square(column, row, '#f7a21b', '#ffc65c')));
  return `${corners.join('')}${square(1, 1, '#ee5f47', '#f78e7b')}`;
}

interface Sheet {
  width: number;
  height: number;
  radius: number;
  fill: string;
}

const sheet = ({ width, height, radius, fill }: Sheet, x = 0, y = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="${fill}"/>`;

/** Shadow of a sheet, thrown to the lower right and softened. */
function sheetShadow({ width, height, radius }: Sheet): string {
  const blur = height / 45;
  const rect = sheet({ width, height, radius, fill: '#0a2a30' }, blur * 0.9, blur * 1.3);
  return `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${short(blur)}"/></filter><g filter="url(#soft)" opacity=".3">${rect}</g>`;
}

/** Centres something of the given proportions in the box, slightly turned. */
function centred(box: Size, proportion: number, degrees: number, draw: (size: Size) => string): string {
  const width = Math.min(box.width * 0.84, box.height * 0.84 * proportion);
  const size = { width, height: width / proportion };
  const place = `translate(${short(box.width / 2)} ${short(box.height / 2)}) rotate(${degrees}) translate(${short(-size.width / 2)} ${short(-size.height / 2)})`;
  return svgDocument(box, `<g transform="${place}">${draw(size)}</g>`);
}

const studPattern = (colour: string, step: number): string =>
  `<pattern id="studs" width="${short(step)}" height="${short(step)}" patternUnits="userSpaceOnUse"><circle cx="${short(step / 2)}" cy="${short(step / 2)}" r="${short(step * 0.31)}" fill="${colour}"/></pattern>`;

/** Building instructions: the model on a tinted cover, below it the number of parts. */
export function bookletCover(model: ModelKey, box: Size): string {
  const placed = models[model].build();
  const tint = TINTS[MODEL_KEYS.indexOf(model) % TINTS.length]!;
  return centred(box, 0.74, -3, ({ width, height }) => {
    const cover = { width, height, radius: width / 60, fill: tint };
    const band = height * 0.13;
    const page = width / 90;
    const picture = { width: width * 0.9, height: height * 0.68 };
    const scene = sceneMarkup(placed, { ...picture, castShadows: true, padding: 0.03 });
    const stud = width * 0.028;
    return [
      sheetShadow(cover),
      ...[3, 2, 1].map((index) =>
        sheet({ ...cover, fill: index % 2 ? '#e3eaea' : PAPER }, page * index, page * index * 0.6),
      ),
      sheet(cover),
      `<path d="M0 ${short(band)}V${short(cover.radius)}a${short(cover.radius)} ${short(cover.radius)} 0 0 1 ${short(cover.radius)} ${short(-cover.radius)}H${short(width - cover.radius)}a${short(cover.radius)} ${short(cover.radius)} 0 0 1 ${short(cover.radius)} ${short(cover.radius)}V${short(band)}Z" fill="${PETROL}"/>`,
      `<g transform="translate(${short(width * 0.07)} ${short(band * 0.24)})">${mark(band * 0.52)}</g>`,
      `<rect width="${short(width * 0.022)}" height="${short(height)}" rx="${short(cover.radius)}" fill="#0a2a30" fill-opacity=".1"/>`,
      `<g transform="translate(${short(width * 0.05)} ${short(band * 1.25)})">${scene}</g>`,
      `<g transform="translate(${short(width * 0.84)} ${short(height * 0.935)})">${strokeText(String(placed.length), height * 0.036, PETROL)}</g>`,
      `<circle cx="${short(width * 0.69)}" cy="${short(height * 0.935)}" r="${short(stud)}" fill="none" stroke="${PETROL}" stroke-width="${short(stud * 0.4)}"/>`,
    ].join('');
  });
}

export function giftCard(box: Size): string {
  return centred(box, 1.58, -6, ({ width, height }) => {
    const card = { width, height, radius: width / 22, fill: PETROL };
    const ribbon = width * 0.09;
    const bow = sceneMarkup(bowParts(), {
      width: width * 0.5,
      height: width * 0.5,
      castShadows: true,
      padding: 0,
      largestStud: 1,
    });
    return [
      sheetShadow(card),
      `<defs>${studPattern(PETROL_LIGHT, width / 16)}<clipPath id="card">${sheet(card)}</clipPath></defs>`,
      sheet(card),
      `<g clip-path="url(#card)"><rect width="${short(width)}" height="${short(height)}" fill="url(#studs)"/>`,
      `<rect x="${short(width * 0.66)}" width="${short(ribbon)}" height="${short(height)}" fill="#f7a21b"/>`,
      `<rect y="${short(height * 0.4)}" width="${short(width)}" height="${short(ribbon)}" fill="#ffb52e"/></g>`,
      `<g transform="translate(${short(width * 0.08)} ${short(height * 0.66)})">${mark(height * 0.22)}</g>`,
      `<g transform="translate(${short(width * 0.66 + ribbon / 2 - width * 0.25)} ${short(height * 0.4 + ribbon / 2 - width * 0.27)})">${bow}</g>`,
    ].join('');
  });
}

const bowParts = () => [
  put(shape('brick', 2, 2), [2, 2, 0], 'orange'),
  put(shape('slope', 2, 2), [0, 2, 0], 'bright-light-orange', 270),
  put(shape('slope', 2, 2), [4, 2, 0], 'bright-light-orange', 90),
  put(shape('tile', 2, 2), [2, 2, 3], 'coral'),
];

/** Admission to a building workshop. */
export function workshopTicket(box: Size): string {
  return centred(box, 1.72, -5, ({ width, height }) => {
    const notch = height * 0.09;
    const tear = width * 0.74;
    const outline = `M0 0H${short(tear - notch)}a${short(notch)} ${short(notch)} 0 0 0 ${short(2 * notch)} 0H${short(width)}V${short(height)}H${short(tear + notch)}a${short(notch)} ${short(notch)} 0 0 0 ${short(-2 * notch)} 0H0Z`;
    const scene = sceneMarkup(workshopParts(), {
      width: tear * 0.9,
      height: height * 0.92,
      castShadows: true,
      padding: 0.02,
      largestStud: 1,
    });
    const shade = height / 50;
    return [
      `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${short(shade)}"/></filter>`,
      `<path d="${outline}" fill="#0a2a30" opacity=".3" filter="url(#soft)" transform="translate(${short(shade)} ${short(shade * 1.4)})"/>`,
      `<path d="${outline}" fill="#ffcb67"/>`,
      `<path d="M${short(tear)} ${short(notch * 1.6)}V${short(height - notch * 1.4)}" stroke="#c77700" stroke-width="${short(height / 90)}" stroke-dasharray="${short(height / 40)} ${short(height / 32)}" fill="none"/>`,
      `<g transform="translate(${short(tear * 0.05)} ${short(height * 0.04)})">${scene}</g>`,
      `<g transform="translate(${short(tear + (width - tear) / 2 - height * 0.14 + notch * 0.3)} ${short(height * 0.36)})">${mark(height * 0.28)}</g>`,
    ].join('');
  });
}

const workshopParts = () => [
  put(shape('brick', 4, 2), [0, 2, 0], 'dark-turquoise'),
  put(shape('brick', 2, 2), [0, 2, 3], 'coral'),
  put(shape('brick', 2, 2), [2, 2, 3], 'white'),
  put(shape('slope', 2, 2), [1, 2, 6], 'dark-azure'),
  put(shape('brick', 2, 1), [5, 1.4, 0], 'magenta'),
];
