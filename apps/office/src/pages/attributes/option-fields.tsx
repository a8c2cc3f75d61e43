import { ATTRIBUTE_LIMITS } from '@brixel/contract/office/attribute-limits';
import type { StoreCode } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { Input } from '@brixel/ui/field.tsx';
import { AlertIcon, PlusIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Movers } from '#pages/content/menu/movers.tsx';
import { useDefaultStore } from '#pages/content/stores.ts';
import { type DraftOption, newOption } from './attribute-draft.ts';

interface OptionFieldsProps {
  options: readonly DraftOption[];
  store: StoreCode;
  hasColours: boolean;
  canRemove: boolean;
  error: string | undefined;
  onChange: (options: DraftOption[]) => void;
}

/** What can be chosen, in its order. */
export function OptionFields({ options, store, hasColours, canRemove, error, onChange }: OptionFieldsProps) {
  const t = useT();
  const defaultStore = useDefaultStore();
  const set = (key: string, changed: Partial<DraftOption>) =>
    onChange(options.map((option) => (option.key === key ? { ...option, ...changed } : option)));
  return (
    <fieldset className="stack stack--s">
      <legend className="b">{t('attributes.options')}</legend>
      {error && (
        <p className="field__msg" role="alert">
          <AlertIcon size={16} />
          {error}
        </p>
      )}
      <ol className="options">
        {options.map((option, place) => {
          const name = option.labels[store] || option.labels[defaultStore] || t('attributes.option', { n: place + 1 });
          return (
            <li key={option.key}>
              {hasColours && (
                <input
                  type="color"
                  aria-label={t('attributes.hex', { name })}
                  value={option.hex ?? '#ffffff'}
                  onChange={({ target }) => set(option.key, { hex: target.value })}
                />
              )}
              <Input
                aria-label={t('attributes.option', { n: place + 1 })}
                value={option.labels[store] ?? ''}
                placeholder={store === defaultStore ? '' : (option.labels[defaultStore] ?? '')}
                maxLength={ATTRIBUTE_LIMITS.label}
                onChange={({ target }) => set(option.key, { labels: { ...option.labels, [store]: target.value } })}
              />
              <Movers
                name={name}
                list={options}
                place={place}
                canRemove={canRemove || option.id === null}
                onChange={onChange}
              />
            </li>
          );
        })}
      </ol>
      {options.length < ATTRIBUTE_LIMITS.options && (
        <div className="row">
          <Button size="s" onClick={() => onChange([...options, newOption()])}>
            <PlusIcon />
            {t('attributes.addOption')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
