/** Measured drawing on a sheet of squared paper: top view and front view with sizes in millimetres. */
import type { PartShape } from '../part.ts';
import { partHeight, partSolid } from './part-solid.ts';
import { STUD, STUD_HEIGHT, STUD_RADIUS } from './solid.ts';
import { strokeText, strokeTextWidth } from './stroke-text.ts';
import { type Size, short, svgDocument } from './svg.ts';

const INK = '#0c2328';
const SOFT = '#6b8387';
const FILL = '#d7e8e7';
/** Both sides together; the part is that much smaller than its grid cell. */
const PLAY = 0.2;
const GAP = 14;

const millimetres = (value: number): string => `${value.toFixed(1).replace('.', ',')} mm`;

export function measuredDrawing(part: PartShape, box: Size): string {
  const sheet = sheetFor(box);
  const width = part.w * STUD;
  const depth = part.d * STUD;
  const height = partHeight(part);
  const total = depth + GAP + STUD_HEIGHT + height;
  const margin = sheet.size * 0.2;
  const scale = Math.min(
    (sheet.width - margin * 1.7) / width,
    (sheet.height - margin * 1.7) / total,
    sheet.size * 0.034,
  );
  const left = (box.width - width * scale) / 2 + margin * 0.2;
  const top = (box.height - total * scale) / 2 + margin * 0.15;
  const frontTop = top + (depth + GAP + STUD_HEIGHT) * scale;
  const text = sheet.size / 24;
  const offset = text * 0.9;
  const measures = [
    horizontalMeasure(left, left + width * scale, top - offset, millimetres(width - PLAY), text),
    verticalMeasure(top, top + depth * scale, left - offset, millimetres(depth - PLAY), text),
    verticalMeasure(frontTop, frontTop + height * scale, left - offset, millimetres(height), text),
  ];
  const views = topView(part, left, top, scale) + frontView(part, left, frontTop, scale);
  const stroke = Math.max(0.8, sheet.size / 320);
  return svgDocument(
    box,
    `${sheet.markup}<g fill="${FILL}" stroke="${INK}" stroke-width="${short(stroke)}" stroke-linejoin="round">${views}</g>${measures.join('')}`,
  );
}

function sheetFor({ width, height }: Size) {
  const size = Math.min(width, height);
  const margin = size * 0.05;
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const step = size / 30;
  const columns = Math.floor(inner.width / step);
  const rows = Math.floor(inner.height / step);
  const lines = [
    ...Array.from(
      { length: columns },
      (_, index) => `M${short(margin + (index + 1) * step)} ${short(margin)}v${short(inner.height)}`,
    ),
    ...Array.from(
      { length: rows },
      (_, index) => `M${short(margin)} ${short(margin + (index + 1) * step)}h${short(inner.width)}`,
    ),
  ];
  const rect = (dx: number, dy: number, fill: string) =>
    `<rect x="${short(margin + dx)}" y="${short(margin + dy)}" width="${short(inner.width)}" height="${short(inner.height)}" rx="${short(size / 100)}" fill="${fill}"/>`;
  const shade = size / 120;
  return {
    size,
    ...inner,
    markup: `<g opacity=".16">${rect(shade, shade * 1.4, '#0a2a30')}</g>${rect(0, 0, '#fdfefe')}<path d="${lines.join('')}" stroke="#dfe9e9" stroke-width="${short(Math.max(0.5, size / 700))}"/>`,
  };
}

const isRound = ({ kind }: PartShape): boolean => kind.startsWith('round') || kind === 'cone';

function topView(part: PartShape, left: number, top: number, scale: number): string {
  const width = part.w * STUD * scale;
  const depth = part.d * STUD * scale;
  const body = isRound(part)
    ? `<ellipse cx="${short(left + width / 2)}" cy="${short(top + depth / 2)}" rx="${short(width / 2)}" ry="${short(depth / 2)}"/>`
    : part.kind === 'corner'
      ? `<path d="M${short(left)} ${short(top)}h${short(width)}v${short(depth / 2)}h${short(-width / 2)}v${short(depth / 2)}h${short(-width / 2)}Z"/>`
      : `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(depth)}" rx="2"/>`;
  const studs = partSolid(part).studs.map(
    ([x, y]) =>
      `<circle cx="${short(left + x * scale)}" cy="${short(top + depth - y * scale)}" r="${short(STUD_RADIUS * scale)}" fill="#fff"/>`,
  );
  return body + studs.join('');
}

function frontView(part: PartShape, left: number, top: number, scale: number): string {
  const width = part.w * STUD * scale;
  const height = partHeight(part) * scale;
  const columns = [...new Set(partSolid(part).studs.map(([x]) => x))];
  const studs = columns.map(
    (x) =>
      `<path d="M${short(left + (x - STUD_RADIUS) * scale)} ${short(top)}v${short(-STUD_HEIGHT * scale)}h${short(2 * STUD_RADIUS * scale)}v${short(STUD_HEIGHT * scale)}"/>`,
  );
  const holes = partSolid(part).faces.find(({ holes }) => holes)?.holes ?? [];
  const bores = holes.map(
    ({ centre, radius }) =>
      `<circle cx="${short(left + centre[0] * scale)}" cy="${short(top + height - centre[2] * scale)}" r="${short(radius * scale)}" fill="#fff"/>`,
  );
  return studs.join('') + frontOutline(part, left, top, width, height, scale) + bores.join('');
}

function frontOutline(
  part: PartShape,
  left: number,
  top: number,
  width: number,
  height: number,
  scale: number,
): string {
  const at = (dx: number, dy: number) => `${short(left + dx)} ${short(top + dy)}`;
  if (part.kind === 'arch') {
    const foot = STUD * scale;
    const rise = Math.min(width / 2 - foot, height - 2.9 * scale);
    return `<path d="M${at(0, 0)}H${short(left + width)}V${short(top + height)}H${short(left + width - foot)}A${short(width / 2 - foot)} ${short(rise)} 0 0 0 ${at(foot, height)}H${short(left)}Z"/>`;
  }
  if (part.kind === 'cone') {
    const tip = (STUD_RADIUS + 0.5) * scale;
    return `<path d="M${at(width / 2 - tip, 0)}L${at(width / 2 + tip, 0)}L${at(width, height * 0.84)}V${short(top + height)}H${short(left)}V${short(top + height * 0.84)}Z"/>`;
  }
  return `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" rx="2"/>`;
}

const TICK = 0.22;

function horizontalMeasure(from: number, to: number, y: number, label: string, text: number): string {
  const tick = text * TICK;
  return (
    `<path d="M${short(from)} ${short(y)}H${short(to)}M${short(from)} ${short(y - tick)}v${short(2 * tick)}M${short(to)} ${short(y - tick)}v${short(2 * tick)}" stroke="${SOFT}" stroke-width="${short(text / 14)}" fill="none"/>` +
    `<g transform="translate(${short((from + to) / 2)} ${short(y - text * 0.75)})">${strokeText(label, text * 0.7, INK)}</g>`
  );
}

/** The label stands upright along the line, or level beside it where the line is too short for it. */
function verticalMeasure(from: number, to: number, x: number, label: string, text: number): string {
  const tick = text * TICK;
  const width = strokeTextWidth(label, text * 0.7);
  const fits = width < to - from;
  const place = fits
    ? `translate(${short(x - text * 0.75)} ${short((from + to) / 2)}) rotate(-90)`
    : `translate(${short(x - text * 0.5 - width / 2)} ${short((from + to) / 2)})`;
  return (
    `<path d="M${short(x)} ${short(from)}V${short(to)}M${short(x - tick)} ${short(from)}h${short(2 * tick)}M${short(x - tick)} ${short(to)}h${short(2 * tick)}" stroke="${SOFT}" stroke-width="${short(text / 14)}" fill="none"/>` +
    `<g transform="${place}">${strokeText(label, text * 0.7, INK)}</g>`
  );
}
