import type { OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import { type ProductKind, productKinds } from '@brixel/contract/office/product-facts';
import type { OfficeProduct } from '@brixel/contract/office/product-form-endpoints';
import { may } from '@brixel/contract/office/roles';
import type { StoreCode } from '@brixel/contract/stores';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useI18n } from '#i18n/i18n.ts';
import { SaveFailure } from '#pages/content/save-failure.tsx';
import { useDefaultStore, useStores } from '#pages/content/stores.ts';
import { ExternalIcon } from '#shared/icons.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { SaveBar } from '#shared/save-bar.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { AttributesPanel } from './attributes-panel.tsx';
import { CompositionPanel } from './composition-panel.tsx';
import { DownloadsPanel } from './downloads-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { mergeDrafts } from './merge-drafts.ts';
import { PicturesPanel } from './pictures-panel.tsx';
import { PricePanel } from './price-panel.tsx';
import { type Conflict, ProductConflict, readNewer } from './product-conflict.tsx';
import { checkDraft, contentOf, draftOf, type ProductDraft, withPhoto } from './product-draft.ts';
import { partNames } from './product-parts.ts';
import { ShopView } from './shop-view.tsx';
import { StockPanel } from './stock-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';

interface ProductFormProps {
  /** null: a new one */
  product: OfficeProduct | null;
  categories: OfficeResult<'products.overview'>['categories'];
  attributes: readonly OfficeAttribute[];
  /** reads the product anew; a newer version begins a new form */
  onReload: () => void;
}

const COMPOSED = ['configurable', 'grouped', 'bundle'];

/** One product: everything that can be said of it, and how it will look. */
export function ProductForm({ product: read, categories, attributes, onReload }: ProductFormProps) {
  const { language, t } = useI18n();
  const { role } = useMe();
  const navigate = useNavigate();
  const formatTime = useTimeFormat();
  const stores = useStores();
  const defaultStore = useDefaultStore();
  const [product, setProduct] = useState(read);
  const saved = draftOf(product, language, defaultStore);
  const [draft, setDraft] = useState(saved);
  const [store, setStore] = useState<StoreCode>(defaultStore);
  const [isTried, setTried] = useState(false);
  /** A form that was discarded shows the saved texts again. */
  const [round, setRound] = useState(0);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const mutation = useMutation();
  const isReadOnly = !may(role, 'products');
  const isMade = COMPOSED.includes(draft.type);
  const isPriced = product === null ? !isMade : product.price !== null;
  const isCounted = product === null ? draft.type === 'simple' : product.stock !== null;
  const check = (typed: ProductDraft) =>
    checkDraft(typed, { isNew: product === null, isPriced, isCounted, store: defaultStore, t });
  const errors = isTried ? check(draft) : {};
  const changed = namesOf(saved, draft, (key) => t(key));
  const change = (changes: Partial<ProductDraft>) => setDraft((last) => ({ ...last, ...changes }));
  const name = saved.texts[defaultStore]?.name || Object.values(saved.texts)[0]?.name || t('products.create');
  const ownAttributes = attributes.filter(({ own }) => own);
  const path = product?.paths[store];
  const address = stores.find(({ code }) => code === store)?.addressOf;

  useEffect(() => {
    if (leaving) void navigate(leaving, { replace: true });
  }, [leaving]);

  /** Saves what was typed on the state that was read, or on a newer one. */
  async function save(known = product, typed = draft): Promise<void> {
    setTried(true);
    if (Object.keys(check(typed)).length > 0) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.productform [aria-invalid="true"]')?.focus());
      return;
    }
    const content = contentOf(typed, isPriced);
    const before = draftOf(known, language, defaultStore);
    let newer: Conflict | null = null;
    const made = await mutation.run(async () => {
      if (!known)
        return call('products.create', {
          body: {
            ...content,
            sku: typed.sku.trim(),
            type: typed.type as ProductKind,
            stock: isCounted ? Number(typed.stock) : 0,
          },
        });
      const answer = await call('products.save', {
        params: { id: known.sku },
        body: {
          ...content,
          ...(JSON.stringify(before.composition) === JSON.stringify(typed.composition) && { composition: undefined }),
          version: known.version,
          stock:
            known.stock === null || Number(typed.stock) === known.stock
              ? null
              : { from: known.stock, to: Number(typed.stock) },
        },
      });
      if (answer.ok || answer.code !== 'CHANGED_MEANWHILE') return answer;
      const found = await readNewer(known, may(role, 'audit'));
      if (found) {
        const stored = draftOf(found.newer, language, defaultStore);
        newer = { ...found, merged: mergeDrafts(before, typed, stored) };
      }
      return answer;
    });
    if (newer) return meet(newer);
    if (!made) return;
    toast({
      text: t(product ? 'product.saved' : 'product.created', { name: made.texts[defaultStore]?.name ?? made.sku }),
      detail: t('product.visible'),
    });
    if (product) onReload();
    else setLeaving(`/products/${encodeURIComponent(made.sku)}`);
  }

  /** Somebody else was quicker: where both have changed the same, the person chooses. */
  async function meet(found: Conflict): Promise<void> {
    if (found.merged.conflicts.length > 0) setConflict(found);
    else
      await saveOn(
        found,
        found.merged.draft(() => true),
      );
  }

  async function saveOn({ newer }: Conflict, typed: ProductDraft): Promise<void> {
    setConflict(null);
    setProduct(newer);
    setDraft(typed);
    setRound((last) => last + 1);
    await save(newer, typed);
  }

  return (
    <div className="productform">
      <nav className="crumbs" aria-label={t('product.crumbs')}>
        <Link to="/products">{t('page.products')}</Link>
      </nav>
      <PageHead
        title={name}
        actions={
          path && address && draft.status === 'on' && product?.status === 'on' ? (
            <a className="btn" href={address(path)}>
              <ExternalIcon />
              {t('product.inShop')}
            </a>
          ) : (
            product === null && (
              <Button variant="cta" loading={mutation.isBusy} onClick={() => void save()}>
                {t('products.create')}
              </Button>
            )
          )
        }
      >
        {product ? (
          <>
            {product.sku} ·{' '}
            <Badge tone={product.status === 'on' ? 'ok' : 'plain'}>{t(`products.status.${product.status}`)}</Badge> ·{' '}
            {t('product.changedAt', { at: formatTime(product.version) })}
          </>
        ) : (
          t('product.newLead')
        )}
      </PageHead>
      <SaveFailure code={conflict ? null : mutation.failure} onLoadNewer={onReload} />
      <fieldset disabled={isReadOnly} className="plainset">
        <div className="cols cols--main">
          <div className="stack">
            {!product && (
              <Panel title={t('product.number')}>
                <div className="stack">
                  <Field label={t('product.sku')} hint={t('product.skuHint')} error={errors.sku}>
                    <Input
                      value={draft.sku}
                      maxLength={64}
                      autoComplete="off"
                      spellCheck={false}
                      onChange={({ target }) => change({ sku: target.value })}
                    />
                  </Field>
                  <Field label={t('compound.type')} hint={t(`compound.hint.${draft.type as ProductKind}`)}>
                    <Select value={draft.type} onChange={({ target }) => change({ type: target.value })}>
                      {productKinds.map((kind) => (
                        <option key={kind} value={kind}>
                          {t(`compound.type.${kind}`)}
                        </option>
                      ))}
                    </Select>
                  </Field>
                </div>
              </Panel>
            )}
            {isMade && (
              <CompositionPanel
                type={draft.type}
                family={draft.sku.trim()}
                draft={draft.composition}
                {...{ attributes, store }}
                error={errors.composition}
                onChange={(composition) => change({ composition })}
              />
            )}
            {draft.type === 'downloadable' && (
              <DownloadsPanel {...{ draft, errors, store, isReadOnly }} onChange={change} />
            )}
            <TextsPanel
              {...{ draft, errors, store, isReadOnly, round }}
              onStore={setStore}
              isNew={product === null}
              onChange={change}
            />
            <PicturesPanel
              {...{ draft, store, isReadOnly }}
              onChange={change}
              onUploaded={(picture) => setDraft((last) => ({ ...last, pictures: withPhoto(last.pictures, picture) }))}
            />
            {isPriced ? (
              <PricePanel {...{ product, draft, errors }} seesCosts={may(role, 'costs')} onChange={change} />
            ) : (
              <Panel title={t('product.prices')}>
                <p>{t('product.composed')}</p>
              </Panel>
            )}
            <StockPanel {...{ product, draft, errors, isCounted }} onChange={change} />
          </div>
          <div className="stack">
            <ShopView {...{ draft, store, isCounted }} />
            <FactsPanel {...{ product, draft, errors, categories }} onChange={change} />
            {ownAttributes.length > 0 && (
              <AttributesPanel attributes={ownAttributes} {...{ draft, errors, store }} onChange={change} />
            )}
          </div>
        </div>
      </fieldset>
      <SaveBar
        changed={leaving || isReadOnly ? [] : changed}
        isBusy={mutation.isBusy}
        onSave={() => void save()}
        onDiscard={() => {
          setDraft(saved);
          setTried(false);
          setRound(round + 1);
        }}
      />
      {conflict && (
        <ProductConflict
          {...{ conflict, categories, attributes }}
          onChosen={(typed) => void saveOn(conflict, typed)}
          onClose={() => setConflict(null)}
        />
      )}
    </div>
  );
}

/** Names of what differs from what is saved. */
const namesOf = (
  saved: ProductDraft,
  draft: ProductDraft,
  named: (key: (typeof partNames)[keyof ProductDraft]) => string,
): string[] =>
  (Object.keys(partNames) as (keyof ProductDraft)[])
    .filter((part) => JSON.stringify(saved[part]) !== JSON.stringify(draft[part]))
    .map((part) => named(partNames[part]));
