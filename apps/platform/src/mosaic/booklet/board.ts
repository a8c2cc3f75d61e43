import type { Base } from '@brixel/mosaic/bases';
import type { Studs } from '@brixel/mosaic/formats';
import { INK, type Paper } from './paper.ts';
import { centred, sharesOf, short } from './pdf-shapes.ts';
import type { Booklet } from './sheet.ts';
import type { Stamp } from './stamps.ts';

/** A base from above: rulers, lines to count by, and its numbered parts. */

export interface Place {
  /** of the upper left corner; rulers stand before it */
  x: number;
  y: number;
  /** width of a stud */
  stud: number;
}

type Tools = Pick<Booklet, 'paper' | 'stamps' | 'symbols'>;

const RULER_SIZE = 0.3;
const RULER_DISTANCE = 0.36;
/** A stronger line after so many studs. */
const GROUP = 4;

export function drawBoard({ paper, stamps, symbols }: Tools, base: Base, place: Place): void {
  const ground = stamps.use(`B${base.width}x${base.height}`, () => groundOf(base));
  const content = [`/${ground} Do`, `0 0 ${base.width} ${-base.height} re W n`];
  let last = { x: base.x, y: base.y };
  // Each part is placed from the one before: equal steps are written alike, and shrink to almost nothing.
  for (const plate of base.plates) {
    content.push(`1 0 0 1 ${plate.x - last.x} ${last.y - plate.y} cm /${symbols.name(plate)} Do`);
    last = plate;
  }
  placeStamps(paper, place, content.join('\n'));
}

/** A single numbered part in its colour, as it stands in lists. */
export function drawSwatch({ paper, symbols }: Omit<Tools, 'stamps'>, colour: number, place: Place): void {
  placeStamps(paper, place, `/${symbols.name({ colour, width: 1, height: 1 })} Do`);
}

/** Pages count downwards, stamps upwards: letters would stand on their heads. */
function placeStamps(paper: Paper, { x, y, stud }: Place, content: string): void {
  paper.addContent(`q ${short(stud)} 0 0 ${short(-stud)} ${short(x)} ${short(y)} cm\n${content}\nQ`);
}

function groundOf({ width, height }: Studs): Stamp {
  const numbers = [
    ...Array.from({ length: width }, (_, column) =>
      centred(String(column + 1), column + 0.5, RULER_DISTANCE, RULER_SIZE),
    ),
    ...Array.from({ length: height }, (_, row) => centred(String(row + 1), -RULER_DISTANCE, -0.5 - row, RULER_SIZE)),
  ];
  return {
    left: -1,
    right: width + 0.1,
    top: 1,
    bottom: -height - 0.1,
    content: [
      `${sharesOf(INK.board)} rg 0 ${-height} ${width} ${height} re f`,
      `${sharesOf(INK.line)} RG 0.014 w ${lines({ width, height }, (line) => line % GROUP !== 0)} S`,
      `${sharesOf(INK.soft)} RG 0.034 w ${lines({ width, height }, (line) => line % GROUP === 0)} S`,
      `${sharesOf(INK.soft)} rg`,
      ...numbers,
    ].join('\n'),
  };
}

function lines({ width, height }: Studs, isWanted: (line: number) => boolean): string {
  const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, line) => line).filter(isWanted);
  return [
    ...upTo(width).map((x) => `${x} 0 m ${x} ${-height} l`),
    ...upTo(height).map((y) => `0 ${-y} m ${width} ${-y} l`),
  ].join(' ');
}
