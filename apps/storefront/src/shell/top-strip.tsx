import { cx } from '@brixel/ui/cx.ts';
import { PackageCheckIcon, ReturnIcon, TruckIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useAllCalls, useInfoPage, useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { useUsualParcel } from '#shared/parcel.ts';
import { StoreSwitch } from '#shell/language/store-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function TopStrip() {
  const t = useT();
  const hasAllCalls = useAllCalls();
  const contact = useInfoPage('contact');
  const { store, config } = useServices();
  const parcel = useUsualParcel();
  return (
    <section className={cx('top', !hasAllCalls && 'only-d')} aria-label={t('layout.service')}>
      <div className="wrap">
        <ul>
          {hasAllCalls && (
            <>
              {parcel && (
                <li>
                  <TruckIcon /> {t('layout.shippingNote', { price: parcel.price, country: store.countryName })}
                </li>
              )}
              <li>
                <ReturnIcon /> {t('layout.returnsNote', { n: config.shop.promises.returnDays })}
              </li>
              <li>
                <PackageCheckIcon /> {t('layout.singleNote')}
              </li>
            </>
          )}
        </ul>
        <div className="row top__r">
          {contact && <Link href={contact}>{t('layout.help')}</Link>}
          {hasAllCalls && <Link href="/order-status">{t('layout.orderStatus')}</Link>}
          <span className="only-d">
            <ThemeSwitch />
          </span>
          <StoreSwitch />
        </div>
      </div>
    </section>
  );
}
