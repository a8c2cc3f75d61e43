import { expect, test } from 'vitest';
import { newSecret, signatureOf, signedHeaders } from './webhook-signature.ts';

/** The example of the reference libraries of Standard Webhooks. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

test('signs as the specification does', () => {
  expect(signatureOf(secret, message)).toBe(signature);
});

test('with two secrets there are two signatures, the newest first', () => {
  const next = newSecret();
  expect(next).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(signedHeaders([next, secret], message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': `${signatureOf(next, message)} ${signature}`,
  });
});
