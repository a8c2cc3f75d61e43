import type { OfficeResult } from '@brixel/contract/office/office-types';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { CloseIcon, PlusIcon } from '@brixel/ui/icons.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#data/call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { doAtOnce } from '#shared/do-at-once.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';

type Overview = OfficeResult<'products.overview'>;

interface ViewTabsProps {
  overview: Overview | null;
  query: string;
  onSaved: () => void;
}

/** Lists that are looked at again and again: those of everybody, then the person's own. */
export function ViewTabs({ overview, query, onSaved }: ViewTabsProps) {
  const { language, t } = useI18n();
  const [isNaming, setNaming] = useState(false);
  const counts = overview?.counts;
  const given: { query: string; label: string; count: number | null | undefined }[] = [
    { query: '', label: t('products.view.all'), count: overview?.total },
    { query: 'stock=low', label: t('products.view.low'), count: counts?.low },
    { query: 'stock=out', label: t('products.view.out'), count: counts?.out },
    { query: 'missing=picture', label: t('products.view.picture'), count: counts?.picture },
    { query: 'missing=place', label: t('products.view.place'), count: counts?.place },
    { query: 'below_cost=1', label: t('products.view.belowCost'), count: counts?.below_cost },
    { query: 'status=off', label: t('products.view.off'), count: counts?.off },
  ].filter(({ count }) => count !== null);
  const own = overview?.views ?? [];
  const isKnown = [...given, ...own].some((view) => view.query === query);
  const remove = ({ id, name, query: kept }: (typeof own)[number]) =>
    doAtOnce({
      text: t('products.viewRemoved', { name }),
      make: () => call('products.removeView', { params: { id } }),
      takeBack: () => call('products.saveView', { body: { name, query: kept } }),
      reload: onSaved,
    });
  return (
    <>
      <nav className="tabs tabs--in" aria-label={t('products.views')}>
        {given.map((view) => (
          <Tab key={view.query} {...view} isCurrent={view.query === query} language={language} />
        ))}
        {own.map((view) => (
          <span key={view.id} className="tabs__own">
            <Tab
              query={view.query}
              label={view.name}
              count={view.count}
              isCurrent={view.query === query}
              language={language}
            />
            {view.query === query && (
              <button
                type="button"
                aria-label={t('products.removeView', { name: view.name })}
                onClick={() => void remove(view)}
              >
                <CloseIcon />
              </button>
            )}
          </span>
        ))}
        {overview && !isKnown && (
          <button type="button" className="tabs__add" onClick={() => setNaming(true)}>
            <PlusIcon />
            {t('products.keepView')}
          </button>
        )}
      </nav>
      {isNaming && <ViewDialog query={query} onClose={() => setNaming(false)} onSaved={onSaved} />}
    </>
  );
}

interface TabProps {
  query: string;
  label: string;
  count: number | null | undefined;
  isCurrent: boolean;
  language: keyof typeof locales;
}

function Tab({ query, label, count, isCurrent, language }: TabProps) {
  return (
    <Link to={`?${query}`} replace aria-current={isCurrent ? 'page' : undefined}>
      {label}
      {typeof count === 'number' && <span className="count">{count.toLocaleString(locales[language])}</span>}
    </Link>
  );
}

function ViewDialog({ query, onClose, onSaved }: { query: string; onClose: () => void; onSaved: () => void }) {
  const { t } = useI18n();
  const mutation = useMutation();
  const { form, bind, errors } = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? t('field.required') : undefined }),
    async onSubmit({ name }) {
      const saved = await mutation.run(() => call('products.saveView', { body: { name, query } }));
      if (!saved) return;
      toast({ text: t('products.viewSaved', { name }) });
      onSaved();
      onClose();
    },
  });
  return (
    <Modal open onClose={onClose} title={t('products.keepView')} closeLabel={t('common.close')} size="s">
      <form {...form} className="stack">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <Field label={t('products.viewName')} hint={t('products.viewHint')} error={errors.name}>
          <Input {...bind('name')} autoComplete="off" maxLength={PRODUCT_LIMITS.view} />
        </Field>
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="cta" loading={mutation.isBusy}>
            {t('products.keepView')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
