import { expect, test } from 'vitest';
import { toScriptSafeJson } from '#shared/json-ld.tsx';

test('a text from the catalogue cannot close the script or start a comment', () => {
  const value = { name: '</script><script>alert(1)</script><!--', separators: '\u2028\u2029' };
  const json = toScriptSafeJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
