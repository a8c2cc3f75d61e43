import { isIban } from '@brixel/contract/iban';
import type { ReadInvoice, Terms } from './read-e-invoice.ts';

/**
 * Rules of EN 16931 (BR-…), of XRechnung (BR-DE-…) and of Peppol as XRechnung has taken them over, as far as they touch what we write: our own reading of the
 * published rules, because their official programs need Java.
 */

const scaled = (text: string | undefined, digits: number): bigint => {
  const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text ?? '0') ?? [];
  return BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits));
};
const cents = (text: string | undefined): bigint => scaled(text, 2);
const sum = (list: readonly Terms[], term: string): bigint => list.reduce((all, entry) => all + cents(entry[term]), 0n);
const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);

const isAmount = (text: string): boolean => /^\d+(?:\.\d{1,2})?$/.test(text);
const isVatNumber = (text: string): boolean => /^(?:[A-Z]{2}|EL|XI)[A-Z0-9]{2,}$/.test(text);
const ABROAD = ['AE', 'K'];

export function brokenRules(
  { header, lines, vat, charges, profile, emptyElements }: ReadInvoice & { profile: Terms; emptyElements: number },
  isXRechnung: boolean,
): string[] {
  const broken: string[] = [];
  const must = (rule: string, holds: boolean): void => {
    if (!holds && !broken.includes(rule)) broken.push(rule);
  };
  const needs = (rule: string, from: Terms, term: string): void => must(rule, (from[term] ?? '').trim() !== '');

  needs('BR-1', profile, 'BT-24');
  needs('BR-2', header, 'BT-1');
  must('BR-3', /^\d{4}-\d\d-\d\d$/.test(header['BT-2'] ?? ''));
  must('BR-4', ['380', '381'].includes(header['BT-3'] ?? ''));
  must('BR-5', header['BT-5'] === 'EUR');
  needs('BR-6', header, 'BT-27');
  needs('BR-7', header, 'BT-44');
  needs('BR-9', header, 'BT-40');
  needs('BR-11', header, 'BT-55');
  for (const [rule, term] of [
    ['BR-12', 'BT-106'],
    ['BR-13', 'BT-109'],
    ['BR-14', 'BT-112'],
    ['BR-15', 'BT-115'],
  ] as const)
    needs(rule, header, term);
  must('BR-16', lines.length > 0);
  for (const line of lines) {
    needs('BR-21', line, 'BT-126');
    needs('BR-22', line, 'BT-129');
    must('BR-23', line['BT-130'] === 'C62');
    needs('BR-24', line, 'BT-131');
    needs('BR-25', line, 'BT-153');
    must('BR-26', /^\d+(?:\.\d+)?$/.test(line['BT-146'] ?? ''));
    needs('BR-CO-4', line, 'BT-151');
    if (line['BT-136']) must('BR-42', Boolean(line['BT-139'] || line['BT-140']));
    // Peppol R120: what one piece costs, times pieces, less the discount, to two cents
    const pieces = scaled(line['BT-146'], 8) * BigInt(line['BT-129'] ?? '0');
    const reckoned = pieces - (cents(line['BT-136']) + cents(line['BT-131'])) * 1_000_000n;
    must('PEPPOL-R120', distance(reckoned, 0n) <= 2_000_000n);
  }
  must('BR-21', new Set(lines.map((line) => line['BT-126'])).size === lines.length);
  for (const charge of charges) {
    needs('BR-36', charge, 'BT-99');
    needs('BR-37', charge, 'BT-102');
    must('BR-38', Boolean(charge['BT-104'] || charge['BT-105']));
  }
  needs('BR-49', header, 'BT-81');
  if (['30', '58'].includes(header['BT-81'] ?? '')) must('BR-61', isIban(header['BT-84'] ?? ''));
  if (header['BT-25'] !== undefined || header['BT-3'] === '381') needs('BR-55', header, 'BT-25');
  if (header['BT-77'] || header['BT-75'] || header['BT-78']) needs('BR-57', header, 'BT-80');
  for (const term of ['BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-112', 'BT-113', 'BT-115'])
    must('BR-DEC', header[term] === undefined || isAmount(header[term]));
  for (const amount of [
    ...lines.flatMap((line) => [line['BT-131']!, line['BT-136'] ?? '0']),
    ...vat.flatMap((group) => [group['BT-116']!, group['BT-117']!]),
  ])
    must('BR-DEC', isAmount(amount));

  for (const term of ['BT-31', 'BT-48']) must('BR-CO-9', header[term] === undefined || isVatNumber(header[term]));
  must('BR-CO-10', sum(lines, 'BT-131') === cents(header['BT-106']));
  must(
    'BR-CO-12',
    sum(charges, 'BT-99') === cents(header['BT-108']) && charges.length > 0 === (header['BT-108'] !== undefined),
  );
  must(
    'BR-CO-13',
    cents(header['BT-106']) + cents(header['BT-108']) - cents(header['BT-107']) === cents(header['BT-109']),
  );
  must('BR-CO-14', sum(vat, 'BT-117') === cents(header['BT-110']));
  must('BR-CO-15', cents(header['BT-109']) + cents(header['BT-110']) === cents(header['BT-112']));
  must('BR-CO-16', cents(header['BT-112']) - cents(header['BT-113']) === cents(header['BT-115']));
  must('BR-CO-18', vat.length > 0);
  // in UBL the day stands elsewhere in credit notes, where the rule does not look for it
  const hasTerms = Boolean(header['BT-20']) || (header['BT-3'] === '380' && Boolean(header['BT-9']));
  must('BR-CO-25', cents(header['BT-115']) === 0n || hasTerms);
  must('BR-CO-26', Boolean(header['BT-29'] || header['BT-30'] || header['BT-31']));

  const isSameTax = (group: Terms, category: string | undefined, rate: string | undefined): boolean =>
    group['BT-118'] === category && Number(group['BT-119']) === Number(rate);
  for (const line of lines)
    must(
      'BR-S-1',
      vat.some((group) => isSameTax(group, line['BT-151'], line['BT-152'])),
    );
  for (const charge of charges)
    must(
      'BR-S-1',
      vat.some((group) => isSameTax(group, charge['BT-102'], charge['BT-103'])),
    );
  for (const group of vat) {
    const category = group['BT-118'] ?? '';
    needs('BR-48', group, 'BT-119');
    must('BR-47', ['S', 'Z', 'E', 'AE', 'K'].includes(category));
    must(`BR-${category}-5`, Number(group['BT-119']) > 0 === (category === 'S'));
    const basis =
      sum(
        lines.filter((line) => isSameTax(group, line['BT-151'], line['BT-152'])),
        'BT-131',
      ) +
      sum(
        charges.filter((charge) => isSameTax(group, charge['BT-102'], charge['BT-103'])),
        'BT-99',
      );
    must(`BR-${category}-8`, basis === cents(group['BT-116']));
    // the official rules allow for a euro; ours is at most a cent away
    const reckoned = (cents(group['BT-116']) * scaled(group['BT-119'], 2) + 5000n) / 10_000n;
    must('BR-CO-17', distance(reckoned, cents(group['BT-117'])) <= 1n);
    if (category !== 'S') must(`BR-${category}-9`, cents(group['BT-117']) === 0n);
    const hasReason = Boolean(group['BT-120'] || group['BT-121']);
    must(`BR-${category}-10`, hasReason === !['S', 'Z'].includes(category));
    must(`BR-${category}-2`, Boolean(header['BT-31'] || (!ABROAD.includes(category) && header['BT-32'])));
    if (ABROAD.includes(category)) must(`BR-${category}-2`, Boolean(header['BT-48']));
    if (category === 'K') {
      needs('BR-IC-11', header, 'BT-72');
      needs('BR-IC-12', header, 'BT-80');
    }
    const code = group['BT-121'];
    must(
      'PEPPOL-P0106',
      code === undefined || code === { AE: 'VATEX-EU-AE', K: 'VATEX-EU-IC', E: 'VATEX-EU-F' }[category],
    );
  }
  must('BR-S-8', new Set(vat.map((group) => `${group['BT-118']} ${group['BT-119']}`)).size === vat.length);

  must('PEPPOL-R008', emptyElements === 0);
  if (isXRechnung) {
    for (const [rule, term] of [
      ['BR-DE-1', 'BT-81'],
      ['BR-DE-3', 'BT-37'],
      ['BR-DE-4', 'BT-38'],
      ['BR-DE-5', 'BT-41'],
      ['BR-DE-6', 'BT-42'],
      ['BR-DE-7', 'BT-43'],
      ['BR-DE-8', 'BT-52'],
      ['BR-DE-9', 'BT-53'],
      ['BR-DE-15', 'BT-10'],
      ['BR-DE-TMP-32', 'BT-72'],
      ['PEPPOL-R010', 'BT-49'],
      ['PEPPOL-R020', 'BT-34'],
    ] as const)
      needs(rule, header, term);
    if (header['BT-80']) {
      needs('BR-DE-10', header, 'BT-77');
      needs('BR-DE-11', header, 'BT-78');
    }
    must('BR-DE-16', Boolean(header['BT-31'] || header['BT-32']));
    must('BR-DE-18', !/^\s*#/m.test(header['BT-20'] ?? ''));
    must('BR-DE-21', profile['BT-24'] === 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0');
    must('BR-DE-27', /\d.*\d.*\d/.test(header['BT-42'] ?? ''));
    must('PEPPOL-R001', profile['BT-23'] === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
  }
  return broken;
}
