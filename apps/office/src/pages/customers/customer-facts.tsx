import type { OfficeCustomer } from '@brixel/contract/office/customer-endpoints';
import { storeViews } from '@brixel/contract/stores';
import { useI18n } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { GroupChoice } from './group-choice.tsx';

interface CustomerFactsProps {
  customer: OfficeCustomer;
  onChanged: () => void;
}

export function CustomerFacts({ customer, onChanged }: CustomerFactsProps) {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <Panel title={t('customers.account')}>
      <dl className="factlist">
        <dt>{t('field.email')}</dt>
        <dd>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </dd>
        <dt>{t('customers.since')}</dt>
        <dd>{formatTime(customer.created_at)}</dd>
        <dt>{t('customers.lastLogin')}</dt>
        <dd>{customer.logged_in_at ? formatTime(customer.logged_in_at) : t('customers.never')}</dd>
        <dt>{t('field.language')}</dt>
        <dd>{languages.of(storeViews[customer.store_code].language)}</dd>
        <dt>{t('customers.group')}</dt>
        <dd>
          <GroupChoice customer={customer} onChanged={onChanged} />
        </dd>
      </dl>
    </Panel>
  );
}
