import { Button } from '@brixel/ui/button.tsx';
import { Field } from '@brixel/ui/field.tsx';
import { Input } from '@brixel/ui/input.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { Select } from '@brixel/ui/select.tsx';
import { Textarea } from '@brixel/ui/textarea.tsx';
import type { FormEvent } from 'react';
import { useHref } from 'react-router';
import { CONTACT_PAGE } from '#config/paths.ts';
import { useTextFields } from '#features/forms/use-text-fields.ts';
import { useT } from '#i18n/use-t.ts';
import { TextWithLink } from '#shared/text-with-link.tsx';
import { useOnline } from '#shared/use-online.ts';
import { type ContactFormStep, type ContactValues, contactRules, TOPICS } from './send-contact.ts';

/** as much as the API takes */
const LONGEST = { order_number: 40, email: 254, message: 5000 } as const;

export interface ContactFormProps {
  state: ContactFormStep;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isSending: boolean;
}

export function ContactForm({ state, onSubmit, isSending }: ContactFormProps) {
  const t = useT();
  const isOnline = useOnline();
  const fields = useTextFields<ContactValues>(state.values, contactRules, state.errors);
  const text = (name: keyof typeof LONGEST) => ({ ...fields.control(name), maxLength: LONGEST[name] });
  return (
    <form
      ref={fields.form}
      className="panel stack"
      method="post"
      action={useHref(CONTACT_PAGE)}
      noValidate
      onSubmit={onSubmit}
    >
      <Field label={t('contact.topic')}>
        <Select name="topic" defaultValue={state.values.topic}>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t(`contact.topic.${topic}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('contact.orderNumber')} hint={t('contact.orderNumberHint')} optionalLabel={t('contact.optional')}>
        <Input {...text('order_number')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field label={t('common.email')} hint={t('contact.emailHint')} error={fields.error('email')} required>
        <Input {...text('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={t('contact.message')} error={fields.error('message')} required>
        <Textarea {...text('message')} rows={6} />
      </Field>
      <p className="xs muted">
        <TextWithLink
          text={t('contact.privacy', { link: '{link}' })}
          link={
            <Link className="link" href="/i/datenschutz">
              {t('contact.privacyLink')}
            </Link>
          }
        />
      </p>
      {!isOnline && (
        <Notice tone="warn" role="status">
          {t('contact.offline')}
        </Notice>
      )}
      {state.failure && (
        <Notice tone="bad" role="alert" title={t('contact.failed')}>
          {t(`contact.failure.${state.failure}`)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="cta" loading={isSending}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}
