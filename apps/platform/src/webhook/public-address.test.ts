import { expect, test } from 'vitest';
import { isPrivateNumber, isPublicAddress, PrivateAddress, publicLookup } from './public-address.ts';

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1', '2a00:1450:4001:80b::200e'])('%s is public', (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'shop.example',
])('%s is not', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

test.each(['http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://[::1]/', 'http://[::ffff:7f00:1]/'])(
  '%s is recognised, however it is written',
  (url) => {
    expect(isPrivateNumber(new URL(url).hostname)).toBe(true);
  },
);

test.each([{ all: true }, { all: false }])('a name that leads inside is not resolved (%o)', async (options) => {
  const error = await new Promise((done) => publicLookup('localhost', options, done));
  expect(error).toBeInstanceOf(PrivateAddress);
});
