import type { PickStop } from '@brixel/contract/office/picking-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { Dialog } from '@brixel/ui/dialog.tsx';
import { MinusIcon, PlusIcon } from '@brixel/ui/icons.tsx';
import { useId, useState } from 'react';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { Place } from './big-place.tsx';
import type { NewDeed } from './deed-queue.ts';
import { lackingAt } from './round-state.ts';

interface MissingSheetProps {
  stop: PickStop;
  onReport: (deed: NewDeed) => void;
  onClose: () => void;
}

/** Asks first what is there, then about the rest. */
export function MissingSheet({ stop, onReport, onClose }: MissingSheetProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  const fieldId = useId();
  const needed = lackingAt(stop);
  const [found, setFound] = useState(0);
  const others = stop.alike.filter(({ stock, place }) => place !== '' && stock >= needed - found).slice(0, 2);
  const [chosen, setChosen] = useState<string>(others[0]?.sku ?? 'later');
  const other = others.find(({ sku }) => sku === chosen);
  const rest = other ? 'elsewhere' : chosen === 'gone' ? 'gone' : 'later';
  const isEnough = found >= needed;
  const set = (value: number): void => setFound(Math.min(Math.max(0, Math.trunc(value) || 0), needed));
  const deed = {
    elsewhere: () => t('pick.miss.doElsewhere', { n: found, place: other?.place ?? '' }),
    later: () => t('pick.miss.doLater', { n: found }),
    gone: () => t('pick.miss.doGone', { n: found }),
  }[rest]();

  const report = (): void => {
    if (isEnough) return;
    onReport({ kind: 'missing', stop: stop.id, found, rest, ...(other && { sku: other.sku }) });
  };

  return (
    <Dialog open onClose={onClose} className="sheet" aria-labelledby={titleId}>
      <div className="sheet__head">
        <h2 id={titleId}>{t('pick.miss.title')}</h2>
        <Place place={stop.place} />
      </div>
      <p className="soft">
        {t('pick.miss.need', { n: needed, name: stop.name })}{' '}
        {(stop.stock ?? 0) > 0 && t('pick.miss.stock', { n: stop.stock ?? 0 })}
      </p>
      <div>
        <label className="b" htmlFor={fieldId}>
          {t('pick.miss.found')}
        </label>
        <div className="pstep">
          <button type="button" aria-label={t('pick.miss.fewer')} onClick={() => set(found - 1)}>
            <MinusIcon />
          </button>
          <input
            id={fieldId}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={found}
            onChange={({ target }) => set(Number(target.value))}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" aria-label={t('pick.miss.more')} onClick={() => set(found + 1)}>
            <PlusIcon />
          </button>
        </div>
      </div>
      {isEnough ? (
        <p role="status">{t('pick.miss.enough')}</p>
      ) : (
        <fieldset className="sheet__rest">
          <legend className="b">{t('pick.miss.rest', { n: needed - found })}</legend>
          {others.map(({ sku, place, stock, price }) => (
            <RadioChoice
              key={sku}
              name="rest"
              checked={chosen === sku}
              onChange={() => setChosen(sku)}
              title={t('pick.miss.elsewhere', { place })}
              sub={t('pick.miss.elsewhereHint', { n: stock, price: price === null ? '–' : moneyText(price, language) })}
            />
          ))}
          <RadioChoice
            name="rest"
            checked={rest === 'later'}
            onChange={() => setChosen('later')}
            title={t('pick.miss.later')}
            sub={t('pick.miss.laterHint')}
          />
          <RadioChoice
            name="rest"
            checked={rest === 'gone'}
            onChange={() => setChosen('gone')}
            title={t('pick.miss.gone')}
            sub={t('pick.miss.goneHint')}
          />
        </fieldset>
      )}
      <div className="sheet__foot">
        <Button onClick={onClose}>{t('pick.miss.back')}</Button>
        <Button variant="cta" aria-disabled={isEnough || undefined} onClick={report}>
          {deed}
        </Button>
      </div>
    </Dialog>
  );
}
