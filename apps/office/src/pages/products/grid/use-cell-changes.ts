import type { CellChange, CellField, ProductRow } from '@brixel/contract/office/product-endpoints';
import { useEffect, useState } from 'react';
import { call } from '#data/call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import type { Rows } from '../use-rows.ts';
import { backOf, type RowChange, valueText } from './cell-text.ts';

/** So long a cell shows what stood in it before. */
const FRESH_MS = 10_000;

export interface Fresh {
  sku: string;
  field: CellField;
  before: string;
}

/** Changes of cells: made at once, told, and taken back from there. */
export function useCellChanges({ put }: Pick<Rows, 'put'>, onChanged: () => void) {
  const { language, t } = useI18n();
  const [fresh, setFresh] = useState<Fresh | null>(null);
  /** Somebody else was quicker: what is there now, and what was wanted. */
  const [conflict, setConflict] = useState<RowChange | null>(null);

  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setFresh(null), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  const shown = (field: CellField, value: string | number | null) => valueText(field, value, language, t);

  async function make(row: ProductRow, change: CellChange, isBack = false): Promise<void> {
    const { field, from, to } = change;
    put({ sku: row.sku, [field]: to });
    const answer = await call('products.cell', { params: { id: row.sku }, body: change });
    if (!answer.ok) {
      put(row);
      const cell = t('products.editCell', { field: t(`products.column.${field}`), name: row.name });
      return toastFailure(answer.code, {
        text: `${cell}: ${shown(field, from)} → ${shown(field, to)}`,
        retry: () => void make(row, change, isBack),
      });
    }
    put(answer.result.row);
    if (!answer.result.saved) return setConflict({ row: answer.result.row, change });
    onChanged();
    if (isBack) {
      setFresh(null);
      return toast({ text: t('products.takenBack', { name: row.name }), detail: shown(field, to) });
    }
    setFresh({ sku: row.sku, field, before: shown(field, from) });
    toast({
      text: t('products.cellSaved', { field: t(`products.column.${field}`), name: row.name }),
      detail: `${shown(field, from)} → ${shown(field, to)}`,
      undo: () => void make(answer.result.row, backOf(change), true),
    });
  }

  async function makeAll(changes: readonly RowChange[], isBack = false): Promise<void> {
    for (const { row, change } of changes) put({ sku: row.sku, [change.field]: change.to });
    const cells = changes.map(({ row, change }) => ({ sku: row.sku, change }));
    const answer = await call('products.cells', { body: { cells } });
    if (!answer.ok) {
      for (const { row } of changes) put(row);
      const n = changes.length;
      return toastFailure(answer.code, {
        text: t('products.paste.confirm', { n, count: n.toLocaleString(locales[language]) }),
        retry: () => void makeAll(changes, isBack),
      });
    }
    const { rows, refused } = answer.result;
    for (const row of rows) put(row);
    onChanged();
    const saved = changes.filter(
      ({ row, change }) => !refused.some(({ sku, field }) => sku === row.sku && field === change.field),
    );
    const n = saved.length;
    toast({
      text: t(isBack ? 'products.paste.undone' : 'products.paste.done', {
        n,
        count: n.toLocaleString(locales[language]),
      }),
      ...(refused.length > 0 && { detail: t('products.paste.refused', { n: refused.length }) }),
      ...(!isBack &&
        n > 0 && {
          undo: () =>
            void makeAll(
              saved.map(({ row, change }) => ({ row, change: backOf(change) })),
              true,
            ),
        }),
    });
  }

  return {
    fresh,
    conflict,
    make,
    makeAll,
    shown,
    /** of a conflict: the own value wins after all, or not */
    settle(isOwn: boolean): void {
      if (!conflict) return;
      setConflict(null);
      const { row, change } = conflict;
      if (isOwn) void make(row, { ...change, from: row[change.field] } as CellChange);
    },
  };
}
