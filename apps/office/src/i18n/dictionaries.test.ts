import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { argumentNames } from '@brixel/commerce/format-message';
import { expect, test } from 'vitest';
import { messages as german } from './de/messages.ts';
import { messages as english } from './en/messages.ts';
import type { Messages } from './i18n.ts';
import { messages as italian } from './it/messages.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
const code = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((path) => !path.startsWith('i18n') && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(source + path, 'utf8'))
  .join('\n');
const quoted = new Set(code.match(/(?<=['"`])[a-z]\w*(\.\w+)+(?=['"`])/gi) ?? []);
/** Keys put together from a fixed beginning, such as `role.${role}`. */
const beginnings = [...new Set(code.match(/(?<=`)[a-z][\w.]*\.(?=\$\{)/gi) ?? [])];
/** Named after codes of the platform. */
const byCode = ['action.', 'fact.'];

// that all have the same keys, the compiler knows
test.each<[string, Messages]>([
  ['Italian', italian],
  ['English', english],
])('%s has a text for every key, with the arguments of the German one', (_, messages) => {
  for (const [key, text] of Object.entries(german)) {
    const translated = messages[key as keyof Messages];
    expect(translated.trim(), key).not.toBe('');
    expect(argumentNames(translated), key).toEqual(argumentNames(text));
  }
});

test('no key is left over', () => {
  const starts = [...beginnings, ...byCode];
  const unused = Object.keys(german).filter(
    (key) => !quoted.has(key) && !starts.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
