import { type CustomChoices, optionPrice } from '@brixel/commerce/custom-options';
import type { CustomOption } from '@brixel/contract/catalog';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { Field, Input, Select, Textarea } from '@brixel/ui/field.tsx';
import { OPTION_FIELD } from '#features/cart-line/cart-form-fields.ts';
import type { Translate } from '#i18n/translate.ts';
import { useFormat, useT } from '#i18n/use-t.ts';

export interface CustomOptionsProps {
  options: readonly CustomOption[];
  choices: CustomChoices;
  /** required ones that the shopper tried to leave out, and those with an answer that is not possible */
  missing: readonly CustomOption[];
  /** price before reductions, which percentages refer to */
  original: number;
  /** the values of a voucher are amounts already, and no surcharges */
  isVoucher: boolean;
  onChoose: (optionId: number, value: string) => void;
}

/** What can be added to the product, with what it costs. */
export function CustomOptions({ options, ...rest }: CustomOptionsProps) {
  if (options.length === 0) return null;
  return (
    <div className="buy__opt stack">
      {options
        .toSorted((a, b) => a.sort_order - b.sort_order)
        .map((option) => (
          <OptionField key={option.option_id} option={option} {...rest} />
        ))}
    </div>
  );
}

type OptionFieldProps = Omit<CustomOptionsProps, 'options'> & { option: CustomOption };

function OptionField({ option, choices, missing, original, isVoucher, onChoose }: OptionFieldProps) {
  const t = useT();
  const costText = useCostText(original);
  const cost: typeof costText = (amount, type) => (isVoucher ? '' : costText(amount, type));
  const { option_id: id, title, values = [] } = option;
  // other platforms write 0 where any number of signs is taken
  const most = option.max_characters || undefined;
  const value = choices[id] ?? '';
  const error = missing.some((other) => other.option_id === id) ? unansweredText([option], choices, t) : undefined;
  const own = option.price ? cost(option.price, option.price_type ?? 'fixed') : '';
  const choose = (next: string): void => onChoose(id, next);

  if (option.type === 'radio' || option.type === 'checkbox' || option.type === 'multiple') {
    const isSingle = option.type === 'radio';
    const chosen = value === '' ? [] : value.split(',');
    return (
      <fieldset className="stack stack--s" aria-invalid={error ? true : undefined} tabIndex={error ? -1 : undefined}>
        <legend className="mb-2 font-semibold">
          {title} {!option.is_require && <span className="muted font-normal">{t('product.optional')}</span>}
        </legend>
        {isSingle && !option.is_require && (
          <RadioChoice
            name={OPTION_FIELD + id}
            value=""
            title={t('product.noOption')}
            checked={value === ''}
            onChange={() => choose('')}
          />
        )}
        {values.map((entry) => {
          const valueId = String(entry.option_type_id);
          return isSingle ? (
            <RadioChoice
              key={valueId}
              name={OPTION_FIELD + id}
              value={valueId}
              title={entry.title}
              aside={cost(entry.price, entry.price_type)}
              checked={value === valueId}
              onChange={() => choose(valueId)}
            />
          ) : (
            <Checkbox
              key={valueId}
              name={OPTION_FIELD + id}
              value={valueId}
              count={cost(entry.price, entry.price_type)}
              checked={chosen.includes(valueId)}
              onChange={({ target }) =>
                choose((target.checked ? [...chosen, valueId] : chosen.filter((other) => other !== valueId)).join())
              }
            >
              {entry.title}
            </Checkbox>
          );
        })}
        {error && <p className="field__msg">{error}</p>}
      </fieldset>
    );
  }
  const isCounted = most !== undefined && option.role !== 'recipient_name' && option.role !== 'recipient_email';
  const hint = [
    option.role === 'recipient_email' ? t('product.giftEmailHint') : '',
    own,
    isCounted ? t('product.charactersLeft', { n: most - value.length }) : '',
  ].filter(Boolean);
  return (
    <Field
      label={title}
      required={option.is_require}
      {...(option.is_require ? {} : { optionalLabel: t('product.optional') })}
      {...(hint.length > 0 ? { hint: hint.join(' · ') } : {})}
      {...(error ? { error } : {})}
    >
      {option.type === 'drop_down' ? (
        <Select name={OPTION_FIELD + id} value={value} onChange={(event) => choose(event.target.value)}>
          {option.is_require ? (
            <option value="" disabled>
              {t('product.chooseOption')}
            </option>
          ) : (
            <option value="">{t('product.noOption')}</option>
          )}
          {values.map((entry) => (
            <option key={entry.option_type_id} value={entry.option_type_id}>
              {`${entry.title} ${cost(entry.price, entry.price_type)}`.trim()}
            </option>
          ))}
        </Select>
      ) : option.type === 'area' ? (
        <Textarea
          name={OPTION_FIELD + id}
          rows={3}
          maxLength={most}
          value={value}
          onChange={(event) => choose(event.target.value)}
        />
      ) : (
        <Input
          name={OPTION_FIELD + id}
          type={inputTypeOf(option)}
          maxLength={most}
          value={value}
          onChange={(event) => choose(event.target.value)}
        />
      )}
    </Field>
  );
}

const inputTypeOf = ({ type, role }: CustomOption): 'date' | 'email' | 'text' => {
  if (role === 'recipient_email') return 'email';
  return type === 'date' ? 'date' : 'text';
};

/** What is the matter with the first of them. */
export const unansweredText = ([option]: readonly CustomOption[], choices: CustomChoices, t: Translate): string =>
  t(option && choices[option.option_id]?.trim() ? 'product.emailWrong' : 'product.required');

/** `+3,90 €`, or `−15,00 €` for what makes it cheaper; percentages are shown as amounts. */
function useCostText(original: number): (amount: number, type: 'fixed' | 'percent') => string {
  const t = useT();
  const { unitPrice } = useFormat();
  return (amount, type) => {
    if (amount === 0) return '';
    const value = { option_type_id: 1, price: amount, price_type: type };
    const { priceInclTax } = optionPrice([value], { price: 0, price_incl_tax: original });
    return t(priceInclTax < 0 ? 'product.optionSaving' : 'product.optionPrice', {
      price: unitPrice(Math.abs(priceInclTax)),
    });
  };
}
