import { officeLanguages } from '@brixel/contract/office/office-languages';
import { Field, Input } from '@brixel/ui/field.tsx';
import { call } from '#data/call.ts';
import { enter, useMe } from '#data/session.ts';
import { useI18n, useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LanguageSelect } from '#shared/language-select.tsx';
import { Panel } from '#shared/panel.tsx';
import { SaveBar } from '#shared/save-bar.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';

export function PersonSection() {
  const t = useT();
  const me = useMe();
  const mutation = useMutation();
  const saved = { name: me.name, language: me.language as string };
  const { form, bind, errors, values, set, reset } = useForm({
    initial: saved,
    check: ({ name }) => ({ name: name.trim().length >= 2 ? undefined : t('field.required') }),
    async onSubmit({ name, language }) {
      const chosen = officeLanguages.find((known) => known === language) ?? me.language;
      const answer = await mutation.run(() => call('me.update', { body: { name, language: chosen } }));
      if (!answer) return;
      await enter(answer.me);
      reset({ name: answer.me.name, language: answer.me.language });
      // in the language that was just chosen
      toast({ text: useI18n.getState().t('account.saved') });
    },
  });
  const changed = [
    values.name !== saved.name && t('field.name'),
    values.language !== saved.language && t('field.language'),
  ].filter((name) => name !== false);
  return (
    <Panel title={t('account.person')}>
      <form {...form} className="stack">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <Field label={t('field.name')} error={errors.name}>
          <Input {...bind('name')} autoComplete="name" />
        </Field>
        <Field label={t('field.email')} hint={t('account.emailHint')}>
          <Input value={me.email} readOnly />
        </Field>
        <LanguageSelect
          value={officeLanguages.find((known) => known === values.language) ?? me.language}
          onChange={(language) => set({ language })}
        />
      </form>
      <SaveBar
        changed={changed}
        isBusy={mutation.isBusy}
        onSave={() => form.ref.current?.requestSubmit()}
        onDiscard={() => reset(saved)}
      />
    </Panel>
  );
}
