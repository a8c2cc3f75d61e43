import { DEFAULT_NAME, deliveryCountries } from '@brixel/contract/shop-facts';
import { Badge } from '@brixel/ui/badge.tsx';
import { BankIcon, CheckIcon, MailIcon, TagIcon, TruckIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { useCall } from '#data/use-call.ts';
import { type Translate, useT } from '#i18n/i18n.ts';
import { FirmIcon } from '#shared/icons.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { TodoRow } from '#shared/todo-row.tsx';
import type { Settings } from './save-settings.ts';

/** What is set and what is missing, with the way to each. */
export function Page() {
  const t = useT();
  const settings = useCall('settings.read');
  return (
    <>
      <PageHead title={t('page.settings')}>{t('settings.lead')}</PageHead>
      <div className="settings__body">
        <LoadedView loaded={settings} rows={5}>
          {(value) => <Overview sections={sectionsOf(value, t)} />}
        </LoadedView>
      </div>
    </>
  );
}

type Section = ReturnType<typeof sectionsOf>[number];

function sectionsOf({ brand, firm, bank, mail, shipping }: Settings, t: Translate) {
  const { zones } = shipping.value;
  const account = bank.value;
  return [
    {
      path: '/settings/firm',
      title: t('page.firm'),
      icon: FirmIcon,
      isSet: firm.value !== null,
      text: firm.value ? `${firm.value.name}, ${firm.value.city}` : t('settings.firm.missing'),
    },
    {
      path: '/settings/shop',
      title: t('page.shop'),
      icon: TagIcon,
      isSet: brand.value.name !== null,
      text: brand.value.name ?? t('settings.shop.missing', { name: DEFAULT_NAME }),
    },
    {
      path: '/settings/shipping',
      title: t('page.shipping'),
      icon: TruckIcon,
      isSet: shipping.version > 0,
      text: t(shipping.version > 0 ? 'settings.shipping.summary' : 'settings.shipping.default', {
        zones: zones.length,
        countries: deliveryCountries(shipping.value).length,
      }),
    },
    {
      path: '/settings/payment',
      title: t('page.payment'),
      icon: BankIcon,
      isSet: account !== null,
      text: account
        ? `${account.holder}, ${account.iban.slice(0, 4)} … ${account.iban.slice(-4)}`
        : t('settings.bank.none'),
    },
    {
      path: '/settings/mail',
      title: t('page.mail'),
      icon: MailIcon,
      isSet: mail.value !== null,
      text: mail.value ? `${mail.value.name} <${mail.value.address}>` : t('settings.mail.missing'),
    },
  ];
}

function Overview({ sections }: { sections: readonly Section[] }) {
  const t = useT();
  const done = sections.filter(({ isSet }) => isSet).length;
  return (
    <Panel
      title={t('settings.basics')}
      aside={<span className="s soft">{t('settings.done', { n: done, of: sections.length })}</span>}
      flush
    >
      <ul className="todo">
        {sections.map(({ icon: Icon, isSet, ...section }) => (
          <TodoRow key={section.path} icon={<Icon />} isUrgent={!isSet} {...section}>
            <Badge tone={isSet ? 'ok' : 'warn'}>
              {isSet ? <CheckIcon /> : <WarningIcon />}
              {t(isSet ? 'settings.isSet' : 'settings.isMissing')}
            </Badge>
          </TodoRow>
        ))}
      </ul>
    </Panel>
  );
}
