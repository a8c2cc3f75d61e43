import { Radio } from '@brixel/ui/choice.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useT } from '#i18n/i18n.ts';
import type { ChangedFact } from './facts.ts';
import { type Column, Table } from './table.tsx';
import { useTimeFormat } from './time-format.ts';

/** Who has saved, and when; null where the log does not tell. */
export type SavedBy = { name: string; at: string } | null;

interface ConflictDialogProps {
  by: SavedBy;
  /** what is stored now, and what the person has typed */
  difference: readonly ChangedFact[];
  /** where each is chosen by itself: whether what was typed counts */
  choice?: { isMine: (label: string) => boolean; onChoose: (label: string, isMine: boolean) => void };
  /** what can be done about it */
  children: ReactNode;
  onClose: () => void;
}

/** Somebody else was quicker: nothing is lost before the person has chosen. */
export function ConflictDialog({ by, difference, choice, children, onClose }: ConflictDialogProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const side = (fact: ChangedFact, isMine: boolean): ReactNode => {
    const text = (isMine ? fact.after : fact.before) || '–';
    if (!choice) return text;
    return (
      <Radio
        name={`conflict ${fact.label}`}
        checked={choice.isMine(fact.label) === isMine}
        onChange={() => choice.onChoose(fact.label, isMine)}
      >
        <VisuallyHidden>
          {fact.label}, {t(isMine ? 'settings.mine' : 'settings.newer')}:{' '}
        </VisuallyHidden>
        {text}
      </Radio>
    );
  };
  const columns: Column<ChangedFact>[] = [
    { key: 'label', header: t('settings.field'), inCard: 'wide', cell: ({ label }) => <b>{label}</b> },
    { key: 'newer', header: t('settings.newer'), inCard: 'labelled', cell: (fact) => side(fact, false) },
    { key: 'mine', header: t('settings.mine'), inCard: 'labelled', cell: (fact) => side(fact, true) },
  ];
  return (
    <Modal open onClose={onClose} title={t('settings.conflictTitle')} closeLabel={t('common.close')}>
      <div className="stack">
        <p>
          {by ? t('settings.conflictBy', { name: by.name, at: formatTime(by.at) }) : t('settings.conflictUnknown')}{' '}
          {t('settings.conflictText')}
        </p>
        <Table label={t('settings.conflictTitle')} columns={columns} rows={difference} rowKey={({ label }) => label} />
        <div className="dlgfoot">{children}</div>
      </div>
    </Modal>
  );
}
