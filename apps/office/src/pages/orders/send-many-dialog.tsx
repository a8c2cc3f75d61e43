import type { BulkOutcome, ListedParcel } from '@brixel/contract/office/order-board-endpoints';
import { ORDER_LIMITS } from '@brixel/contract/office/order-limits';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Textarea } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useEffect, useRef, useState } from 'react';
import { call } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { FileIcon } from '#shared/icons.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { readText } from './read-text.ts';

/** Whoever types is not asked after every sign. */
const READ_AFTER_MS = 300;

interface SendManyDialogProps {
  /** that were chosen; none where the list alone says what is sent */
  numbers: readonly string[];
  onClose: () => void;
  onDone: (outcome: BulkOutcome) => void;
}

/** Reports orders as sent, with the tracking numbers of a carrier's list. What of the list fits is seen before anything is done. */
export function SendManyDialog({ numbers, onClose, onDone }: SendManyDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { parcels, failure, isReading } = useParcelList(text);
  const ready = parcels.filter(({ problem }) => problem === null);
  const refused = new Set(parcels.filter(({ problem }) => problem !== null).map(({ order }) => order));
  const sent = [...new Set([...numbers, ...ready.map(({ order }) => order)])].filter((number) => !refused.has(number));
  const n = sent.length;

  async function send(): Promise<void> {
    const named = ready
      .filter(({ order }) => !refused.has(order))
      .map(({ order, carrier, number }) => ({ order, carrier, number }));
    const outcome = await mutation.run(() => call('orders.sendMany', { body: { numbers: sent, parcels: named } }));
    if (outcome) onDone(outcome);
  }

  return (
    <Modal open onClose={onClose} title={t('board.send')} closeLabel={t('common.close')}>
      <div className="stack">
        <p>{t('board.send.text')}</p>
        <Field label={t('board.send.list')} hint={t('board.send.listHint')}>
          <Textarea
            rows={4}
            value={text}
            maxLength={ORDER_LIMITS.parcelList}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div>
          <input
            ref={file}
            type="file"
            hidden
            accept=".csv,.txt"
            aria-label={t('board.send.file')}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // the same file again is a new try
              target.value = '';
              if (chosen) void readText(chosen, ORDER_LIMITS.parcelList).then(setText);
            }}
          />
          <Button size="s" onClick={() => file.current?.click()}>
            <FileIcon />
            {t('board.send.file')}
          </Button>
        </div>
        {failure && <FailureNotice code={failure} />}
        {parcels.length > 0 && <ParcelList parcels={parcels} ready={ready.length} />}
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="solid"
            loading={mutation.isBusy || isReading}
            disabled={n === 0 || n > ORDER_LIMITS.selection || failure !== null}
            onClick={() => void send()}
          >
            {t('board.send.confirm', { n })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** What the shop makes of a list; nothing where it is empty. */
function useParcelList(text: string) {
  const [read, setRead] = useState<{ text: string; parcels: readonly ListedParcel[]; failure: Failure | null }>({
    text: '',
    parcels: [],
    failure: null,
  });
  useEffect(() => {
    if (text.trim() === '') return setRead({ text, parcels: [], failure: null });
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await call('orders.readParcelList', { body: { text } });
      if (!isCurrent) return;
      setRead({ text, parcels: answer.ok ? answer.result : [], failure: answer.ok ? null : answer.code });
    }, READ_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return { ...read, isReading: read.text !== text };
}

function ParcelList({ parcels, ready }: { parcels: readonly ListedParcel[]; ready: number }) {
  const t = useT();
  return (
    <>
      <p role="status">
        <b>{t('board.send.found', { n: ready })}</b>{' '}
        {ready < parcels.length && t('board.send.notFound', { n: parcels.length - ready })}
      </p>
      <ul className="parcellist" aria-label={t('board.send.list')}>
        {parcels
          // what somebody has to look at comes first
          .toSorted((a, b) => Number(a.problem === null) - Number(b.problem === null))
          .map(({ line, order, name, number, carrier_name: carrier, problem }) => (
            <li key={line}>
              <span>
                <b className="nowrap">{order}</b> {name}
                <small className="soft num">{`${carrier} ${number}`}</small>
              </span>
              <Badge tone={problem === null ? 'ok' : 'warn'}>
                {t(problem === null ? 'board.send.fits' : `board.skip.${problem}`)}
              </Badge>
            </li>
          ))}
      </ul>
    </>
  );
}
