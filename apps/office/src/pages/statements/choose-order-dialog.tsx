import type { StatementEntry, StatementOrder } from '@brixel/contract/office/statement-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useState } from 'react';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { matches } from '#shared/matches.ts';
import { SearchField } from '#shared/search-field.tsx';
import type { Mutation } from '#shared/use-mutation.ts';

const SHOWN = 30;

interface ChooseOrderDialogProps {
  entry: StatementEntry;
  open: readonly StatementOrder[];
  mutation: Mutation;
  onChoose: (numbers: string[]) => void;
  onClose: () => void;
}

/** Which orders a transfer pays, where the proposal is wrong or there is none: those of the same sum first. */
export function ChooseOrderDialog({ entry, open, mutation, onChoose, onClose }: ChooseOrderDialogProps) {
  const { t, language } = useI18n();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = open
    .filter(({ number, name }) => matches(search, `${number} ${name}`))
    .toSorted((a, b) => Math.abs(a.total - entry.amount) - Math.abs(b.total - entry.amount))
    .slice(0, SHOWN);
  const toggle = (number: string): void =>
    setChosen(chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number]);
  const sum = open.reduce((all, { number, total }) => all + (chosen.includes(number) ? Math.round(total * 100) : 0), 0);
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('statements.choose.title', { sum: moneyText(entry.amount, language) })}
    >
      <div className="stack">
        <p className="soft wrap-anywhere">{[entry.name, entry.purpose].filter(Boolean).join(' · ')}</p>
        <SearchField label={t('statements.choose.search')} value={search} maxLength={80} onChange={setSearch} />
        {found.length === 0 && <p className="soft">{t('statements.choose.none')}</p>}
        <ul className="rows">
          {found.map(({ number, name, total }) => (
            <li key={number}>
              <Checkbox
                className="grow"
                checked={chosen.includes(number)}
                count={moneyText(total, language)}
                onChange={() => toggle(number)}
              >
                <b>{number}</b> {name}
              </Checkbox>
            </li>
          ))}
        </ul>
        {chosen.length > 0 && sum !== Math.round(entry.amount * 100) && (
          <p role="status">{t('statements.choose.differs', { sum: moneyText(sum / 100, language) })}</p>
        )}
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="solid"
            disabled={chosen.length === 0}
            loading={mutation.isBusy}
            onClick={() => onChoose([...chosen])}
          >
            {t('statements.book')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
