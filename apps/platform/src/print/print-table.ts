import { INK, type Pen } from './pen.ts';

/** A table that goes on over several pages, with its head on each of them. */

export interface Column {
  title: string;
  x: number;
  width: number;
  align?: 'left' | 'right';
}

export interface Cell {
  /** of what `draw` puts down */
  height: number;
  draw(x: number, y: number, width: number): void;
}

export interface Row {
  cells: readonly Cell[];
  /** stands over the rows that follow it, alone */
  isGroup?: boolean;
}

export interface TableRoom {
  x: number;
  width: number;
  /** where it begins on the first page */
  y: number;
  /** no row ends below it */
  bottom: number;
  /** begins a further page, and says where the table goes on there */
  nextPage(): number;
}

const HEAD_SIZE = 8;
const HEAD_HEIGHT = 18;

/** Gives where it ends. */
export function printTable(
  pen: Pen,
  columns: readonly Column[],
  rows: readonly Row[],
  { x, width, y, bottom, nextPage }: TableRoom,
  { padding = 4.5, label }: { padding?: number; label: string },
): number {
  let at = y;

  const heads = (): void => {
    for (const { title, x: left, width: room, align = 'left' } of columns)
      if (title)
        pen.text(title, { x: left, y: at + 3, size: HEAD_SIZE, bold: true, colour: INK.soft, width: room, align });
  };
  const underline = (): void => {
    at += HEAD_HEIGHT;
    pen.line(x, at, width, INK.soft, 0.8);
  };

  pen.within(
    'Table',
    () => {
      pen.within('TR', () => {
        for (const { title, x: left, width: room, align = 'left' } of columns)
          pen.within(
            'TH',
            () =>
              pen.tagged('P', () => {
                if (title)
                  pen.text(title, {
                    x: left,
                    y: at + 3,
                    size: HEAD_SIZE,
                    bold: true,
                    colour: INK.soft,
                    width: room,
                    align,
                  });
              }),
            { scope: 'Column' },
          );
      });
      underline();
      for (const [place, { cells, isGroup }] of rows.entries()) {
        const height = Math.max(...cells.map((cell) => cell.height)) + 2 * padding;
        // the head of a group stays with its first row
        const next = isGroup ? rows[place + 1] : undefined;
        const needed = height + (next ? Math.max(...next.cells.map((cell) => cell.height)) + 2 * padding : 0);
        if (at + needed > bottom) {
          at = nextPage();
          pen.artifact(heads, 'Pagination');
          underline();
        }
        pen.within('TR', () => {
          if (isGroup)
            pen.artifact(() => {
              pen.doc.rect(x, at, width, height).fill(INK.band);
            });
          for (const [index, cell] of cells.entries()) {
            const column = isGroup ? { x: x + 4, width: width - 8 } : columns[index]!;
            pen.within(isGroup ? 'TH' : 'TD', () => cell.draw(column.x, at + padding, column.width));
          }
        });
        at += height;
        pen.line(x, at, width);
      }
    },
    { title: label },
  );
  return at;
}

export interface TextCell {
  size: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
}

export const textCell = (pen: Pen, text: string, width: number, style: TextCell): Cell => ({
  height: pen.heightOf(text || ' ', style, width),
  draw: (x, y, room) => pen.tagged('P', () => pen.text(text, { ...style, x, y, width: room })),
});
