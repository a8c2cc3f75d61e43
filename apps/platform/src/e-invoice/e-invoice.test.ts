import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ciiInvoice } from './cii-invoice.ts';
import { brokenRules } from './testing/broken-rules.ts';
import { elementNames, writtenByOther } from './testing/other-writer.ts';
import { plainInvoice } from './testing/plain-invoice.ts';
import { randomInvoice } from './testing/random-invoice.ts';
import { readEInvoice } from './testing/read-e-invoice.ts';
import { ublInvoice } from './ubl-invoice.ts';

test('any invoice keeps the rules in both syntaxes, which say the same', () => {
  fc.assert(
    fc.property(randomInvoice, (invoice) => {
      const ubl = readEInvoice(ublInvoice(invoice));
      const cii = readEInvoice(ciiInvoice(invoice));
      expect(brokenRules(ubl, true)).toEqual([]);
      expect(brokenRules(cii, false)).toEqual([]);
      const { profile: _, ...saidByUbl } = ubl;
      const { profile: __, ...saidByCii } = cii;
      expect(saidByCii).toEqual(saidByUbl);
      const { totals } = invoice;
      expect(cii.header).toMatchObject({
        'BT-106': totals.linesNet,
        'BT-109': totals.net,
        'BT-110': totals.tax,
        'BT-112': totals.gross,
        'BT-113': totals.paid,
        'BT-115': totals.due,
      });
      expect(cii.lines.map((line) => [line['BT-129'], line['BT-131'], line['BT-136'] ?? '0.00'])).toEqual(
        invoice.lines.map((line) => [String(line.quantity), line.net, line.discountNet]),
      );
    }),
    { numRuns: 100 },
  );
});

test('how a credit note is paid back never reads as a discount for early payment', () => {
  const credit = {
    ...plainInvoice,
    ...{ kind: 'credit-note' as const, terms: '', credited: { number: 'RE-2026-0', issueDate: '2026-11-10' } },
    totals: { ...plainInvoice.totals, paid: '0.00', due: plainInvoice.totals.gross },
    payments: [{ ...plainInvoice.payments[0]!, meansCode: '97' as const, method: '#SKONTO#TAGE=1#' }],
  };
  expect(readEInvoice(ublInvoice(credit)).header['BT-20']).toBe('SKONTOTAGE=1');
});

test('the file of a hybrid invoice fits the schema of its profile', async () => {
  for (const invoice of fc.sample(randomInvoice, { numRuns: 40, seed: 16_931 })) {
    expect(await validateXsd(ciiInvoice(invoice), Profile.EN16931)).toMatchObject({ valid: true });
  }
});

test('a program of others writes the same XRechnung of what ours says', async () => {
  for (const invoice of fc.sample(randomInvoice, { numRuns: 6, seed: 2017 })) {
    const ours = ublInvoice(invoice);
    const theirs = await writtenByOther(ours);
    expect(elementNames(ours).filter((name) => name !== 'cbc:PaymentDueDate')).toEqual(elementNames(theirs));
    expect(readEInvoice(theirs).vat).toEqual(readEInvoice(ours).vat);
  }
});

test.each([
  ['BR-CO-10', 'LineTotalAmount>10.00<', 'LineTotalAmount>10.01<'],
  ['BR-CO-15', 'GrandTotalAmount>11.90<', 'GrandTotalAmount>11.91<'],
  ['BR-CO-17', 'CalculatedAmount>1.90<', 'CalculatedAmount>1.92<'],
  ['BR-S-8', 'BasisAmount>10.00<', 'BasisAmount>9.99<'],
  ['BR-25', '<ram:Name>Stein</ram:Name>', ''],
  ['BR-CO-26', '<ram:ID schemeID="VA">DE123456788</ram:ID>', ''],
  ['PEPPOL-R120', 'ChargeAmount>0.10<', 'ChargeAmount>0.11<'],
  ['PEPPOL-R008', '<ram:CityName>München</ram:CityName>', '<ram:CityName></ram:CityName>'],
])('the check sees what breaks %s', (rule, from, to) => {
  const xml = ciiInvoice(plainInvoice);
  expect(xml).toContain(from);
  expect(brokenRules(readEInvoice(xml), false)).toEqual([]);
  expect(brokenRules(readEInvoice(xml.replace(from, to)), false)).toContain(rule);
});

test('numbers that a buyer has written stand in for the order, and a seller is known by the tax number where there is no other', () => {
  const small = { ...plainInvoice, seller: { ...plainInvoice.seller, vatId: '', taxNumber: '143/123/12345' } };
  const { header } = readEInvoice(ublInvoice(small, '04011000-12345-67'));
  expect(header).toMatchObject({ 'BT-10': '04011000-12345-67', 'BT-29': '143/123/12345', 'BT-32': '143/123/12345' });
  expect(readEInvoice(ublInvoice(small)).header['BT-10']).toBe('BRX-1042');
});
