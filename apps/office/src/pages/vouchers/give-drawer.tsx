import { isEmail } from '@brixel/commerce/form-rules';
import { VOUCHER_LIMITS } from '@brixel/contract/office/voucher-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { Field, Input, Select, Textarea } from '@brixel/ui/field.tsx';
import { call } from '#data/call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { useDefaultStore, useStores } from '#pages/content/stores.ts';
import { moneyText, parseMoney } from '#pages/settings/money-text.ts';
import { MoneyField } from '#pages/settings/shipping/money-field.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';

/** A voucher that the shop gives away: for goodwill, or as a prize. */
export function GiveDrawer({ onClose, onGiven }: { onClose: () => void; onGiven: () => void }) {
  const { language, t } = useI18n();
  const mutation = useMutation();
  const stores = useStores();
  const { form, bind, set, values, errors } = useForm({
    initial: { amount: '', email: '', name: '', greeting: '', note: '', store: useDefaultStore() as string },
    check({ amount, email }) {
      const euros = parseMoney(amount);
      const isPossible = euros >= 1 && euros <= VOUCHER_LIMITS.euros;
      return {
        amount: isPossible
          ? undefined
          : t('vouchers.amountWrong', { from: moneyText(1, language), to: moneyText(VOUCHER_LIMITS.euros, language) }),
        email: isEmail(email.trim()) ? undefined : t('field.emailWrong'),
      };
    },
    async onSubmit({ amount, email, name, greeting, note, store }) {
      const store_code = stores.find(({ code }) => code === store)?.code;
      if (store_code === undefined) return;
      const body = { amount: parseMoney(amount), email: email.trim(), name, greeting, note, store_code };
      const given = await mutation.run(() => call('vouchers.create', { body }));
      if (!given) return;
      toast({ text: t('vouchers.given', { sum: moneyText(given.value, language), email: given.recipient_email }) });
      onGiven();
      onClose();
    },
  });
  return (
    <Drawer open onClose={onClose} title={t('vouchers.give')} closeLabel={t('common.close')}>
      <form {...form} className="stack">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <p className="soft">{t('vouchers.giveText')}</p>
        <MoneyField
          label={t('vouchers.amount')}
          value={values.amount}
          error={errors.amount}
          onValue={(amount) => set({ amount })}
        />
        <Field label={t('vouchers.email')} error={errors.email}>
          <Input {...bind('email')} type="email" autoComplete="off" maxLength={VOUCHER_LIMITS.email} />
        </Field>
        <Field label={t('vouchers.name')} optionalLabel={t('vouchers.optional')}>
          <Input {...bind('name')} autoComplete="off" maxLength={VOUCHER_LIMITS.name} />
        </Field>
        {stores.length > 1 && (
          <Field label={t('vouchers.language')}>
            <Select {...bind('store')}>
              {stores.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={t('vouchers.greeting')} optionalLabel={t('vouchers.optional')} hint={t('vouchers.greetingHint')}>
          <Textarea {...bind('greeting')} rows={3} maxLength={VOUCHER_LIMITS.greeting} />
        </Field>
        <Field label={t('vouchers.note')} optionalLabel={t('vouchers.optional')} hint={t('vouchers.noteHint')}>
          <Textarea {...bind('note')} rows={2} maxLength={VOUCHER_LIMITS.note} />
        </Field>
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="cta" loading={mutation.isBusy}>
            {t('vouchers.giveAction')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
