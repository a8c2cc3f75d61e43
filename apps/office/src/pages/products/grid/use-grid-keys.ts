import type { KeyboardEvent } from 'react';

export interface Position {
  row: number;
  column: number;
}

interface GridKeys {
  active: Position;
  rows: number;
  columns: number;
  /** how many rows a page of the keyboard has */
  page: number;
  /** `isRange`: the cells up to there are chosen, from the one that was active */
  go: (to: Position, isRange: boolean) => void;
  /** only the active cell is chosen again */
  leaveRange: () => void;
  /** `typed` replaces what stands there; without it that is edited */
  edit: (typed?: string) => void;
  toggle: () => void;
  copy: () => void;
  fillDown: () => void;
}

/** The keys of a spreadsheet, while nobody types in a cell. Tab leaves the grid, so that nobody is caught in it. */
export function gridKeyDown(event: KeyboardEvent, keys: GridKeys): void {
  const { active, rows, columns, page, go, leaveRange, edit, toggle, copy, fillDown } = keys;
  const { key } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const within = (row: number, column: number): Position => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  const moves: Record<string, () => Position> = {
    ArrowDown: () => within(isCommand ? rows - 1 : active.row + 1, active.column),
    ArrowUp: () => within(isCommand ? 0 : active.row - 1, active.column),
    ArrowRight: () => within(active.row, active.column + 1),
    ArrowLeft: () => within(active.row, active.column - 1),
    PageDown: () => within(active.row + page, active.column),
    PageUp: () => within(active.row - page, active.column),
    Home: () => within(isCommand ? 0 : active.row, 0),
    End: () => within(isCommand ? rows - 1 : active.row, columns - 1),
  };
  const move = moves[key];
  const handler =
    move !== undefined
      ? () => go(move(), event.shiftKey)
      : key === 'Enter' || key === 'F2'
        ? () => edit()
        : key === ' '
          ? toggle
          : key === 'Escape'
            ? leaveRange
            : key === 'Delete' || key === 'Backspace'
              ? () => edit('')
              : isCommand && key.toLowerCase() === 'c'
                ? copy
                : isCommand && key.toLowerCase() === 'd'
                  ? fillDown
                  : !isCommand && !event.altKey && key.length === 1
                    ? () => edit(key)
                    : null;
  if (!handler) return;
  event.preventDefault();
  handler();
}
