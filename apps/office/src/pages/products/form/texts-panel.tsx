import type { ProductTextContent } from '@brixel/contract/office/product-form-endpoints';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import type { StoreCode } from '@brixel/contract/stores';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { Field, Input, Textarea } from '@brixel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { RichText } from '#pages/content/rich-text.tsx';
import { StoreSwitch } from '#pages/content/store-switch.tsx';
import { useDefaultStore } from '#pages/content/stores.ts';
import { Panel } from '#shared/panel.tsx';
import { type DraftErrors, EMPTY_TEXT, type ProductDraft, urlKeyOf } from './product-draft.ts';

interface TextsPanelProps {
  draft: ProductDraft;
  errors: DraftErrors;
  store: StoreCode;
  onStore: (store: StoreCode) => void;
  isNew: boolean;
  isReadOnly: boolean;
  /** another one begins the description anew */
  round: number;
  onChange: (changed: Partial<ProductDraft>) => void;
}

/** What shoppers read, in each store. */
export function TextsPanel(props: TextsPanelProps) {
  const { draft, errors, store, onStore, isNew, isReadOnly, round, onChange } = props;
  const t = useT();
  const defaultStore = useDefaultStore();
  const text = draft.texts[store];
  const set = (changed: Partial<ProductTextContent>) =>
    onChange({ texts: { ...draft.texts, [store]: { ...EMPTY_TEXT, ...draft.texts[store], ...changed } } });
  const rows = text?.data_sheet ?? [];
  const setRow = (place: number, changed: Partial<(typeof rows)[number]>) =>
    set({ data_sheet: rows.map((row, at) => (at === place ? { ...row, ...changed } : row)) });
  return (
    <Panel title={t('product.texts')} aside={<StoreSwitch value={store} onChange={onStore} />}>
      {text ? (
        <div className="stack">
          <Field label={t('product.name')} error={text.name.trim() === '' ? errors.name : undefined}>
            <Input
              value={text.name}
              maxLength={PRODUCT_LIMITS.name}
              onChange={({ target }) => {
                // a new product gets its address from its name, until somebody writes another
                const follows = isNew && text.url_key === urlKeyOf(text.name);
                set({ name: target.value, ...(follows && { url_key: urlKeyOf(target.value) }) });
              }}
            />
          </Field>
          <Field label={t('product.urlKey')} hint={t('product.urlKeyHint')} error={errors.url_key}>
            <Input
              value={text.url_key}
              autoComplete="off"
              spellCheck={false}
              maxLength={PRODUCT_LIMITS.name}
              onChange={({ target }) => set({ url_key: target.value.trim().toLowerCase() })}
            />
          </Field>
          <Field label={t('product.short')} hint={t('product.shortHint')}>
            <Textarea
              rows={2}
              value={text.short_description}
              maxLength={1000}
              onChange={({ target }) => set({ short_description: target.value })}
            />
          </Field>
          {!isReadOnly && (
            <RichText
              key={`${store} ${round}`}
              label={t('product.description')}
              html={text.description}
              onChange={(description) => set({ description })}
            />
          )}
          <fieldset className="stack stack--s">
            <legend className="b">{t('product.sheet')}</legend>
            {rows.map((row, place) => (
              <div key={place} className="sheetrow">
                <Input
                  aria-label={t('product.sheetLabel', { n: place + 1 })}
                  value={row.label}
                  maxLength={PRODUCT_LIMITS.name}
                  onChange={({ target }) => setRow(place, { label: target.value })}
                />
                <Input
                  aria-label={t('product.sheetValue', { n: place + 1 })}
                  value={row.value}
                  maxLength={PRODUCT_LIMITS.name}
                  onChange={({ target }) => setRow(place, { value: target.value })}
                />
                <IconButton
                  label={t('product.removeRow', { n: place + 1 })}
                  onClick={() => set({ data_sheet: rows.filter((_, at) => at !== place) })}
                >
                  <TrashIcon />
                </IconButton>
              </div>
            ))}
            {rows.length < PRODUCT_LIMITS.sheet && (
              <div className="row">
                <Button size="s" onClick={() => set({ data_sheet: [...rows, { label: '', value: '' }] })}>
                  <PlusIcon />
                  {t('product.addRow')}
                </Button>
              </div>
            )}
          </fieldset>
        </div>
      ) : (
        <div className="stack">
          <p>{t('product.noText')}</p>
          <div className="row">
            <Button onClick={() => set(draft.texts[defaultStore] ?? EMPTY_TEXT)}>{t('product.copyText')}</Button>
          </div>
        </div>
      )}
    </Panel>
  );
}
