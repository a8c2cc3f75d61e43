import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';
import { messageProblem } from './message-rules.ts';

const FOUND = '{n, plural, =0 {Nichts} one {# Teil von {name}} other {# Teile von {name}}}';

test.each([
  ['Hallo', 'Guten Tag'],
  ['{name}, hier!', 'Hallo {name}'],
  ['{name}: {n, plural, one {eins} other {#}}', FOUND],
  ['{name}: {n}', FOUND],
  ['{name}: {n, number}', FOUND],
  ['<script>alert(1)</script>', 'Hallo'],
])('"%s" can stand for "%s"', (text, original) => {
  expect(messageProblem(text, original)).toBeNull();
});

test.each([
  ['Hallo', 'Hallo {name}', 'arguments'],
  ['{name} {other}', 'Hallo {name}', 'arguments'],
  ['{n}', FOUND, 'arguments'],
  ['{name, plural, one {ein} other {viele}}', 'Hallo {name}', 'arguments'],
  ['{name, number}', 'Hallo {name}', 'arguments'],
  ['{name', 'Hallo {name}', 'forms'],
  ['{name}}', 'Hallo {name}', 'forms'],
  ['{}', 'Hallo {name}', 'forms'],
  ['{__proto__}', 'Hallo', 'forms'],
  ['{name, date}', 'Hallo {name}', 'forms'],
  ['{n, plural, one {# von {name}}}', FOUND, 'forms'],
  ['{n, plural, one # von {name} other {}}', FOUND, 'forms'],
  ['{n, plural, uno {# von {name}} other {#}}', FOUND, 'forms'],
  ['{n, plural, __proto__ {x} other {# {name}}}', FOUND, 'forms'],
])('"%s" cannot stand for "%s": %s', (text, original, problem) => {
  expect(messageProblem(text, original)).toBe(problem);
});

test('a kind of argument that is not known is told, not shown', () => {
  expect(() => formatMessage('{n, date}', { n: 1 }, 'de-DE')).toThrow('date');
});
