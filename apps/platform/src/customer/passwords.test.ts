import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const PASSWORD = 'ein langes Kennwort';

test('a password is right for its own hash, which says how it was made', async () => {
  const passwords = createPasswords();
  const hash = (await passwords.hash(PASSWORD)) ?? '';
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.hash(PASSWORD)).not.toBe(hash);
  expect(await passwords.check(PASSWORD, hash)).toBe('right');
  expect(await passwords.check(`${PASSWORD} `, hash)).toBe('wrong');
  expect(await passwords.check(PASSWORD, null)).toBe('wrong');
});

test('a hash of the reference implementation, with parameters of its own, is understood', async () => {
  const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await createPasswords().check('password', reference)).toBe('right');
  expect(await createPasswords().check('differentpassword', reference)).toBe('wrong');
});

test('an accent is the same letter, however the keyboard composes it', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('Fu\u0308r Größe');
  expect(await passwords.check('F\u00fcr Größe', hash)).toBe('right');
});

test('few are calculated at a time, some wait, and those that would wait too long are refused', async () => {
  const running = { now: 0, most: 0 };
  const gate = Promise.withResolvers<void>();
  const passwords = createPasswords(async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await gate.promise;
    running.now -= 1;
    return Buffer.alloc(32);
  });
  const checks = Array.from({ length: 100 }, () => passwords.check(PASSWORD, null));
  gate.resolve();
  const verdicts = await Promise.all(checks);
  expect(running).toEqual({ now: 0, most: 2 });
  expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(62);
  expect(verdicts.filter((verdict) => verdict === 'busy')).toHaveLength(38);
  expect(await passwords.check(PASSWORD, null)).toBe('wrong');
});
