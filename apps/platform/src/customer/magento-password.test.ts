import { expect, test } from 'vitest';
import { readMagentoPassword } from './magento-password.ts';
import { createPasswords } from './passwords.ts';
import { isOutdated, magentoSpelling, NO_PASSWORD } from './stored-password.ts';

/** Computed elsewhere: md5 and sha256 by Python, argon2id by libsodium, which Magento itself uses. */
const PASSWORD = 'Größe 42: alt';
const SALT = 'DxvO7e5kkqK1xsJPk1N0tLbQXYZa1b2c';
const hashes = {
  md5: `d49bb9468fb305ca8477b1beff240eca:${SALT}:0`,
  sha256: `667d900b6996fdeb5aac1c7c77e34b3cf86284a4edda1d6aacd294200ea831a0:${SALT}:1`,
  argon2id: `8b34c2ae37d45d1b1de42570b70b51f006991299749c3124d68ffa0d619bba12:${SALT}:2`,
  'argon2id with a short salt': 'b3647516e1c6e68a074a919b51d70f91d70055ed0dd4d2c298a0d4b7c254a703:kurz:2',
  'argon2id with its numbers': `8b34c2ae37d45d1b1de42570b70b51f006991299749c3124d68ffa0d619bba12:${SALT.slice(0, 16)}:3_32_2_67108864`,
  'argon2id with other numbers': `3d28af54aacfaa62771c4d5567cc08c6fc814b775e682156:${SALT.slice(0, 16)}:3_24_3_1048576`,
  'sha256 of md5': `fe3e8976bc88ad2d1f4b257bf728b8afa8358e3c031c9f007170381822387ec2:${SALT}:0:1`,
  'argon2id of sha256': `b01f43a6ab84780ab8ca459b8a5b2ba2c3ae941a60948378d8bb68dd88ae783f:${SALT}:1:2`,
  'argon2id of sha256 of md5': `6f56b589a842d5e321ff1bade1225fe62cbf3f97d2f9d820ecc139af6a16b89f:${SALT}:0:1:2`,
  'the first edition, md5': '832fe19cd6b75bc81252764c3182d328:aB',
  'the first edition, sha256': '384371794a51969ff3fc7654f1b11637a4d812951e8d634c505affb9ba38162b:aB',
  'the first edition, without salt': '26263aadbf76f4226ad65f9895ab40e6',
};

test.each(Object.entries(hashes))('the password is right for its hash of %s, and no other is', async (_, hash) => {
  const stored = magentoSpelling(hash);
  expect(stored).toBe(`$magento$${hash}`);
  const { check } = createPasswords();
  expect(await check(PASSWORD, stored)).toBe('right');
  // composed in another way it is another password there
  expect(await check(PASSWORD.normalize('NFD'), stored)).toBe('wrong');
  expect(isOutdated(stored)).toBe(true);
});

test('hashes of other kinds are not stored, nor those that would make the shop calculate', () => {
  const key = 'ab'.repeat(32);
  const unknown = [
    ...[
      '',
      ':',
      'geheim',
      `${key}:salt:`,
      `${key}:salt:9`,
      `${key}:salt:1:`,
      `${key}:salt:0`,
      `ab:salt:1`,
      `:${key}:1`,
    ],
    ...['$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy', `${'ab'.repeat(64)}:salt`, `${key}::2`],
    ...[`${key}:salt:3_32_2`, `${key}:salt:3_32_0_67108864`, `${key}:salt:3_32_2_1024`, `${key}:salt:3_32_2_-1`],
    ...[`$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`, NO_PASSWORD, `${key}:s\u00e4lz:1`],
  ];
  for (const hash of unknown) expect(readMagentoPassword(hash), hash).toBe('UNKNOWN');
  const costly = [
    ...[
      '3_32_2_1073741824',
      '3_32_400_67108864',
      '3_32_2_999999999999999',
      '3_32_999999999999_8192',
      '2:2',
      '1:1:1:1:1',
    ],
  ];
  for (const versions of costly) expect(readMagentoPassword(`${key}:salt:${versions}`), versions).toBe('TOO_COSTLY');
  expect(readMagentoPassword(`${'ab'.repeat(128)}:salt:3_128_2_67108864`)).toBe('TOO_COSTLY');
});

test('a stored password that cannot be read is never right, and takes as long as one that can', async () => {
  let derived = 0;
  const { check } = createPasswords(async (_message, _salt, _cost, bytes) => {
    derived += 1;
    return Buffer.alloc(bytes);
  });
  for (const stored of [
    NO_PASSWORD,
    '',
    '$2y$10$abc',
    '$magento$',
    `$magento$${'ab'.repeat(32)}:s:3_32_99_67108864`,
    hashes.md5,
  ])
    expect(await check('', stored), stored).toBe('wrong');
  expect(derived).toBe(6);
  // what is quick to check costs the same besides
  await check(PASSWORD, `$magento$${hashes.md5}`);
  expect(derived).toBe(7);
});
