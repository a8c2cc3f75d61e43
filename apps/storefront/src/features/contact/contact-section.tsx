import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createContactCalls } from '#data/api/contact-calls.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { ContactForm } from './contact-form.tsx';
import { type ContactStep, sendContact } from './send-contact.ts';

/** Writing to the shop from its page; works without scripts too. */
export function ContactSection({ first }: { first: ContactStep }) {
  const t = useT();
  const { api } = useServices();
  const [now, setNow] = useState(first);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    setSending(true);
    const next = await sendContact(form, createContactCalls(api), t);
    setSending(false);
    setNow(next);
  };

  // the form that had the focus is gone
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (now !== first && now.step === 'sent') heading.current?.focus();
  }, [now, first]);

  return (
    <section id="kontaktformular" className="stack" aria-labelledby="contact-title">
      <h2 id="contact-title" ref={heading} tabIndex={-1}>
        {t(now.step === 'sent' ? 'contact.sent' : 'contact.title')}
      </h2>
      {now.step === 'sent' && <p className="wrap-anywhere">{t('contact.sentText', { email: now.email })}</p>}
      {now.step === 'form' && (
        <>
          <p className="soft">{t('contact.intro')}</p>
          <ContactForm state={now} onSubmit={(event) => void submit(event)} isSending={isSending} />
        </>
      )}
    </section>
  );
}
