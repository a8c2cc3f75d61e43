import type { PickBox, PickRound } from '@brixel/contract/office/picking-endpoints';
import { PICKING_LIMITS } from '@brixel/contract/office/picking-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { goodsPicture } from '#shared/goods-picture.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { useGrams } from './use-grams.ts';

interface PackDialogProps {
  round: PickRound;
  box: PickBox;
  onClose: () => void;
  onDone: () => void;
}

/** Looks through a box once more before the parcel is closed. */
export function PackDialog({ round, box, onClose, onDone }: PackDialogProps) {
  const t = useT();
  const grams = useGrams();
  const mutation = useMutation();
  const lines = linesOf(round, box);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const known = box.goods_weight + round.packaging;
  const [weight, setWeight] = useState(known > 0 && box.unweighed === 0 ? String(known) : '');
  const value = /^\d{1,6}$/.test(weight.trim()) ? Number(weight) : 0;
  const isWeight = value >= 1 && value <= PICKING_LIMITS.weight;
  const isSeen = lines.every(({ key }) => seen.has(key));

  async function close(): Promise<void> {
    setTried(true);
    if (!isWeight || !isSeen) return;
    const params = { id: round.id, letter: box.letter };
    const done = await mutation.run(() => call('rounds.pack', { params, body: { weight: value } }));
    if (done === null) return;
    toast({ text: t('boxes.closed', { box: box.letter }), detail: `${box.number} · ${grams(value)}` });
    onDone();
  }

  const toggle = (key: string): void => {
    const next = new Set(seen);
    if (!next.delete(key)) next.add(key);
    setSeen(next);
  };

  return (
    <Modal open onClose={onClose} title={t('boxes.packTitle', { box: box.letter })} closeLabel={t('common.close')}>
      <div className="stack">
        <p className="soft">{`${box.number} · ${box.name}`}</p>
        <fieldset className="packlist">
          <legend className="b">{t('boxes.check')}</legend>
          {lines.map(({ key, picture, text, qty, place }) => (
            <Checkbox key={key} checked={seen.has(key)} onChange={() => toggle(key)}>
              <span className="packlist__line">
                {picture && <img className="pic" src={goodsPicture(picture, 80)} alt="" width={40} height={40} />}
                <b className="num">{`${qty} ×`}</b>
                <span>{text}</span>
                {place && <span className="place">{place}</span>}
              </span>
            </Checkbox>
          ))}
          {lines.length > 1 && (
            <Checkbox
              checked={isSeen}
              onChange={() => setSeen(isSeen ? new Set() : new Set(lines.map(({ key }) => key)))}
            >
              <b>{t('boxes.checkAll')}</b>
            </Checkbox>
          )}
        </fieldset>
        {isTried && !isSeen && (
          <p className="bad" role="alert">
            {t('boxes.notAll')}
          </p>
        )}
        <Field
          label={t('boxes.weight')}
          hint={
            box.unweighed > 0
              ? t('boxes.unweighed', { n: box.unweighed })
              : t('boxes.weightHint', { goods: grams(box.goods_weight), packaging: grams(round.packaging) })
          }
          error={isTried && !isWeight ? t('boxes.weightWrong') : undefined}
          required
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={weight}
            onChange={({ target }) => setWeight(target.value)}
          />
        </Field>
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="cta" loading={mutation.isBusy} onClick={() => void close()}>
            {t('boxes.close')}
          </Button>
        </div>
      </div>
    </Modal>
  );

  /** What was picked into the box, and what was decided to come instead of missing goods. */
  function linesOf({ stops }: PickRound, { letter, gaps }: PickBox) {
    const picked = stops.flatMap(({ id, name, colour, picture, shares }) =>
      shares
        .filter(({ box: own, found }) => own === letter && found > 0)
        .map(({ found }) => ({
          key: `stop ${id}`,
          picture,
          text: [name, colour?.name].filter(Boolean).join(', '),
          qty: found,
          place: '',
        })),
    );
    const standIns = gaps.flatMap(({ id, stand_in: other, qty }) =>
      other
        ? [{ key: `gap ${id}`, picture: '', text: t('boxes.standIn', { sku: other.sku }), qty, place: other.place }]
        : [],
    );
    return [...picked, ...standIns];
  }
}
