import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { BulkChange, BulkPreview, ProductSelection } from '@brixel/contract/office/product-endpoints';
import { priceSteps } from '@brixel/contract/office/product-facts';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { call } from '#data/call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { piecePriceText } from '../piece-price.ts';
import { type BulkDraft, type BulkSubject, changeOf, firstDraft } from './bulk-change.ts';
import { BulkPreviewView } from './bulk-preview.tsx';

interface BulkDrawerProps {
  subject: BulkSubject;
  count: number;
  selection: ProductSelection;
  categories: OfficeResult<'products.overview'>['categories'];
  onClose: () => void;
  onDone: () => void;
  onUndone: () => void;
}

/** After the last letter so long is waited before the preview is made. */
const TYPING_MS = 300;

/** A change of many goods: what it will do is seen before, and it is taken back after. */
export function BulkDrawer({ subject, count, selection, categories, onClose, onDone, onUndone }: BulkDrawerProps) {
  const { language, t } = useI18n();
  const [draft, setDraft] = useState<BulkDraft>(() => firstDraft(subject));
  const [change, setChange] = useState<BulkChange | null>(() => changeOf(draft));
  const mutation = useMutation();
  const number = (n: number) => n.toLocaleString(locales[language]);
  const set = (changed: Partial<BulkDraft>) => setDraft((last) => ({ ...last, ...changed }) as BulkDraft);
  const typed = JSON.stringify(changeOf(draft));

  useEffect(() => {
    const timer = setTimeout(() => setChange(JSON.parse(typed) as BulkChange | null), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  async function make(preview: BulkPreview): Promise<void> {
    if (!change) return;
    const made = await mutation.run(() =>
      call('products.bulk', { body: { selection, change, expected: preview.changed } }),
    );
    if (!made) return;
    toast({
      text: t('bulk.done', { n: made.changed, count: number(made.changed) }),
      undo: async () => {
        const undone = await call('products.undoBulk', { params: { id: made.id } });
        if (!undone.ok) return toastFailure(undone.code);
        const { restored, kept } = undone.result;
        toast({
          text: t('bulk.undone', { n: restored, count: number(restored) }),
          ...(kept > 0 && { detail: t('bulk.kept', { n: kept }) }),
        });
        onUndone();
      },
    });
    onDone();
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={t(`bulk.title.${subject}`, { n: count, count: number(count) })}
      closeLabel={t('common.close')}
    >
      <div className="stack bulkform">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        {subject === 'price' && (
          <>
            <Field label={t('bulk.what')}>
              <Select value={draft.kind} onChange={({ target }) => set({ kind: target.value as BulkDraft['kind'] })}>
                <option value="percent">{t('bulk.percent')}</option>
                <option value="amount">{t('bulk.amount')}</option>
              </Select>
            </Field>
            <div className="pair">
              <Field
                label={draft.kind === 'percent' ? t('bulk.percentValue') : t('bulk.amountValue')}
                hint={t('bulk.signHint')}
                error={draft.amount !== '' && changeOf(draft) === null ? t('bulk.amountWrong') : undefined}
              >
                <Input
                  value={draft.amount}
                  inputMode="text"
                  autoComplete="off"
                  maxLength={10}
                  onChange={({ target }) => set({ amount: target.value })}
                />
              </Field>
              {draft.kind === 'percent' && (
                <Field label={t('bulk.step')}>
                  <Select value={draft.step} onChange={({ target }) => set({ step: target.value })}>
                    {priceSteps.map((step) => (
                      <option key={step} value={String(step)}>
                        {piecePriceText(step, language)}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
            </div>
          </>
        )}
        {subject === 'status' && (
          <Field label={t('products.column.status')}>
            <Select value={draft.status} onChange={({ target }) => set({ status: target.value as 'on' | 'off' })}>
              <option value="off">{t('bulk.hide')}</option>
              <option value="on">{t('bulk.show')}</option>
            </Select>
          </Field>
        )}
        {subject === 'place' && (
          <Field label={t('products.column.place')} hint={t('bulk.placeHint')}>
            <Input
              value={draft.place}
              autoComplete="off"
              maxLength={PRODUCT_LIMITS.place}
              onChange={({ target }) => set({ place: target.value })}
            />
          </Field>
        )}
        {subject === 'category' && (
          <div className="pair">
            <Field label={t('bulk.what')}>
              <Select value={draft.kind} onChange={({ target }) => set({ kind: target.value as BulkDraft['kind'] })}>
                <option value="addCategory">{t('bulk.addCategory')}</option>
                <option value="removeCategory">{t('bulk.removeCategory')}</option>
              </Select>
            </Field>
            <Field label={t('products.filter.category')}>
              <Select value={draft.category} onChange={({ target }) => set({ category: target.value })}>
                <option value="">{t('bulk.choose')}</option>
                {categories.map(({ id, name, level }) => (
                  <option key={id} value={id}>
                    {`${'\u2003'.repeat(level - 1)}${name}`}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        )}
        {change && (
          <BulkPreviewView selection={selection} change={change}>
            {(preview) => (
              <>
                {preview.reduced > 0 && subject === 'price' && (
                  <Notice tone="info">{t('bulk.reduced', { n: preview.reduced })}</Notice>
                )}
                <div className="dlgfoot">
                  <span className="s soft grow">{t('bulk.undoable')}</span>
                  <Button onClick={onClose}>{t('common.cancel')}</Button>
                  <Button
                    variant="cta"
                    loading={mutation.isBusy}
                    disabled={preview.changed === 0}
                    onClick={() => void make(preview)}
                  >
                    {t(`bulk.confirm.${subject}`, { n: preview.changed, count: number(preview.changed) })}
                  </Button>
                </div>
              </>
            )}
          </BulkPreviewView>
        )}
        {!change && <p className="soft">{t('bulk.fillIn')}</p>}
      </div>
    </Drawer>
  );
}
