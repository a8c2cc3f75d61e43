import { MAX_LINE_QUANTITY } from '@brixel/contract/cart-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { MoneyField } from '#pages/settings/shipping/money-field.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { parseNumber } from './group-numbers.ts';

const EMPTY = { sku: '', qty: '1', price: '' };
const MOST_EUROS = 100_000;

interface PriceFormProps {
  groupId: number;
  onSaved: () => void;
}

/** A line above the table: one price after another. The same sku and quantity again changes the price. */
export function PriceForm({ groupId, onSaved }: PriceFormProps) {
  const t = useT();
  const mutation = useMutation();
  const { form, bind, set, reset, values, errors } = useForm({
    initial: EMPTY,
    check: ({ sku, qty, price }) => ({
      sku: sku.trim() === '' ? t('groups.skuMissing') : undefined,
      qty: isQuantity(qty) ? undefined : t('groups.qtyWrong', { most: MAX_LINE_QUANTITY }),
      price: isPrice(parseNumber(price)) ? undefined : t('groups.priceWrong'),
    }),
    async onSubmit({ sku, qty, price }) {
      const body = { sku: sku.trim(), qty: Number(qty), price: parseNumber(price) };
      const saved = await mutation.run(() => call('customerGroups.setPrice', { params: { id: groupId }, body }));
      if (!saved) return;
      toast({ text: t('groups.priceSaved', { sku: saved.sku }) });
      reset(EMPTY);
      form.ref.current?.querySelector('input')?.focus();
      onSaved();
    },
  });
  return (
    <form {...form} className="priceform" aria-label={t('groups.addPrice')}>
      <Field label={t('groups.sku')} error={errors.sku}>
        <Input {...bind('sku')} autoComplete="off" spellCheck={false} maxLength={100} />
      </Field>
      <Field label={t('groups.from')} error={errors.qty}>
        <Input {...bind('qty')} inputMode="numeric" autoComplete="off" maxLength={5} />
      </Field>
      <MoneyField
        label={t('groups.price')}
        value={values.price}
        error={errors.price}
        onValue={(price) => set({ price })}
      />
      <Button type="submit" loading={mutation.isBusy}>
        <PlusIcon />
        {t('groups.addPrice')}
      </Button>
      {mutation.failure && <FailureNotice code={mutation.failure} />}
    </form>
  );
}

const isQuantity = (typed: string): boolean =>
  /^[1-9]\d{0,4}$/.test(typed.trim()) && Number(typed) <= MAX_LINE_QUANTITY;
const isPrice = (euros: number): boolean => euros > 0 && euros <= MOST_EUROS;
