import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { toScriptSafeJson } from '#shared/json-ld.tsx';
import { type InitialState, readState, STATE_NAME, writeState } from './initial-state.ts';

const hostile = { name: `</script><script>alert('1')</script><!-- \\ ' " \n`, separators: '\u2028\u2029' };

test('a text from the catalogue cannot close the script or start a comment', () => {
  const json = toScriptSafeJson(hostile);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(hostile);
});

test.each([
  ['texts that could end a script', hostile],
  ['fields that look like the mark of a table', { lists: [{ '#': 1 }, { '=': 2 }] }],
])('the page gets the state as it was: %s', (_name, root) => {
  const state: InitialState = {
    config: createPublicConfig({ publicUrl: 'http://localhost' }),
    storeView: { storeCode: 'de' },
    version: '1',
    route: { name: 'home', path: '/' },
    router: { loaderData: { root }, actionData: null, errors: null },
  };
  const script = writeState(state);
  expect(script).not.toMatch(/[<\u2028\u2029]/);
  const written = runInNewContext(`${script};window.${STATE_NAME}`, { window: {}, JSON });
  expect(readState(written)).toEqual(state);
});
