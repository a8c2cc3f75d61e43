import type { EndpointName } from '@brixel/contract/endpoint-routes';
import type { EndpointResult } from '@brixel/contract/endpoint-types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api, CallInput } from '#data/api/api.ts';
import {
  forgetNewsletter,
  type NewsletterStatus,
  startNewsletter,
  storeConfirmed,
  subscribe,
  unsubscribe,
  useNewsletterStatus,
} from './newsletter-store.ts';
import { askOwnNewsletter, subscribeOwn, unsubscribeOwn, useOwnStatus } from './own-newsletter.ts';

const email = 'marlene@example.de';
const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  useNewsletterStatus.setState({ status: 'unknown', email: null, proof: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = () => JSON.parse(storage.get('brixel/newsletter') ?? 'null');

function apiThatAnswers(result: unknown) {
  const calls: { name: string; body?: unknown }[] = [];
  const api: Api = {
    async call<Name extends EndpointName>(name: Name, { body }: CallInput<Name>) {
      calls.push({ name, body });
      return { ok: true, code: 200, result: result as EndpointResult<Name>, meta: {} };
    },
    bare: () => Promise.reject(new Error('not used')),
  };
  return { api, calls };
}

describe('the state of an address', () => {
  test('what the account of a customer returns is stored nowhere, and leaves alone what this browser has confirmed', async () => {
    await askOwnNewsletter(apiThatAnswers('subscribed').api, email);
    expect(stored()).toBeNull();
    storeConfirmed({ email: 'davide@example.it', proof: 'p', coupon: true });
    await askOwnNewsletter(apiThatAnswers('unsubscribed').api, email);
    await subscribeOwn(apiThatAnswers(true).api, email);
    expect(stored()).toMatchObject({ status: 'subscribed', email: 'davide@example.it', proof: 'p' });
    await unsubscribeOwn(apiThatAnswers(true).api, email);
    expect(stored()).toMatchObject({ status: 'subscribed', proof: 'p' });
  });

  test('a customer who ends it in the account ends it with the proof of this browser, if it is the same address', async () => {
    storeConfirmed({ email, proof: 'p', coupon: true });
    const { api, calls } = apiThatAnswers(true);
    await unsubscribeOwn(api, email);
    expect(calls[0]).toEqual({ name: 'newsletterUnsubscribe', body: { proof: 'p' } });
    expect(stored()).toMatchObject({ status: 'unsubscribed', proof: null });
  });

  test('a slow answer about the account does not undo what the customer has switched on meanwhile', async () => {
    const slow = apiThatAnswers('unsubscribed').api;
    const answering = Promise.withResolvers<void>();
    const asked = askOwnNewsletter(
      { ...slow, call: async (...given) => answering.promise.then(() => slow.call(...given)) },
      email,
    );
    await subscribeOwn(apiThatAnswers(true).api, email);
    answering.resolve();
    await asked;
    expect(useOwnStatus.getState()).toEqual({ email, status: 'pending' });
    await askOwnNewsletter(apiThatAnswers('subscribed').api, email);
    expect(useOwnStatus.getState().status).toBe('subscribed');
  });

  test('a logout forgets the customer’s address, and nobody else’s', () => {
    storeConfirmed({ email, proof: 'p', coupon: true });
    forgetNewsletter('davide@example.it');
    expect(stored()).toMatchObject({ email });
    forgetNewsletter(email);
    expect(stored()).toBeNull();
    expect(useNewsletterStatus.getState()).toEqual({ status: 'unknown', email: null, proof: null });
  });

  test.each<[NewsletterStatus, 'subscribe' | 'unsubscribe', number]>([
    ['subscribed', 'subscribe', 0],
    ['unsubscribed', 'unsubscribe', 0],
    ['unknown', 'unsubscribe', 0],
    ['unknown', 'subscribe', 1],
    ['pending', 'subscribe', 1],
    ['unsubscribed', 'subscribe', 1],
    ['pending', 'unsubscribe', 1],
    ['subscribed', 'unsubscribe', 1],
  ])('%s, then %s: %i calls', async (status, action, count) => {
    useNewsletterStatus.setState({ status, email: status === 'subscribed' ? email : null });
    const { api, calls } = apiThatAnswers(true);
    await { subscribe, unsubscribe }[action](api, email);
    expect(calls).toHaveLength(count);
  });

  test('another address than the one that is subscribed can be subscribed', async () => {
    storeConfirmed({ email, proof: 'p', coupon: true });
    const { api, calls } = apiThatAnswers(true);
    await subscribe(api, 'davide@example.it');
    expect(calls).toHaveLength(1);
    expect(useNewsletterStatus.getState().status).toBe('pending');
  });

  test('a browser that has confirmed ends it with its proof, after a reload too', async () => {
    storeConfirmed({ email, proof: 'p', coupon: true });
    useNewsletterStatus.setState({ status: 'unknown', email: null, proof: null });
    startNewsletter();
    const { api, calls } = apiThatAnswers(true);
    await unsubscribe(api, email);
    expect(calls[0]).toEqual({ name: 'newsletterUnsubscribe', body: { proof: 'p' } });
    expect(stored()).toMatchObject({ isSubscribed: false, email: null, proof: null, status: 'unsubscribed' });
  });

  test('a wish that nobody has confirmed for a week is none any more', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') });
    await subscribe(apiThatAnswers(true).api, email);
    startNewsletter();
    expect(useNewsletterStatus.getState().status).toBe('pending');
    vi.setSystemTime(new Date('2026-11-23T12:00:00Z'));
    startNewsletter();
    expect(useNewsletterStatus.getState().status).toBe('unknown');
  });
});
