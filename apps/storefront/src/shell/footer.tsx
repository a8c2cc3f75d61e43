import { Link } from '@brixel/ui/link.tsx';
import type { MouseEvent } from 'react';
import { NEWSLETTER_PAGE } from '#config/paths.ts';
import type { FooterGroup } from '#data/catalog/shell-data.ts';
import { useAllCalls, useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { OwnLogo } from '#shared/logo.tsx';
import { useDeliveryCountries, useUsualParcel } from '#shared/parcel.ts';
import { RenderedOnce } from '#shared/rendered-once.tsx';
import { Sentence } from '#shared/sentence.tsx';
import { ShippingLink } from '#shared/shipping-link.tsx';
import { useTaxNotes } from '#shared/tax-notes.ts';
import { openModal } from '#shared/ui-store.ts';
import { useShell } from '#shared/use-shell.ts';
import { LegalLinks } from './legal-links.tsx';

/** Its page explains; where scripts run, the form opens at once. */
function openNewsletter(event: MouseEvent): void {
  event.preventDefault();
  openModal('newsletter');
}

export function Footer() {
  const { footer } = useShell();
  return (
    <RenderedOnce as="footer" className="foot" source={['footer', footer, new Date().getFullYear()]}>
      <FooterContent groups={footer} />
    </RenderedOnce>
  );
}

function FooterContent({ groups }: { groups: readonly FooterGroup[] }) {
  const t = useT();
  const hasAllCalls = useAllCalls();
  const { shop, orders } = useServices().config;
  const { payments } = orders;
  const parcel = useUsualParcel();
  const countries = useDeliveryCountries();
  return (
    <div className="wrap">
      <div className="foot__grid">
        <div className="foot__brand">
          {shop.darkLogo ? (
            <OwnLogo logo={shop.darkLogo} alt={shop.name} isLazy />
          ) : shop.hasLogo ? (
            <img src="/logo-invert.svg" alt={shop.name} width={150} height={40} loading="lazy" />
          ) : (
            <p className="b">{shop.name}</p>
          )}
          {hasAllCalls && <p>{t('layout.claim', { countries })}</p>}
        </div>
        {groups.map((group) => (
          <nav key={group.label} aria-label={group.label || t('layout.information')}>
            <h2>{group.label || t('layout.information')}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={`${link.path} ${link.label}`}>
                  {link.path ? (
                    <Link href={link.path} onClick={link.path === NEWSLETTER_PAGE ? openNewsletter : undefined}>
                      {link.label}
                    </Link>
                  ) : (
                    link.label
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="foot__base">
        <nav aria-label={t('layout.legal')}>
          <LegalLinks />
        </nav>
        {hasAllCalls && (
          <div className="paytags">
            {payments.includes('iways_paypalplus_payment') && <span>{t('layout.payOnline')}</span>}
            {payments.includes('banktransfer') && <span>{t('layout.payTransfer')}</span>}
            {parcel && <span>{t('layout.courier', parcel)}</span>}
          </div>
        )}
        <p className="w-full">{shop.isTaxNoted ? <FooterNote /> : `© ${new Date().getFullYear()} ${shop.name}`}</p>
      </div>
    </div>
  );
}

/** Required by law for all prices of a page. */
function FooterNote() {
  const t = useT();
  const { shop } = useServices().config;
  const { noVat } = useTaxNotes();
  const parts = {
    year: new Date().getFullYear(),
    shop: shop.name,
    link: <ShippingLink className="underline">{t('layout.pricesNoteLink')}</ShippingLink>,
  };
  return noVat ? (
    <Sentence text="layout.noTaxNote" parts={{ ...parts, note: noVat }} />
  ) : (
    <Sentence text="layout.pricesNote" parts={parts} />
  );
}
