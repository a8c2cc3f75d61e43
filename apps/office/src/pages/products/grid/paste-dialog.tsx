import type { CellField } from '@brixel/contract/office/product-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { locales, useI18n } from '#i18n/i18n.ts';
import { type Column, Table } from '#shared/table.tsx';
import { isJump, type RowChange } from './cell-text.ts';
import type { PastePlan } from './pasted-cells.ts';

interface PasteDialogProps {
  plan: PastePlan | null;
  shown: (field: CellField, value: string | number | null) => string;
  onConfirm: () => void;
  onClose: () => void;
}

/** So many are shown one by one; those that are likely slips come first. */
const EXAMPLES = 30;
const WRONG = 5;

/** What a pasted block will change, before it does. */
export function PasteDialog({ plan, shown, onConfirm, onClose }: PasteDialogProps) {
  const { language, t } = useI18n();
  const number = (n: number) => n.toLocaleString(locales[language]);
  const columns: Column<RowChange>[] = [
    {
      key: 'name',
      header: t('products.column.name'),
      inCard: 'wide',
      cell: ({ row }) => (
        <>
          <b>{row.name}</b> <small className="soft">{row.sku}</small>
        </>
      ),
    },
    {
      key: 'field',
      header: t('products.paste.field'),
      inCard: 'labelled',
      cell: ({ change }) => t(`products.column.${change.field}`),
    },
    {
      key: 'before',
      header: t('bulk.before'),
      inCard: 'labelled',
      cell: ({ change }) => shown(change.field, change.from),
    },
    {
      key: 'after',
      header: t('bulk.after'),
      inCard: 'labelled',
      cell: ({ change }) => <b>{shown(change.field, change.to)}</b>,
    },
  ];
  const changes = plan?.changes ?? [];
  const jumps = changes.filter(({ change }) => isJump(change));
  const ordered = [...jumps, ...changes.filter(({ change }) => !isJump(change))];
  const more = changes.length - EXAMPLES;
  return (
    <Modal open={plan !== null} onClose={onClose} title={t('products.paste.title')} closeLabel={t('common.close')}>
      {plan && (
        <div className="stack">
          {jumps.length > 0 && <Notice tone="warn">{t('products.paste.jumps', { n: jumps.length })}</Notice>}
          {plan.wrong.length > 0 && (
            <Notice
              tone="warn"
              title={t('products.paste.wrong', { n: plan.wrong.length, count: number(plan.wrong.length) })}
            >
              <ul>
                {plan.wrong.slice(0, WRONG).map(({ row, field, text, sentence }) => (
                  <li key={`${row.sku} ${field}`}>
                    {t('products.paste.wrongCell', { name: row.name, text, sentence: t(sentence) })}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {plan.left > 0 && (
            <p className="soft">{t('products.paste.left', { n: plan.left, count: number(plan.left) })}</p>
          )}
          {changes.length === 0 ? (
            <p>{t('products.paste.nothing')}</p>
          ) : (
            <Table
              label={t('products.paste.title')}
              columns={columns}
              rows={ordered.slice(0, EXAMPLES)}
              rowKey={({ row, change }) => `${row.sku} ${change.field}`}
            />
          )}
          {more > 0 && <p className="soft">{t('products.paste.more', { n: number(more) })}</p>}
          <div className="dlgfoot">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            {changes.length > 0 && (
              <Button variant="cta" onClick={onConfirm}>
                {t('products.paste.confirm', { n: changes.length, count: number(changes.length) })}
              </Button>
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}
