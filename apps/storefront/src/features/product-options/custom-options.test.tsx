import type { CustomChoices } from '@brixel/commerce/custom-options';
import type { CustomOption } from '@brixel/contract/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storeView } from '#config/testing/own-stores.ts';
import { type Services, ServicesContext } from '#data/services.ts';
import { messages } from '#i18n/de/product.ts';
import { registerMessages } from '#i18n/translate.ts';
import { CustomOptions } from './custom-options.tsx';

registerMessages('de', messages);
const services = { language: 'de', store: storeView('de') } as Services;

const value = (option_type_id: number, title: string, price: number) => ({
  option_type_id,
  title,
  price,
  price_type: 'fixed' as const,
  sort_order: 1,
});

const option = (more: Partial<CustomOption>): CustomOption => ({
  option_id: 1,
  product_sku: 'BX-V',
  title: 'Betrag',
  type: 'drop_down',
  is_require: true,
  sort_order: 1,
  values: [value(11, '25 €', 0), value(12, '50 €', 25)],
  ...more,
});

const render = (shown: CustomOption, isVoucher = false, choices: CustomChoices = {}): string =>
  renderToStaticMarkup(
    <ServicesContext value={services}>
      <CustomOptions
        options={[shown]}
        choices={choices}
        missing={[]}
        original={25}
        isVoucher={isVoucher}
        onChoose={() => {}}
      />
    </ServicesContext>,
  );

test('what must be chosen is not preset to nothing; what may be left out is', () => {
  expect(render(option({}))).toContain('<option value="" disabled="" selected="">Bitte wählen</option>');
  expect(render(option({ is_require: false }))).toContain('<option value="" selected="">Ohne</option>');
});

test('the amounts of a voucher are no surcharges', () => {
  for (const type of ['drop_down', 'radio'] as const) {
    expect(render(option({ type }))).toMatch(/\+25,00\s€/);
    expect(render(option({ type }), true)).not.toContain('+');
  }
});

test('of several values each can be chosen, and of one that may be left out also none', () => {
  for (const type of ['checkbox', 'multiple'] as const) {
    const shown = render(option({ type }), false, { 1: '12' });
    expect(shown.match(/type="checkbox"[^>]*/g)).toEqual([
      expect.stringMatching(/name="option-1" value="11"/),
      expect.stringMatching(/name="option-1" checked="" value="12"/),
    ]);
  }
  expect(render(option({ type: 'radio' }))).not.toContain('Ohne');
  expect(render(option({ type: 'radio', is_require: false }))).toMatch(/checked="" value="".*Ohne/);
});

test('a limit of 0 signs is none', () => {
  const field = ({ max_characters }: Partial<CustomOption>) =>
    render({ ...option({ type: 'field', max_characters }), values: undefined });
  expect(field({ max_characters: 60 })).toMatch(/maxLength="60".*noch 60 Zeichen|noch 60 Zeichen.*maxLength="60"/);
  expect(field({ max_characters: 0 })).not.toMatch(/maxLength|Zeichen/);
});
