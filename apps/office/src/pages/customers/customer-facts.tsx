import type { OfficeCustomer } from '@brixel/contract/office/customer-endpoints';
import { storeViews } from '@brixel/contract/stores';
import { useSpeech } from '#i18n/speak.ts';
import { useMoment } from '#shared/moment.ts';
import { Panel } from '#shared/panel.tsx';
import { GroupChoice } from './group-choice.tsx';

interface CustomerFactsProps {
  customer: OfficeCustomer;
  onChanged: () => void;
}

export function CustomerFacts({ customer, onChanged }: CustomerFactsProps) {
  const { t, language } = useSpeech();
  const moment = useMoment();
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <Panel title={t('customers.account')}>
      <dl className="factlist">
        <dt>{t('field.email')}</dt>
        <dd>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </dd>
        <dt>{t('customers.since')}</dt>
        <dd>{moment(customer.created_at)}</dd>
        <dt>{t('customers.lastLogin')}</dt>
        <dd>{customer.logged_in_at ? moment(customer.logged_in_at) : t('customers.never')}</dd>
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
