import { orderStages } from '@brixel/contract/office/order-stage';
import { paymentCodes } from '@brixel/contract/order';
import { storeCodes } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { ChevronDownIcon } from '@brixel/ui/icons.tsx';
import { useSearchParams } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { useCountries } from '#pages/settings/country-names.ts';

const NAMES = ['stage', 'payment', 'country', 'store', 'test', 'owed', 'from', 'to'] as const;
type Name = (typeof NAMES)[number];

const KNOWN: Partial<Record<Name, readonly string[]>> = {
  stage: orderStages,
  payment: paymentCodes,
  store: storeCodes,
  test: ['only', 'without'],
  owed: ['only'],
};
const SHAPES: Partial<Record<Name, RegExp>> = {
  country: /^[A-Z]{2}$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
};

/** What the address says, without what no list can be narrowed to. */
export function filtersOf(address: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = address.get(name) ?? '';
      const isKnown = KNOWN[name]?.includes(value) ?? SHAPES[name]?.test(value);
      return isKnown ? [[name, value]] : [];
    }),
  );
}

/** They stand in the address, so that a list can be kept and passed on. */
export function OrderFilters({ hasStage }: { hasStage: boolean }) {
  const t = useT();
  const countries = useCountries();
  const [address, setAddress] = useSearchParams();
  const chosen = filtersOf(address);
  const set = (name: Name, value: string): void => {
    const next = new URLSearchParams(address);
    if (value) next.set(name, value);
    else next.delete(name);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const select = (name: Name, label: string, choices: readonly { value: string; text: string }[]) => (
    <Field label={label}>
      <Select value={chosen[name] ?? ''} onChange={({ target }) => set(name, target.value)}>
        <option value="">{t('orders.all')}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <details className="orderfilters" open={Object.keys(chosen).length > 0}>
      <summary>
        {t('board.filters', { n: Object.keys(chosen).length })}
        <ChevronDownIcon size={16} />
      </summary>
      <div className="orderfilters__in">
        {hasStage &&
          select(
            'stage',
            t('orders.state'),
            orderStages.map((value) => ({ value, text: t(`stage.${value}`) })),
          )}
        {select(
          'payment',
          t('orders.payment'),
          paymentCodes.map((value) => ({ value, text: t(`orders.method.${value}`) })),
        )}
        {select(
          'country',
          t('addresses.country_id'),
          countries.all.map(({ code, name }) => ({ value: code, text: name })),
        )}
        {select(
          'store',
          t('board.store'),
          storeCodes.map((value) => ({ value, text: value.toUpperCase() })),
        )}
        {select('test', t('board.test'), [
          { value: 'only', text: t('board.test.only') },
          { value: 'without', text: t('board.test.without') },
        ])}
        {select('owed', t('board.owed'), [{ value: 'only', text: t('board.owed.only') }])}
        <Field label={t('board.from')}>
          <Input type="date" value={chosen.from ?? ''} onChange={({ target }) => set('from', target.value)} />
        </Field>
        <Field label={t('board.to')}>
          <Input type="date" value={chosen.to ?? ''} onChange={({ target }) => set('to', target.value)} />
        </Field>
        {Object.keys(chosen).length > 0 && (
          <Button
            size="s"
            onClick={() => {
              const next = new URLSearchParams(address);
              for (const name of NAMES) next.delete(name);
              setAddress(next, { replace: true });
            }}
          >
            {t('board.noFilters')}
          </Button>
        )}
      </div>
    </details>
  );
}
