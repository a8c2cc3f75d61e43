import { isEmail } from '@brixel/commerce/form-rules';
import { type FormEvent, useState } from 'react';
import { useServices } from '#data/services.ts';
import type { MessageKey } from '#i18n/message-key.ts';

/** Subscribing to the newsletter. The shop answers with a mail that has to be confirmed. */

export type NewsletterState = { step: 'idle' | 'sending' | 'done' } | { step: 'failed'; error: MessageKey };

export function useNewsletter(): { state: NewsletterState; submit: (event: FormEvent<HTMLFormElement>) => void } {
  const { api } = useServices();
  const [state, setState] = useState<NewsletterState>({ step: 'idle' });

  const subscribe = async (email: string): Promise<NewsletterState> => {
    if (!isEmail(email)) return { step: 'failed', error: 'common.invalidEmail' };
    try {
      const answer = await api.call('newsletter', { body: { email }, silent: true });
      return answer.ok ? { step: 'done' } : { step: 'failed', error: 'errors.somethingWrong' };
    } catch {
      return { step: 'failed', error: 'errors.somethingWrong' };
    }
  };

  return {
    state,
    submit: (event) => {
      event.preventDefault();
      const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
      setState({ step: 'sending' });
      void subscribe(email).then(setState);
    },
  };
}
