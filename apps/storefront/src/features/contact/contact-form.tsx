import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Select, Textarea } from '@brixel/ui/field.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { CONTACT_PAGE } from '#config/paths.ts';
import { createContactCalls } from '#data/api/contact-calls.ts';
import { useServices } from '#data/services.ts';
import { useForm } from '#features/forms/use-form.ts';
import { useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import { PrivacyNote } from '#shared/privacy-note.tsx';
import { useOnline } from '#shared/use-online.ts';
import {
  type ContactFormStep,
  type ContactStep,
  type ContactValues,
  contactRules,
  sendContact,
  TOPICS,
} from './send-contact.ts';

/** as much as the API takes */
const LONGEST = { order_number: 40, email: 254, message: 5000 } as const;

interface ContactFormProps {
  state: ContactFormStep;
  onStep: (step: ContactStep) => void;
}

function ContactForm({ state, onStep }: ContactFormProps) {
  const t = useT();
  const { api, config } = useServices();
  const isOnline = useOnline();
  const form = useForm<ContactValues>({
    name: 'contact',
    values: state.values,
    rules: contactRules,
    found: state.errors,
    isNative: true,
    async send(_, sent) {
      onStep(await sendContact(sent, createContactCalls(api), t));
      return null;
    },
  });
  const text = (name: keyof typeof LONGEST) => ({ ...form.native(name).control, maxLength: LONGEST[name] });
  return (
    <form {...form.formProps} className="panel stack" method="post" action={useHref(CONTACT_PAGE)}>
      <Field label={t('contact.topic')}>
        <Select name="topic" defaultValue={state.values.topic}>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t(`contact.topic.${topic}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('contact.orderNumber')}
        hint={t('contact.orderNumberHint', { number: config.shop.exampleNumber })}
        optionalLabel={t('contact.optional')}
      >
        <Input {...text('order_number')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field label={t('common.email')} hint={t('contact.emailHint')} error={form.native('email').error} required>
        <Input {...text('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={t('contact.message')} error={form.native('message').error} required>
        <Textarea {...text('message')} rows={6} />
      </Field>
      <PrivacyNote text="contact.privacy" link="contact.privacyLink" />
      {!isOnline && (
        <Notice tone="warn" role="status">
          {t('contact.offline')}
        </Notice>
      )}
      {form.wrongFields === 0 && state.failure && (
        <Notice tone="bad" role="alert" title={t('contact.failed')}>
          {t(`contact.failure.${state.failure}`)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="cta" loading={form.isSending}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}

/** Writing to the shop from its page; works without scripts too. */
export function ContactSection({ first }: { first: ContactStep }) {
  const { answerHours: hours } = useServices().config.shop.promises;
  const t = useT();
  const [now, setNow] = useState(first);

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
      {now.step === 'sent' && <p className="wrap-anywhere">{t('contact.sentText', { email: now.email, hours })}</p>}
      {now.step === 'form' && (
        <>
          <p className="soft">{t('contact.intro', { hours })}</p>
          <ContactForm state={now} onStep={setNow} />
        </>
      )}
    </section>
  );
}
