import type { ReceivedMail } from '../../tests/support/mail-server.ts';
import { countMails, type MailCount } from './accounts.ts';
import type { Story } from './live-through.ts';
import { isBad } from './live-through.ts';
import type { Answer } from './shoppers.ts';

/** The figures of a fault, beside its goals. */
export interface Verdict {
  seen: string[];
  left: string[];
  /** what is not as it should be; empty: all is */
  missed: string[];
}

export const seenHeadings = ['', 'pages', 'calls', 'longest page', 'longest call', 'longest order', 'normal after'];
export const leftHeadings = ['', 'orders', 'lost', 'doubled', 'oversold', 'wrong stocks', 'no mail', 'mail twice', ''];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const longest = (answers: readonly Answer[]): number => answers.reduce((most, { ms }) => Math.max(most, ms), 0);

function byStatus(answers: readonly Answer[]): string {
  const counts = new Map<Answer['status'], number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

export function judge(
  { fault, shopping, liftedAt, accounts, remark }: Story,
  received: readonly ReceivedMail[],
  mailsToCome = 0,
): Verdict {
  const { goals } = fault;
  const pages = shopping.answers.filter(({ kind }) => kind === 'page');
  const calls = shopping.answers.filter(({ kind }) => kind !== 'page');
  const failed = ({ status }: Answer): boolean => typeof status !== 'number' || status >= 500;
  const lastBad = Math.max(liftedAt, ...shopping.answers.filter(isBad).map(({ at, ms }) => at + ms));
  const normalMs = lastBad - liftedAt;
  const mails: MailCount = countMails(shopping, received);
  const odd = pages.filter(({ status }) => status !== 200 && typeof status !== 'string' && status < 500).length;

  const missed: string[] = [];
  const expect = (isReached: boolean, sentence: string): void => {
    if (!isReached) missed.push(sentence);
  };
  expect(goals.pagesFail || !pages.some(failed), 'pages failed');
  expect(odd === 0, 'pages were answered strangely');
  expect(goals.callsFail || !calls.some(failed), 'calls failed');
  // a 500 is a bug, whatever has failed
  expect(!shopping.answers.some(({ status }) => status === 500), 'there was an internal error');
  expect(longest(shopping.answers) <= goals.longestWaitS * 1000, `somebody waited longer than ${goals.longestWaitS} s`);
  expect(normalMs <= goals.normalAfterS * 1000, `it took longer than ${goals.normalAfterS} s until all was normal`);
  const { orders, lost, doubled, oversold, wrongStocks } = accounts;
  for (const [name, count] of Object.entries({ lost, doubled, oversold, 'wrong stocks': wrongStocks }))
    expect(count === 0, `${name}: ${count}`);
  expect(mails.missing <= mailsToCome, `${mails.missing} mails never came`);
  expect(mails.twice <= goals.mailsTwice, `${mails.twice} mails came twice`);
  return {
    seen: [
      fault.name,
      byStatus(pages),
      byStatus(calls),
      ...[longest(pages), longest(calls), shopping.longestOrderMs(), normalMs].map(seconds),
    ],
    left: [
      fault.name,
      ...[orders, lost, doubled, oversold, wrongStocks, mails.missing, mails.twice].map(String),
      [missed.length === 0 ? '✓' : `✗ ${missed.join('; ')}`, remark].filter(Boolean).join(' · '),
    ],
    missed,
  };
}
