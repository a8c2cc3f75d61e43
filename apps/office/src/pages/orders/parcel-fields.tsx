import { ORDER_LIMITS } from '@brixel/contract/office/order-limits';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';

export interface ParcelDraft {
  /** of the settings; undefined: the first one there */
  carrier: string | undefined;
  number: string;
}

export const newParcel: ParcelDraft = { carrier: undefined, number: '' };

/** As the platform takes them: rows without a number do not count. */
export function namedParcels(drafts: readonly ParcelDraft[], carriers: readonly { code: string }[]) {
  return drafts
    .filter(({ number }) => number.trim() !== '')
    .map(({ carrier = carriers[0]?.code ?? '', number }) => ({ carrier, number: number.trim() }));
}

const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;

export const isParcelNumber = (number: string): boolean => number.trim() === '' || NUMBER.test(number.trim());

export function useCarriers(): readonly { code: string; name: string }[] {
  const loaded = useCall('parcels.carriers');
  return loaded.state === 'ready' ? loaded.value : [];
}

interface ParcelFieldsProps {
  carriers: readonly { code: string; name: string }[];
  parcels: readonly ParcelDraft[];
  onChange: (parcels: readonly ParcelDraft[]) => void;
}

/** Carrier and number of each parcel; the number may be typed or scanned, and may be missing. */
export function ParcelFields({ carriers, parcels, onChange }: ParcelFieldsProps) {
  const t = useT();
  const set = (place: number, changed: Partial<ParcelDraft>) =>
    onChange(parcels.map((parcel, at) => (at === place ? { ...parcel, ...changed } : parcel)));
  return (
    <div className="stack">
      {parcels.map(({ carrier = carriers[0]?.code ?? '', number }, place) => (
        <fieldset className="parcel" key={place}>
          <legend className="sr">{t('parcels.nth', { n: place + 1 })}</legend>
          <Field label={t('parcels.carrier')}>
            <Select value={carrier} onChange={({ target }) => set(place, { carrier: target.value })}>
              {carriers.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
              {!carriers.some(({ code }) => code === carrier) && carrier !== '' && (
                <option value={carrier}>{carrier}</option>
              )}
              <option value="">{t('parcels.other')}</option>
            </Select>
          </Field>
          <Field
            label={t('parcels.number')}
            optionalLabel={t('orders.optional')}
            error={isParcelNumber(number) ? undefined : t('parcels.numberWrong')}
          >
            <Input
              value={number}
              maxLength={ORDER_LIMITS.parcelNumber}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => set(place, { number: target.value })}
            />
          </Field>
          {parcels.length > 1 && (
            <IconButton
              label={t('parcels.remove', { n: place + 1 })}
              onClick={() => onChange(parcels.filter((_, at) => at !== place))}
            >
              <TrashIcon />
            </IconButton>
          )}
        </fieldset>
      ))}
      {parcels.length < ORDER_LIMITS.parcels && (
        <div>
          <Button size="s" onClick={() => onChange([...parcels, newParcel])}>
            <PlusIcon />
            {t('parcels.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
