import type { HomePart } from '@brixel/contract/home-page';
import type { OfficeCategory } from '@brixel/contract/office/home-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { Field, Select } from '@brixel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { Switch } from '@brixel/ui/switch.tsx';
import { useId } from 'react';
import { useT } from '#i18n/i18n.ts';
import { BannerFields } from './banner-fields.tsx';
import { newBanner } from './home-draft.ts';

type Categories = Extract<HomePart, { kind: 'categories' }>;

interface CategoriesFieldsProps {
  store: StoreCode;
  value: Categories;
  categories: readonly OfficeCategory[];
  errorAt: (place: string) => string | undefined;
  onChange: (change: Partial<Pick<Categories, 'large' | 'small'>>) => void;
}

const MOST_LARGE = 2;
const MOST_SMALL = 8;

export function CategoriesFields({ store, value, categories, errorAt, onChange }: CategoriesFieldsProps) {
  const t = useT();
  const id = useId();
  const { large, small } = value;
  const free = categories.filter((category) => !small?.includes(category.id));
  return (
    <div className="stack">
      {large.map((banner, place) => (
        <fieldset key={place} className="subform">
          <legend className="b">{t('compose.large', { n: place + 1 })}</legend>
          <BannerFields
            store={store}
            value={banner}
            categories={categories}
            errorAt={(field) => errorAt(`large.${place}.${field}`)}
            onChange={(change) =>
              onChange({ large: large.map((one, at) => (at === place ? { ...one, ...change } : one)) })
            }
          />
          <Button variant="ghost" size="s" onClick={() => onChange({ large: large.filter((_, at) => at !== place) })}>
            <TrashIcon />
            {t('settings.remove', { name: t('compose.large', { n: place + 1 }) })}
          </Button>
        </fieldset>
      ))}
      {large.length < MOST_LARGE && (
        <Button onClick={() => onChange({ large: [...large, newBanner()] })}>
          <PlusIcon />
          {t('compose.addLarge')}
        </Button>
      )}
      <div className="setrow">
        <div>
          <b id={id}>{t('compose.chooseSmall')}</b>
          <p className="soft s">{t('compose.chooseSmallText')}</p>
        </div>
        <Switch
          aria-labelledby={id}
          checked={small !== null}
          onCheckedChange={(isOwn) =>
            onChange({
              small: isOwn
                ? categories
                    .filter(({ in_menu }) => in_menu)
                    .slice(0, MOST_SMALL)
                    .map((category) => category.id)
                : null,
            })
          }
        />
      </div>
      {small && (
        <>
          <ul className="chosen">
            {small.map((one) => {
              const name = categories.find((category) => category.id === one)?.name ?? `#${one}`;
              return (
                <li key={one}>
                  {name}
                  <IconButton
                    label={t('settings.remove', { name })}
                    onClick={() => onChange({ small: small.filter((other) => other !== one) })}
                  >
                    <TrashIcon />
                  </IconButton>
                </li>
              );
            })}
          </ul>
          {small.length < MOST_SMALL && (
            <Field label={t('compose.addSmall')}>
              <Select
                value=""
                onChange={({ target }) => target.value && onChange({ small: [...small, Number(target.value)] })}
              >
                <option value="">{t('settings.choose')}</option>
                {free.map((category) => (
                  <option key={category.id} value={category.id}>
                    {category.name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </>
      )}
    </div>
  );
}
