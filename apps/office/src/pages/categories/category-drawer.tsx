import type {
  CategoryContent,
  CategoryDetails,
  CategoryNode,
  CategoryText,
} from '@brixel/contract/office/category-endpoints';
import { CATEGORY_LIMITS } from '@brixel/contract/office/category-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { Field, Input, Textarea } from '@brixel/ui/field.tsx';
import { TrashIcon } from '@brixel/ui/icons.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { PictureField } from '#pages/content/pictures/picture-field.tsx';
import { SaveFailure } from '#pages/content/save-failure.tsx';
import { StoreSwitch } from '#pages/content/store-switch.tsx';
import { useDefaultStore, useStores } from '#pages/content/stores.ts';
import { urlKeyOf } from '#pages/products/form/product-draft.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

interface CategoryDrawerProps {
  /** null: a new one */
  node: CategoryNode | null;
  /** of a new one; null: on the first level */
  parent: CategoryNode | null;
  onClose: () => void;
  onSaved: () => void;
  onRemove: (node: CategoryNode) => void;
}

export function CategoryDrawer(props: CategoryDrawerProps) {
  const { node, parent, onClose } = props;
  const t = useT();
  return (
    <Drawer
      open
      onClose={onClose}
      title={node ? node.name : parent ? t('categories.addBelow', { name: parent.name }) : t('categories.create')}
      closeLabel={t('common.close')}
    >
      {node ? <Known {...props} node={node} /> : <CategoryForm {...props} category={null} onReload={() => {}} />}
    </Drawer>
  );
}

function Known(props: CategoryDrawerProps & { node: CategoryNode }) {
  const category = useCall('categories.read', { params: { id: props.node.id } });
  return (
    <LoadedView loaded={category} rows={6}>
      {(known, reload) => <CategoryForm key={known.version} {...props} category={known} onReload={reload} />}
    </LoadedView>
  );
}

const EMPTY_TEXT: CategoryText = { name: '', url_key: '', description: '' };
const URL_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function CategoryForm(props: CategoryDrawerProps & { category: CategoryDetails | null; onReload: () => void }) {
  const { node, parent, category, onClose, onSaved, onRemove, onReload } = props;
  const t = useT();
  const mutation = useMutation();
  const defaultStore = useDefaultStore();
  const stores = useStores();
  const [store, setStore] = useState(defaultStore);
  const [isTried, setTried] = useState(false);
  const [draft, setDraft] = useState<CategoryContent>({
    texts: category?.texts ?? { [defaultStore]: EMPTY_TEXT },
    active: category?.active ?? true,
    in_menu: category?.in_menu ?? true,
    image: category?.image ?? null,
  });
  const text = draft.texts[store];
  const change = (changed: Partial<CategoryContent>) => setDraft((last) => ({ ...last, ...changed }));
  const setText = (changed: Partial<CategoryText>) =>
    change({ texts: { ...draft.texts, [store]: { ...EMPTY_TEXT, ...text, ...changed } } });
  const lacks = (wrong: (known: CategoryText) => boolean) =>
    stores.find(({ code }) => {
      const known = draft.texts[code];
      return known && wrong(known);
    })?.code;
  const nameless = lacks(({ name }) => name.trim() === '');
  const keyless = lacks(({ url_key }) => !URL_KEY.test(url_key));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    const wrong = nameless ?? keyless;
    if (wrong) return setStore(wrong);
    const saved = await mutation.run(() =>
      category
        ? call('categories.update', { params: { id: category.id }, body: { ...draft, version: category.version } })
        : call('categories.create', { body: { ...draft, parent_id: parent?.id ?? null } }),
    );
    if (!saved) return;
    const name = saved.texts[defaultStore]?.name ?? '';
    toast({ text: t(category ? 'categories.saved' : 'categories.created', { name }) });
    onSaved();
    onClose();
  }

  const path = category?.paths[store];
  const shop = stores.find(({ code }) => code === store);
  return (
    <form className="stack" noValidate onSubmit={(event) => void save(event)}>
      <SaveFailure code={mutation.failure} onLoadNewer={onReload} />
      <StoreSwitch value={store} onChange={setStore} />
      {text ? (
        <>
          <Field
            label={t('categories.name')}
            error={isTried && text.name.trim() === '' ? t('product.wrong.name') : undefined}
          >
            <Input
              value={text.name}
              maxLength={CATEGORY_LIMITS.name}
              onChange={({ target }) => {
                // a new one gets its address from its name, until somebody writes another
                const follows = text.url_key === urlKeyOf(text.name) && !category?.texts[store];
                setText({ name: target.value, ...(follows && { url_key: urlKeyOf(target.value) }) });
              }}
            />
          </Field>
          <Field
            label={t('product.urlKey')}
            hint={t('categories.urlKeyHint')}
            error={isTried && !URL_KEY.test(text.url_key) ? t('product.wrong.urlKey') : undefined}
          >
            <Input
              value={text.url_key}
              autoComplete="off"
              spellCheck={false}
              maxLength={CATEGORY_LIMITS.name}
              onChange={({ target }) => setText({ url_key: target.value.trim().toLowerCase() })}
            />
          </Field>
          <Field label={t('product.description')} hint={t('categories.descriptionHint')}>
            <Textarea
              rows={4}
              value={text.description}
              maxLength={CATEGORY_LIMITS.description}
              onChange={({ target }) => setText({ description: target.value })}
            />
          </Field>
        </>
      ) : (
        <>
          <p>{t('product.noText')}</p>
          <div className="row">
            <Button onClick={() => setText(draft.texts[defaultStore] ?? EMPTY_TEXT)}>{t('product.copyText')}</Button>
          </div>
        </>
      )}
      <fieldset className="stack stack--s">
        <legend className="b">{t('categories.picture')}</legend>
        <PictureField image={draft.image ?? ''} onChange={(image) => change({ image: image || null })} />
      </fieldset>
      <Checkbox checked={draft.active} onChange={({ target }) => change({ active: target.checked })}>
        {t('categories.active')}
      </Checkbox>
      <Checkbox checked={draft.in_menu} onChange={({ target }) => change({ in_menu: target.checked })}>
        {t('categories.inMenu')}
      </Checkbox>
      {category?.active && path && shop && (
        <p>
          <a href={shop.addressOf(path)} target="_blank" rel="noreferrer">
            {t('categories.inShop')}
          </a>
        </p>
      )}
      <div className="dlgfoot">
        {node && (
          <Button variant="ghost" onClick={() => onRemove(node)}>
            <TrashIcon />
            {t('categories.removeAction')}
          </Button>
        )}
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="cta" loading={mutation.isBusy}>
          {t(category ? 'save.save' : 'categories.createAction')}
        </Button>
      </div>
    </form>
  );
}
