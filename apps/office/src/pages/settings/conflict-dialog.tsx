import { Button } from '@brixel/ui/button.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useT } from '#i18n/speak.ts';
import { useMoment } from '#shared/moment.ts';
import { type Column, Table } from '#shared/table.tsx';
import type { ChangedFact } from './facts.ts';
import type { Conflict } from './save-settings.ts';

interface ConflictDialogProps {
  by: Conflict['by'];
  /** what is stored now, and what the person has typed */
  difference: readonly ChangedFact[];
  isBusy: boolean;
  onTakeNewer: () => void;
  onOverwrite: () => void;
  onClose: () => void;
}

/** Somebody else was quicker: nothing is lost before the person has chosen. */
export function ConflictDialog({ by, difference, isBusy, onTakeNewer, onOverwrite, onClose }: ConflictDialogProps) {
  const t = useT();
  const moment = useMoment();
  const columns: Column<ChangedFact>[] = [
    { key: 'label', header: t('settings.field'), inCard: 'wide', cell: ({ label }) => <b>{label}</b> },
    { key: 'newer', header: t('settings.newer'), inCard: 'labelled', cell: ({ before }) => before || '–' },
    { key: 'mine', header: t('settings.mine'), inCard: 'labelled', cell: ({ after }) => after || '–' },
  ];
  return (
    <Modal open onClose={onClose} title={t('settings.conflictTitle')} closeLabel={t('common.close')}>
      <div className="stack">
        <p>
          {by ? t('settings.conflictBy', { name: by.name, at: moment(by.at) }) : t('settings.conflictUnknown')}{' '}
          {t('settings.conflictText')}
        </p>
        <Table label={t('settings.conflictTitle')} columns={columns} rows={difference} rowKey={({ label }) => label} />
        <div className="dlgfoot">
          <Button onClick={onTakeNewer}>{t('settings.takeNewer')}</Button>
          <Button variant="solid" loading={isBusy} onClick={onOverwrite}>
            {t('settings.overwrite')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
