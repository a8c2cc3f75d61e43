import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeParts } from './sentence.tsx';

const render = (text: string): string =>
  renderToStaticMarkup(placeParts(text, { terms: <b>AGB</b>, privacy: <i>Datenschutz</i> }));

test('elements stand where the language puts them', () => {
  expect(render('Es gelten {terms} und {privacy}.')).toBe('Es gelten <b>AGB</b> und <i>Datenschutz</i>.');
  expect(render('{privacy}, {terms}')).toBe('<i>Datenschutz</i>, <b>AGB</b>');
});

test('a sentence without places stays as it is', () => {
  expect(render('Nichts weiter.')).toBe('Nichts weiter.');
});
