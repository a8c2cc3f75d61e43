import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Styleguide } from './styleguide.tsx';

const markup = renderToString(<Styleguide />);
const tags = markup.match(/<[a-z][^>]*>/g) ?? [];

it('renders every primitive on the server, without a browser', () => {
  expect(typeof window).toBe('undefined');
  expect(tags.length).toBeGreaterThan(500);
});

it('gives every element its own id, and every reference a target', () => {
  const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const references = [...markup.matchAll(/aria-(?:describedby|controls)="([^"]+)"/g)].map((match) => match[1]);
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

it('says of every button what it does to a form', () => {
  expect(tags.filter((tag) => tag.startsWith('<button') && !tag.includes('type='))).toEqual([]);
});

it('keeps room for every picture', () => {
  const pictures = tags.filter((tag) => tag.startsWith('<img'));
  expect(pictures.filter((tag) => !/alt=/.test(tag) || !/width=/.test(tag) || !/height=/.test(tag))).toEqual([]);
});
