// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view are in the page, which elements of a table cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the keys are those of the grid
import type { CellField, ProductRow } from '@brixel/contract/office/product-endpoints';
import type { ProductSort } from '@brixel/contract/office/product-facts';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { cx } from '@brixel/ui/cx.ts';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { type ClipboardEvent, type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#data/session.ts';
import { useI18n } from '#i18n/i18n.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import type { ListAddress } from '../product-address.ts';
import type { Rows } from '../use-rows.ts';
import { CellDialogs } from './cell-dialogs.tsx';
import { CellEditor, type Editing } from './cell-editor.tsx';
import {
  cellsOf,
  cellText,
  figuresOf,
  isWithin,
  type RangeFigures,
  rangeBetween,
  repeated,
  rowsOf,
  tableText,
} from './cell-range.ts';
import { isJump, type RowChange, typedChange, typedText } from './cell-text.ts';
import { type GridColumn, mayEdit } from './grid-columns.ts';
import { GridHead, type GridSelection } from './grid-head.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type PastePlan, parseCells, planPaste } from './pasted-cells.ts';
import { type Colour, ProductCell } from './product-cell.tsx';
import { useCellChanges } from './use-cell-changes.ts';
import { gridKeyDown, type Position } from './use-grid-keys.ts';

const isRow = (cells: string[][] | string[]): cells is string[] => typeof cells[0] === 'string';

/** As the style sheet has it: 2.75 of the letters that the browser is set to. */
const ROW = 2.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
/** Rows beyond the edges, so that scrolling shows no gaps. */
const SPARE = 8;
/** Rows that are shown before anything is known. */
const AWAITED = 12;

interface ProductGridProps {
  rows: Rows;
  /** null: not known yet */
  total: number | null;
  columns: readonly GridColumn[];
  colours: ReadonlyMap<number, Colour>;
  address: Pick<ListAddress, 'sort' | 'direction'>;
  onSort: (sort: ProductSort) => void;
  /** the heading that gets the focus */
  pressed: RefObject<ProductSort | null>;
  /** without it nothing can be selected */
  selection: GridSelection | null;
  onChanged: () => void;
  /** null: a single cell */
  onRange: (figures: RangeFigures | null) => void;
}

/**
 * A spreadsheet over a list of any length: only the rows in view are in the page. The focus stays on the grid, which says which cell
 * is the active one, so that it is not lost with a row that is scrolled away.
 */
export function ProductGrid(props: ProductGridProps) {
  const { rows, columns, colours, address, onSort, pressed, selection, onChanged, onRange } = props;
  // rows on their way are shown as such, those of a list of unknown length too
  const total = props.total ?? (rows.failure ? 0 : AWAITED);
  const { language, t } = useI18n();
  const { role } = useMe();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  /** the active cell, after a key */
  const isToBeSeen = useRef(false);
  const [view, setView] = useState({ first: 0, last: 30 });
  const [active, setActive] = useState<Position>({ row: 0, column: 0 });
  /** where a range begins that ends with the active cell */
  const [anchor, setAnchor] = useState<Position | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [doubtful, setDoubtful] = useState<RowChange | null>(null);
  const [planned, setPlanned] = useState<PastePlan | null>(null);
  const { fresh, conflict, make, makeAll, shown, settle } = useCellChanges(rows, onChanged);

  const at: Position = {
    row: Math.max(0, Math.min(active.row, total - 1)),
    column: Math.min(active.column, columns.length - 1),
  };

  const range = rangeBetween(anchor === null || anchor.row >= total ? at : anchor, at);

  // a row that was far away comes into the page only once it is scrolled to
  useEffect(() => {
    const cell = isToBeSeen.current && document.getElementById(`${id}-${at.row}-${at.column}`);
    if (!cell) return;
    isToBeSeen.current = false;
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const look = () => {
    const element = box.current;
    if (!element) return;
    const first = Math.max(0, Math.floor(element.scrollTop / ROW) - SPARE);
    const last = Math.min(total - 1, Math.ceil((element.scrollTop + element.clientHeight) / ROW) + SPARE);
    setView((known) => (known.first === first && known.last === last ? known : { first, last }));
    if (props.total !== null && last >= first) rows.show(first, last);
  };

  useEffect(() => {
    look();
    const watcher = new ResizeObserver(look);
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [total, props.total, rows.show]);

  function choose(to: Position, isRange: boolean): void {
    const from = isRange ? (anchor ?? at) : null;
    setActive(to);
    setAnchor(from);
    onRange(from && figuresOf(rangeBetween(from, to), columns, rows.at));
  }

  function go(to: Position, isRange = false): void {
    choose(to, isRange);
    const element = box.current;
    if (!element) return;
    const top = to.row * ROW;
    const height = element.clientHeight - ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW > element.scrollTop + height) element.scrollTop = top + ROW - height;
    // the goods stay in view by themselves; whoever goes back to them wants to see what is beside them
    if (to.column === 0) element.scrollLeft = 0;
    isToBeSeen.current = true;
  }

  function edit(typed?: string, position = at): void {
    const row = rows.at(position.row);
    const column = columns[position.column];
    if (!row || !column) return;
    if (column.key === 'name') {
      if (typed === undefined) void navigate(`/products/${encodeURIComponent(row.sku)}`);
      return;
    }
    if (!mayEdit(role, column.field) || column.field === null) return;
    if (column.field === 'status') {
      const change = typed === undefined ? typedChange(row, 'status', '') : null;
      if (change && typeof change === 'object') void make(row, change);
      return;
    }
    const text = typedText(row, column.field, language);
    if (text !== null) setEditing({ text: typed ?? text, wrong: null });
  }

  /** False where what was typed is wrong: the field stays, with a sentence. */
  function commit(text: string, position = at): boolean {
    const row = rows.at(position.row);
    const field = columns[position.column]?.field;
    if (!row || !field) return true;
    const change = typedChange(row, field, text);
    if (typeof change === 'string') {
      setEditing({ text, wrong: t(change) });
      return false;
    }
    setEditing(null);
    if (change && isJump(change)) setDoubtful({ row, change });
    else if (change) void make(row, change);
    return true;
  }

  const isEditable = (row: ProductRow, field: CellField | null): boolean =>
    field !== null && mayEdit(role, field) && typedText(row, field, language) !== null;

  function leave(to: Position): void {
    box.current?.focus();
    go(to);
  }

  const nextEditable = (step: 1 | -1): Position => {
    for (let column = at.column + step; columns[column]; column += step)
      if (mayEdit(role, columns[column]!.field)) return { row: at.row, column };
    return { ...at };
  };

  function pasted(event: ClipboardEvent): void {
    if (editing) return;
    event.preventDefault();
    const cells = parseCells(event.clipboardData.getData('text/plain'));
    const [first = ''] = cells[0]!;
    if (cells.length > 1 || cells[0]!.length > 1) void plan(cells);
    else if (cellsOf(range) > 1) void plan(Array.from({ length: range.right - range.left + 1 }, () => first));
    else if (mayEdit(role, columns[at.column]?.field ?? null)) setEditing({ text: first, wrong: null });
  }

  /** A block of cells is shown before it changes anything; one row of texts is for each row of the range. */
  async function plan(cells: string[][] | string[]): Promise<void> {
    const count = isRow(cells) ? rowsOf(range) : cells.length;
    if (count > PRODUCT_LIMITS.page) return toast({ text: t('products.paste.tooMany', { n: PRODUCT_LIMITS.page }) });
    const found = await rows.read(range.top, count);
    if (typeof found === 'string') return toastFailure(found);
    const beside = columns.slice(range.left);
    setPlanned(
      planPaste(isRow(cells) ? repeated(cells, found, beside) : cells, {
        rows: found,
        columns: beside,
        isEditable,
        status: { on: t('products.status.on'), off: t('products.status.off') },
      }),
    );
  }

  const chosenColumns = () => columns.slice(range.left, range.right + 1);
  const textsOf = (row: ProductRow): string[] => chosenColumns().map((column) => cellText(row, column, language));

  async function copy(): Promise<void> {
    const here = Array.from({ length: rowsOf(range) }, (_, place) => rows.at(range.top + place));
    const found = here.every((row) => row !== undefined) ? here : await rows.read(range.top, rowsOf(range));
    if (typeof found === 'string') return toastFailure(found);
    await navigator.clipboard?.writeText(tableText(found.map(textsOf)));
  }

  function fillDown(): void {
    const first = rows.at(rowsOf(range) > 1 ? range.top : range.top - 1);
    if (!first) return;
    if (cellsOf(range) > 1) return void plan(textsOf(first));
    const field = columns[at.column]?.field;
    if (!field || field === 'status' || !mayEdit(role, field)) return;
    const text = typedText(first, field, language);
    if (text !== null) commit(text);
  }

  const inView = Array.from({ length: Math.max(0, view.last - view.first + 1) }, (_, place) => view.first + place);
  const template = `${selection ? '40px ' : ''}minmax(${(columns[0]?.width ?? 0) / 16}rem, 1fr) ${columns
    .slice(1)
    .map(({ width }) => `${width / 16}rem`)
    .join(' ')}`;
  const style = {
    '--cells': template,
    '--cells-width': `calc(${columns.reduce((sum, { width }) => sum + width, 0) / 16}rem + ${selection ? 40 : 0}px)`,
  } as CSSProperties;
  const activeId = `${id}-${at.row}-${at.column}`;
  const isActiveInPage = rows.at(at.row) !== undefined && at.row >= view.first && at.row <= view.last;

  return (
    <>
      <div
        ref={box}
        className="goods"
        role="grid"
        tabIndex={0}
        aria-label={t('page.products')}
        aria-rowcount={props.total === null ? -1 : total + 1}
        aria-colcount={columns.length + (selection ? 1 : 0)}
        aria-multiselectable={selection ? true : undefined}
        aria-activedescendant={editing || !isActiveInPage ? undefined : activeId}
        style={style}
        onScroll={look}
        onPaste={pasted}
        onKeyDown={(event) => {
          if (editing || event.target !== box.current) return;
          gridKeyDown(event, {
            active: at,
            rows: total,
            columns: columns.length,
            page: Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW) - 2),
            go,
            edit,
            toggle: () => {
              const row = rows.at(at.row);
              if (row) selection?.toggle(row.sku);
            },
            leaveRange: () => choose(at, false),
            copy: () => void copy(),
            fillDown,
          });
        }}
      >
        <GridHead {...{ columns, address, onSort, pressed, selection, total: props.total ?? 0 }} />
        <div
          role="rowgroup"
          className={cx('goods__body', props.total === null && 'sk-late')}
          style={{ height: total * ROW }}
        >
          {inView.map((index) => {
            const row = rows.at(index);
            const isSelected =
              row !== undefined && !!selection && (selection.selected.isAll || selection.selected.skus.has(row.sku));
            return (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={selection ? isSelected : undefined}
                className={cx('goods__row', isSelected && 'is-selected', row?.status === 'off' && 'is-off')}
                style={{ transform: `translateY(${index * ROW}px)` }}
              >
                {selection && (
                  <div role="gridcell" aria-colindex={1} className="goods__check">
                    {row && (
                      <input
                        type="checkbox"
                        tabIndex={-1}
                        aria-label={t('products.select', { name: row.name })}
                        checked={isSelected}
                        onChange={() => selection.toggle(row.sku)}
                      />
                    )}
                  </div>
                )}
                {columns.map((column, place) => {
                  const isActive = at.row === index && at.column === place;
                  const isChosen = cellsOf(range) > 1 && isWithin(range, index, place);
                  const isEdited = isActive && editing !== null;
                  const isFresh = fresh !== null && fresh.sku === row?.sku && fresh.field === column.field;
                  const canEdit = row !== undefined && isEditable(row, column.field);
                  return (
                    <div
                      key={column.key}
                      id={`${id}-${index}-${place}`}
                      role="gridcell"
                      aria-colindex={place + (selection ? 2 : 1)}
                      aria-readonly={!canEdit}
                      aria-selected={isChosen || undefined}
                      className={cx(
                        column.isNumber && 'is-number',
                        column.key === 'name' && 'is-name',
                        canEdit && 'is-editable',
                        isChosen && 'is-chosen',
                        isActive && 'is-active',
                        isEdited && 'is-edited',
                        isFresh && 'is-fresh',
                      )}
                      onClick={(event) => {
                        if (isEdited || (event.target as HTMLElement).closest('a')) return;
                        const position = { row: index, column: place };
                        choose(position, event.shiftKey);
                        if (event.shiftKey) box.current?.focus();
                        else if (isActive && canEdit) edit(undefined, position);
                        else box.current?.focus();
                      }}
                    >
                      {row === undefined ? (
                        <span className="sk" />
                      ) : isEdited ? (
                        <CellEditor
                          label={t('products.editCell', { field: t(`products.column.${column.key}`), name: row.name })}
                          editing={editing}
                          isNumber={column.isNumber}
                          onType={(text) => setEditing({ text, wrong: null })}
                          onKey={(event, text) => {
                            if (event.key === 'Escape') {
                              event.preventDefault();
                              setEditing(null);
                              box.current?.focus();
                            } else if (event.key === 'Enter' || event.key === 'Tab') {
                              event.preventDefault();
                              if (!commit(text)) return;
                              leave(
                                event.key === 'Enter'
                                  ? { ...at, row: Math.min(total - 1, Math.max(0, at.row + (event.shiftKey ? -1 : 1))) }
                                  : nextEditable(event.shiftKey ? -1 : 1),
                              );
                            }
                          }}
                          onLeave={(text) => {
                            if (!commit(text)) setEditing(null);
                          }}
                        />
                      ) : (
                        <>
                          {isFresh && (
                            <s>
                              <VisuallyHidden>{t('products.before')} </VisuallyHidden>
                              {fresh.before}
                            </s>
                          )}
                          <ProductCell
                            column={column}
                            row={row}
                            colour={row.colour === null ? undefined : colours.get(row.colour)}
                          />
                        </>
                      )}
                    </div>
                  );
                })}
              </div>
            );
          })}
        </div>
      </div>
      <CellDialogs
        doubtful={doubtful}
        conflict={conflict}
        shown={shown}
        onSure={(isSure) => {
          if (isSure && doubtful) void make(doubtful.row, doubtful.change);
          setDoubtful(null);
        }}
        onSettle={settle}
      />
      <PasteDialog
        plan={planned}
        shown={shown}
        onConfirm={() => {
          if (planned) void makeAll(planned.changes);
          setPlanned(null);
        }}
        onClose={() => setPlanned(null)}
      />
    </>
  );
}
