import type { OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { OfficeProduct } from '@brixel/contract/office/product-form-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { type MessageKey, useI18n } from '#i18n/i18n.ts';
import { useDefaultStore, useLabelOf, useStores } from '#pages/content/stores.ts';
import { ConflictDialog, type SavedBy } from '#shared/conflict-dialog.tsx';
import type { MergedDrafts } from './merge-drafts.ts';
import type { ProductDraft } from './product-draft.ts';
import { partNames } from './product-parts.ts';

/** Somebody else has saved the product since it was read. */
export interface Conflict {
  by: SavedBy;
  newer: OfficeProduct;
  merged: MergedDrafts;
}

/** What is stored now, and who has stored it, where this person may read the log. */
export async function readNewer(
  { sku, version }: OfficeProduct,
  readsLog: boolean,
): Promise<Omit<Conflict, 'merged'> | null> {
  const [newer, log] = await Promise.all([
    call('products.read', { params: { id: sku } }),
    readsLog ? call('audit.list', { query: { action: 'products.save', subject: sku } }) : null,
  ]);
  if (!newer.ok) return null;
  const entry = log?.ok ? log.result.entries.find(({ subject, at }) => subject === sku && at > version) : undefined;
  return { newer: newer.result, by: entry ? { name: entry.staff.name, at: entry.at } : null };
}

interface ProductConflictProps {
  conflict: Conflict;
  categories: OfficeResult<'products.overview'>['categories'];
  attributes: readonly OfficeAttribute[];
  onChosen: (draft: ProductDraft) => void;
  onClose: () => void;
}

/** Two people have changed the same fields: which of the two counts, field by field. */
export function ProductConflict({ conflict: { by, merged }, onChosen, onClose, ...words }: ProductConflictProps) {
  const { t } = useI18n();
  const { labelOf, textOf } = useWords(words);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const places = new Map(merged.conflicts.map((place) => [labelOf(place), place]));
  const difference = [...places].map(([label, place]) => ({
    label,
    before: textOf(place, merged.newer.get(place)),
    after: textOf(place, merged.mine.get(place)),
  }));
  return (
    <ConflictDialog
      {...{ by, difference, onClose }}
      choice={{
        isMine: (label) => !taken.includes(label),
        onChoose: (label, isMine) =>
          setTaken((last) => (isMine ? last.filter((one) => one !== label) : [...last, label])),
      }}
    >
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button
        variant="solid"
        onClick={() => onChosen(merged.draft((place) => !taken.some((label) => places.get(label) === place)))}
      >
        {t('product.saveChosen')}
      </Button>
    </ConflictDialog>
  );
}

const textNames: Readonly<Record<string, MessageKey>> = {
  name: 'product.name',
  url_key: 'product.urlKey',
  short_description: 'product.short',
  description: 'product.description',
  data_sheet: 'product.sheet',
  attributes: 'page.attributes',
};

/** What a field is called, and what it says, in words. */
function useWords({ categories, attributes }: Pick<ProductConflictProps, 'categories' | 'attributes'>) {
  const { t } = useI18n();
  const stores = useStores();
  const defaultStore = useDefaultStore();
  const nameOf = useLabelOf();
  const attribute = (code: string) => attributes.find((one) => one.code === code);

  function labelOf(place: string): string {
    const [field = '', key = '', name = ''] = place.split('/');
    if (field === 'texts') return `${t(textNames[name]!)} (${stores.find(({ code }) => code === key)?.name ?? key})`;
    const own = field === 'attributes' && attribute(key);
    return own ? nameOf(own) : t(partNames[field as keyof ProductDraft]);
  }

  function optionText(code: string, value: unknown): string {
    const own = attribute(code);
    const ids = [value].flat();
    if (own?.input === 'boolean') return t(value === 1 ? 'attributes.yes' : 'attributes.no');
    return ids
      .map((id) => {
        const option = own?.options.find((one) => one.id === id);
        return option ? nameOf(option) : String(id);
      })
      .join(', ');
  }

  /** Of lists: what people would read of each entry. */
  const wordsOf: { [Part in keyof ProductDraft]?: (value: ProductDraft[Part]) => string } = {
    status: (value) => t(`products.status.${value}`),
    tax_class: (value) => t(`product.taxClass.${value}`),
    condition: (value) => (value ? t(`products.condition.${value}`) : t('product.noCondition')),
    buyerGets: (value) => t(`product.buyerGets.${value}`),
    categories: (value) => value.map((id) => categories.find((one) => one.id === id)?.name ?? id).join(', '),
    pictures: (value) => value.map(({ path, alt }) => alt[defaultStore] || path.split('/').at(-1)).join(', '),
    tiers: (value) => value.map(({ qty, price }) => `${qty} × ${price}`).join(', '),
    downloads: (value) => value.map(({ name }) => name).join(', '),
    composition: ({ variants, parts, options }) =>
      [
        ...variants.map(({ sku }) => sku),
        ...[...parts, ...options.flatMap((option) => option.parts)].map(({ sku, qty }) => `${qty} × ${sku}`),
      ].join(', '),
  };

  function textOf(place: string, value: unknown): string {
    if (value === undefined) return '';
    const [field = '', key = '', name = ''] = place.split('/');
    if (field === 'attributes') return optionText(key, value);
    if (name === 'description') return new DOMParser().parseFromString(String(value), 'text/html').body.textContent;
    if (name === 'data_sheet')
      return (value as { label: string; value: string }[]).map((row) => `${row.label}: ${row.value}`).join(', ');
    if (name === 'attributes') return Object.values(value as object).join(', ');
    const words = wordsOf[field as keyof ProductDraft] as ((given: unknown) => string) | undefined;
    return words ? words(value) : String(value);
  }
  return { labelOf, textOf };
}
