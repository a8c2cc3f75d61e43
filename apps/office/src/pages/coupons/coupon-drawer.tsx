import type { OfficeCoupon } from '@brixel/contract/office/coupon-endpoints';
import { COUPON_LIMITS } from '@brixel/contract/office/coupon-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { call } from '#data/call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { MoneyField } from '#pages/settings/shipping/money-field.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { CategoryPicker } from './category-picker.tsx';
import { type CouponDraft, checkDraft, draftOf, idsOf, madeUpCode, termsOf } from './coupon-form.ts';

interface CouponDrawerProps {
  /** null: a new one */
  coupon: OfficeCoupon | null;
  onClose: () => void;
  onSaved: () => void;
}

export function CouponDrawer({ coupon, onClose, onSaved }: CouponDrawerProps) {
  const { language, t } = useI18n();
  const mutation = useMutation();
  const { form, bind, set, values, errors } = useForm<CouponDraft>({
    initial: draftOf(coupon, language),
    check: (draft) => checkDraft(draft, t),
    async onSubmit(draft) {
      const terms = termsOf(draft);
      const saved = await mutation.run(() =>
        coupon
          ? call('coupons.update', { params: { id: coupon.code }, body: { ...terms, version: coupon.version } })
          : call('coupons.create', { body: { ...terms, code: draft.code, active: true } }),
      );
      if (!saved) return;
      toast({ text: t(coupon ? 'coupons.saved' : 'coupons.created', { code: saved.code }) });
      onSaved();
      onClose();
    },
  });
  return (
    <Drawer
      open
      onClose={onClose}
      title={coupon ? t('coupons.editNamed', { code: coupon.code }) : t('coupons.create')}
      closeLabel={t('common.close')}
    >
      <form {...form} className="stack">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        {!coupon && (
          <div className="inline">
            <Field label={t('coupons.code')} hint={t('coupons.codeHint')} error={errors.code}>
              <Input
                {...bind('code')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={COUPON_LIMITS.code}
              />
            </Field>
            <Button onClick={() => set({ code: madeUpCode() })}>{t('coupons.generate')}</Button>
          </div>
        )}
        <Field label={t('coupons.title')} hint={t('coupons.titleHint')}>
          <Input {...bind('title')} autoComplete="off" maxLength={COUPON_LIMITS.title} />
        </Field>
        <div className="pair">
          <Field label={t('coupons.kind')}>
            <Select {...bind('kind')}>
              <option value="percent">{t('coupons.kind.percent')}</option>
              <option value="fixed">{t('coupons.kind.fixed')}</option>
              <option value="shipping">{t('coupons.kind.shipping')}</option>
            </Select>
          </Field>
          {values.kind === 'percent' && (
            <Field label={t('coupons.percent')} error={errors.worth}>
              <Input {...bind('worth')} inputMode="numeric" autoComplete="off" maxLength={3} />
            </Field>
          )}
          {values.kind === 'fixed' && (
            <MoneyField
              label={t('coupons.amount')}
              value={values.worth}
              error={errors.worth}
              onValue={(worth) => set({ worth })}
            />
          )}
        </div>
        {values.kind === 'shipping' && <p className="s soft">{t('coupons.shippingHint')}</p>}
        <MoneyField
          label={t('coupons.minimum')}
          hint={t('coupons.minimumHint')}
          value={values.minimum}
          error={errors.minimum}
          onValue={(minimum) => set({ minimum })}
        />
        <div className="pair">
          <Field label={t('coupons.from')}>
            <Input type="date" {...bind('from')} />
          </Field>
          <Field label={t('coupons.to')} error={errors.to}>
            <Input type="date" {...bind('to')} />
          </Field>
        </div>
        <div className="pair">
          <Field label={t('coupons.limit')} hint={t('coupons.unlimitedHint')} error={errors.limit}>
            <Input {...bind('limit')} inputMode="numeric" autoComplete="off" maxLength={6} />
          </Field>
          <Field label={t('coupons.perCustomer')} hint={t('coupons.unlimitedHint')} error={errors.perCustomer}>
            <Input {...bind('perCustomer')} inputMode="numeric" autoComplete="off" maxLength={6} />
          </Field>
        </div>
        <Checkbox
          checked={values.firstOrder === 'yes'}
          onChange={({ target }) => set({ firstOrder: target.checked ? 'yes' : '' })}
        >
          {t('coupons.firstOrder')}
        </Checkbox>
        <CategoryPicker
          chosen={idsOf(values.categories)}
          onChange={(ids) => set({ categories: ids.join(',') })}
          most={COUPON_LIMITS.categories}
        />
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="cta" loading={mutation.isBusy}>
            {t(coupon ? 'save.save' : 'coupons.createAction')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
