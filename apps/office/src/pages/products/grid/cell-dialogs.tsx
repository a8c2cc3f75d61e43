import type { CellField } from '@brixel/contract/office/product-endpoints';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { RowChange } from './cell-text.ts';

interface CellDialogsProps {
  /** a price that is likely a slip */
  doubtful: RowChange | null;
  /** what somebody else has changed meanwhile */
  conflict: RowChange | null;
  shown: (field: CellField, value: string | number | null) => string;
  onSure: (isSure: boolean) => void;
  onSettle: (isOwn: boolean) => void;
}

/** What is asked before a change of a cell counts. */
export function CellDialogs({ doubtful, conflict, shown, onSure, onSettle }: CellDialogsProps) {
  const t = useT();
  return (
    <>
      <ConfirmDialog
        open={doubtful !== null}
        title={t('products.jumpTitle')}
        confirmLabel={t('products.jumpAction')}
        onConfirm={() => onSure(true)}
        onClose={() => onSure(false)}
      >
        {doubtful && (
          <p>
            {t('products.jumpText', {
              name: doubtful.row.name,
              from: shown(doubtful.change.field, doubtful.change.from),
              to: shown(doubtful.change.field, doubtful.change.to),
            })}
          </p>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={conflict !== null}
        title={t('products.conflictTitle')}
        confirmLabel={t('products.conflictAction')}
        onConfirm={() => onSettle(true)}
        onClose={() => onSettle(false)}
      >
        {conflict && (
          <p>
            {t('products.conflictText', {
              name: conflict.row.name,
              field: t(`products.column.${conflict.change.field}`),
              theirs: shown(conflict.change.field, conflict.row[conflict.change.field]),
              yours: shown(conflict.change.field, conflict.change.to),
            })}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
