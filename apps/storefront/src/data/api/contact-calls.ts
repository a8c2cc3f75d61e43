import type { Api } from './api.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

export interface ContactMessage {
  sourceAddress: string;
  subject: string;
  emailText: string;
}

export interface ContactCalls {
  send(message: ContactMessage): Promise<Outcome<unknown>>;
}

/** Writing to the shop: a token has to be fetched first. */
export const createContactCalls = (api: Api): ContactCalls => ({
  async send(message) {
    const token = await outcomeOf(api, 'contactToken', {});
    if (!token.ok) return token;
    return outcomeOf(api, 'sendMessage', { body: { ...message, confirmation: true, token: token.result } });
  },
});
