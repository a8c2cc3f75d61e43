import { fromEuros, toEuros } from '@brixel/commerce/money';
import { rateFor, waysTo } from '@brixel/commerce/shipping';
import { deliveryCountries, type ShippingZone } from '@brixel/contract/shop-facts';
import { Field, Select } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { useI18n } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { useCountries } from '../country-names.ts';
import { moneyInput, moneyText, parseMoney } from '../money-text.ts';
import { UnitField } from '../unit-field.tsx';
import { wholeNumber } from '../whole-number.ts';
import { MoneyField } from './money-field.tsx';

/** What a shopper would pay with the terms as they stand in the form. */
export function Calculator({ zones }: { zones: readonly ShippingZone[] }) {
  const { t, language } = useI18n();
  const { all } = useCountries();
  const served = deliveryCountries({ zones });
  const [wanted, setWanted] = useState('');
  const [typed, setTyped] = useState(moneyInput(25, language));
  const [weight, setWeight] = useState('500');
  const country = served.includes(wanted) ? wanted : (served[0] ?? '');
  const goods = parseMoney(typed);
  const grams = wholeNumber(weight);
  const ways = waysTo(zones, country, grams || 0).filter(({ rates, weights = [] }) =>
    [...rates, ...weights].every(({ from, price }) => Number.isFinite(from) && Number.isFinite(price)),
  );
  const isTyped = Number.isFinite(goods) && Number.isFinite(grams);
  return (
    <Panel title={t('settings.shipping.example')}>
      <div className="formgrid">
        <Field label={t('settings.shipping.to')} className="c2">
          <Select value={country} onChange={({ target }) => setWanted(target.value)}>
            {all
              .filter(({ code }) => served.includes(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
        <div className="c2">
          <MoneyField
            label={t('settings.shipping.goods')}
            value={typed}
            error={Number.isNaN(goods) ? t('settings.wrong.money') : undefined}
            onValue={setTyped}
          />
        </div>
        <UnitField
          width="c2"
          unit="g"
          label={t('settings.shipping.weight')}
          value={weight}
          error={Number.isNaN(grams) ? t('settings.wrong.grams') : undefined}
          onValue={setWeight}
        />
        <div className="c6 stack stack--s">
          <b className="label" id="shoppers-pay">
            {t('settings.shipping.shopperPays')}
          </b>
          <ul aria-labelledby="shoppers-pay" aria-live="polite">
            {isTyped &&
              ways.map((way, place) => {
                const price = toEuros(rateFor(way, grams)(fromEuros(goods)));
                return (
                  <li key={way.code} className={place === 0 ? 'b' : undefined}>
                    {[way.carrier[language], way.title[language]].filter(Boolean).join(', ')}{' '}
                    {price === 0 ? t('settings.shipping.free') : moneyText(price, language)}
                  </li>
                );
              })}
            {(ways.length === 0 || !isTyped) && <li>–</li>}
          </ul>
        </div>
      </div>
    </Panel>
  );
}
