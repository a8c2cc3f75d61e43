import { expect, test } from 'vitest';
import { personName, phone, postalText } from './sign-rules.ts';
import vectors from './vectors/validators.json' with { type: 'json' };

const rules: Record<string, typeof phone | undefined> = { phone, name: personName, street: postalText };

test.each(vectors.cases)('$id $input.text', ({ input, expected }) => {
  expect(rules[input.validator]?.(input.text, {}) === null).toBe(expected.valid);
});

test.each(['Müller-Lüdenscheidt', 'D’Angelo', "O'Connor", 'Dr. h. c. Ngọc Ánh', 'Иван', 'José María (Pepe)'])(
  '%s is a name',
  (name) => {
    expect(personName(name, {})).toBeNull();
  },
);

test('a name is no web address', () => {
  expect(['Marlene evil.com', 'https://evil.example'].map((name) => personName(name, {}))).toEqual([
    'nameLink',
    'nameLink',
  ]);
});

test.each([
  'Straße des 17. Juni 135',
  'Via dell’Orso, 5/A',
  'Stiege 2 | Top 5',
  'c/o Müller & Söhne',
  'Sc. B, 3° piano',
])('%s can be delivered to', (text) => {
  expect(postalText(text, {})).toBeNull();
});

test('telephone numbers may be grouped in any way, but not be words', () => {
  expect(['089/123 456-0', '+39 (06) 69.82'].map((text) => phone(text, {}))).toEqual([null, null]);
  expect(['12345', 'anrufen', '+'].map((text) => phone(text, {}))).toEqual(['phone', 'phone', 'phone']);
});
