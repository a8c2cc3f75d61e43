import { expect, test } from 'vitest';
import { apiAddress, type ImageSource, thumbnailPath } from './thumbnail-path.ts';
import vectors from './vectors/url-helpers.json' with { type: 'json' };

const cases: readonly { id: string; input: { images: ImageSource; args: (string | number)[] }; expected: string }[] =
  vectors['thumbnail path'];

test.each(cases)('$id', ({ input: { images, args }, expected }) => {
  const [path, width = 0, height = 0, kind = 'product'] = args;
  expect(thumbnailPath(images, String(path), Number(width), Number(height), String(kind))).toBe(expected);
});

test.each(vectors['api url'])('$id', ({ input, expected }) => {
  expect(apiAddress(input.url, input.api)).toBe(expected);
});

const baseUrl = 'test/';

test('addresses of elsewhere are escaped, also inside a template', () => {
  expect(thumbnailPath({ baseUrl }, 'http://a/b.png?x=1', 1, 2)).toBe('test/1/2/resizehttp%3A%2F%2Fa%2Fb.png%3Fx%3D1');
  expect(thumbnailPath({ proxyUrl: '{{url}}&w={{width}}&q={{quality}}' }, '/$&.png', 5)).toBe(
    '%2F%24%26.png&w=5&q={{quality}}',
  );
});

test('without a picture there is the placeholder', () => {
  expect(thumbnailPath({ baseUrl, productPlaceholder: '/none.png' }, 'no_selection', 1, 1)).toBe('/none.png');
  expect(thumbnailPath({ baseUrl }, '')).toBe('');
});

test('an unknown kind of picture has no folder of its own', () => {
  expect(thumbnailPath({ baseUrl, useSpecificImagePaths: true, paths: {} }, '/a.png', 1, 1, 'x')).toBe(
    'test/1/1/resize/a.png',
  );
});

test('whole addresses are asked as they are', () => {
  expect(apiAddress('https://elsewhere/x', '/api')).toBe('https://elsewhere/x');
});
