import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { ProductSelection } from '@brixel/contract/office/product-endpoints';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { CloseIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { locales, useI18n } from '#i18n/i18n.ts';
import type { BulkSubject } from './bulk-change.ts';
import { BulkDrawer } from './bulk-drawer.tsx';

interface BulkBarProps {
  count: number;
  total: number;
  selection: ProductSelection;
  isAll: boolean;
  categories: OfficeResult<'products.overview'>['categories'];
  onAll: () => void;
  onClear: () => void;
  onDone: () => void;
}

/** What can be done with the selected goods. */
export function BulkBar({ count, total, selection, isAll, categories, onAll, onClear, onDone }: BulkBarProps) {
  const { language, t } = useI18n();
  const [subject, setSubject] = useState<BulkSubject | null>(null);
  const number = (n: number) => n.toLocaleString(locales[language]);
  return (
    <>
      <section className="bulkbar" aria-label={t('bulk.region')}>
        <b role="status">{t('bulk.selected', { n: count, count: number(count) })}</b>
        <Button variant="cta" onClick={() => setSubject('price')}>
          {t('bulk.price')}
        </Button>
        <Button onClick={() => setSubject('status')}>{t('bulk.status')}</Button>
        <Button onClick={() => setSubject('place')}>{t('bulk.place')}</Button>
        <Button onClick={() => setSubject('category')}>{t('bulk.category')}</Button>
        {!isAll && count < total && <Button onClick={onAll}>{t('bulk.selectAll', { n: number(total) })}</Button>}
        <IconButton label={t('bulk.clear')} onClick={onClear}>
          <CloseIcon />
        </IconButton>
      </section>
      {subject && (
        <BulkDrawer
          subject={subject}
          count={count}
          selection={selection}
          categories={categories}
          onClose={() => setSubject(null)}
          onDone={() => {
            setSubject(null);
            onClear();
            onDone();
          }}
          onUndone={onDone}
        />
      )}
    </>
  );
}
