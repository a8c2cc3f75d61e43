import '#shared/guarantee-notice.css';
import { Accordion } from '@brixel/ui/accordion.tsx';
import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { type GuaranteeNotice, loadGuarantee } from '#shared/load-guarantee.ts';

/** The EU's notice on the legal guarantee: to be seen before ordering, also by whoever has opened no product page. */
export function LegalGuarantee() {
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
