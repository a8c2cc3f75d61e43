import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Marlene+steine@Example.de', 'marlene@example.de'],
  ['a+b+c@example.de', 'a@example.de'],
  ['+label@example.de', '+label@example.de'],
  ['"a@b"+x@example.de', '"a@b"@example.de'],
  ['m.kaiser@example.de', 'm.kaiser@example.de'],
  ['m.kaiser+neu@gmail.com', 'mkaiser@gmail.com'],
  ['M.K.aiser@googlemail.com', 'mkaiser@gmail.com'],
])('%s ends up with %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
