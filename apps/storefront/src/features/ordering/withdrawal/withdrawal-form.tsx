import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Textarea } from '@brixel/ui/field.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { WITHDRAWAL_PATH } from '#config/paths.ts';
import { useServices } from '#data/services.ts';
import { useForm } from '#features/forms/use-form.ts';
import { useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import { Sentence } from '#shared/sentence.tsx';
import { type FormStep, type WithdrawalValues, withdrawalRules } from './withdraw.ts';

export interface StepFormProps<State> {
  state: State;
  send: (form: FormData) => Promise<null>;
}

/** as much as the API takes */
const LONGEST = { name: 200, order_number: 40, email: 254, what: 2000 } as const satisfies Record<
  keyof WithdrawalValues,
  number
>;

/** Who withdraws from what, and where the acknowledgement goes. */
export function WithdrawalForm({ state, send }: StepFormProps<FormStep>) {
  const t = useT();
  const { exampleNumber } = useServices().config.shop;
  const form = useForm<WithdrawalValues>({
    name: 'withdrawal',
    values: state.values,
    rules: withdrawalRules,
    found: state.errors,
    isNative: true,
    send: (_, sent) => send(sent),
  });
  const text = (name: keyof WithdrawalValues) => ({ ...form.native(name).control, maxLength: LONGEST[name] });
  return (
    <>
      <p className="soft">
        <Sentence
          text="withdrawal.intro"
          parts={{
            link: (
              <Link className="link" href="/i/widerruf">
                {t('withdrawal.introLink')}
              </Link>
            ),
          }}
        />
      </p>
      <form {...form.formProps} className="panel stack" method="post" action={useHref(WITHDRAWAL_PATH)}>
        <Field label={t('withdrawal.name')} error={form.native('name').error} required>
          <Input {...text('name')} autoComplete="name" />
        </Field>
        <Field
          label={t('withdrawal.orderNumber')}
          hint={t('withdrawal.orderNumberHint', { number: exampleNumber })}
          error={form.native('order_number').error}
          required
        >
          <Input {...text('order_number')} autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Field label={t('common.email')} hint={t('withdrawal.emailHint')} error={form.native('email').error} required>
          <Input {...text('email')} type="email" autoComplete="email" />
        </Field>
        <Field label={t('withdrawal.what')} hint={t('withdrawal.whatHint')} optionalLabel={t('withdrawal.optional')}>
          <Textarea {...text('what')} rows={3} />
        </Field>
        <p className="xs muted">
          <Sentence
            text="withdrawal.privacy"
            parts={{
              link: (
                <Link className="link" href="/i/datenschutz">
                  {t('withdrawal.privacyLink')}
                </Link>
              ),
            }}
          />
        </p>
        <div>
          <Button type="submit" variant="cta" loading={form.isSending}>
            {t('withdrawal.next')}
          </Button>
        </div>
      </form>
    </>
  );
}
