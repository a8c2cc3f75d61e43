import { PhoneIcon, ReturnIcon, TruckIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';
import '#shared/guarantee-notice.css';
import { Accordion } from '@brixel/ui/accordion.tsx';
import { useEffect, useState } from 'react';
import { type InfoPage, infoPage } from '#config/info-pages.ts';
import { useServices } from '#data/services.ts';
import { type GuaranteeNotice, loadGuarantee } from '#shared/load-guarantee.ts';

const TOPICS = [
  { page: 'contact', label: 'checkout.helpContact', Icon: PhoneIcon },
  { page: 'shipping', label: 'checkout.helpShipping', Icon: TruckIcon },
  { page: 'returns', label: 'checkout.helpReturns', Icon: ReturnIcon },
] as const satisfies { page: InfoPage; label: MessageKey; Icon: typeof TruckIcon }[];

/** Beside the last section, which shows the lines itself. */
export function CheckoutHelp() {
  const t = useT();
  const { config } = useServices();
  const topics = TOPICS.flatMap(({ page, ...topic }) => {
    const href = infoPage(config, page);
    return href === undefined ? [] : { ...topic, href };
  });
  if (topics.length === 0) return null;
  return (
    <aside className="co__sum panel top-24!" aria-labelledby="checkout-help">
      <h2 id="checkout-help" className="text-[1.25rem]">
        {t('checkout.helpTitle')}
      </h2>
      <ul className="deliv">
        {topics.map(({ href, label, Icon }) => (
          <li key={href}>
            <Icon />
            <Link className="link" href={href}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      <LegalGuarantee />
    </aside>
  );
}

/** The EU's notice on the legal guarantee: to be seen before ordering, also without a visit of a product page. */
function LegalGuarantee() {
  const services = useServices();
  const [notice, setNotice] = useState<GuaranteeNotice | null>(null);
  useEffect(() => {
    const request = new AbortController();
    loadGuarantee(services, request.signal).then(setNotice, () => {});
    return () => request.abort();
  }, [services]);
  if (!notice) return null;
  return (
    <Accordion className="mt2" title={notice.title} open>
      <div className="[&_.eu-notice]:grid-cols-1!" dangerouslySetInnerHTML={{ __html: notice.content }} />
    </Accordion>
  );
}
