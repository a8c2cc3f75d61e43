import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Services, ServicesContext } from '#data/services.ts';
import { LinePicture } from './line-view.tsx';

const services = {
  config: { pictures: { template: '/img/{{width}}/{{height}}{{path}}', drawings: true } },
} as Services;
const shown = (path: string): string =>
  renderToStaticMarkup(
    <ServicesContext value={services}>
      <LinePicture path={path} />
    </ServicesContext>,
  );

test('a line keeps the place of its picture, also for goods without one', () => {
  expect(shown('/b/brick.png')).toMatch(/<img[^>]* class="line__img"|<img[^>]*line__img/);
  expect(shown('')).toBe('<span class="line__img"></span>');
});
