import { isEmail } from '@brixel/commerce/form-rules';
import type { Role } from '@brixel/contract/office/roles';
import type { StaffMember } from '@brixel/contract/office/staff';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { CopyButton } from '#shared/copy-button.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { RoleSelect } from './role-select.tsx';

interface InviteDialogProps {
  open: boolean;
  /** somebody who works here already and has lost password or second factor; else somebody new */
  person?: StaffMember;
  onClose: () => void;
  onInvited: () => void;
}

interface Invited {
  email: string;
  link: string;
}

/** The link is mailed too, but is shown for those whose mail does not arrive. */
export function InviteDialog({ open, person, onClose, onInvited }: InviteDialogProps) {
  const t = useT();
  const [invited, setInvited] = useState<Invited | null>(null);
  function close(): void {
    onClose();
    if (invited) onInvited();
    setInvited(null);
  }
  return (
    <Modal
      open={open}
      onClose={close}
      title={person ? t('staff.newLinkFor', { name: person.name }) : t('staff.inviteTitle')}
      closeLabel={t('common.close')}
      size="s"
    >
      {invited ? (
        <InvitationLink {...invited} onDone={close} />
      ) : (
        <InviteForm person={person} onInvited={setInvited} onCancel={close} />
      )}
    </Modal>
  );
}

interface InviteFormProps {
  person: StaffMember | undefined;
  onInvited: (invited: Invited) => void;
  onCancel: () => void;
}

function InviteForm({ person, onInvited, onCancel }: InviteFormProps) {
  const t = useT();
  const mutation = useMutation();
  const [role, setRole] = useState<Role>(person?.role ?? 'editor');
  const { form, bind, errors } = useForm({
    initial: { email: person?.email ?? '' },
    check: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : t('field.emailWrong') }),
    async onSubmit(values) {
      const email = values.email.trim();
      const answer = await mutation.run(() => call('staff.invite', { body: { email, role } }));
      if (answer) onInvited({ email, link: answer.link });
    },
  });
  return (
    <form {...form} className="stack">
      {mutation.failure && <FailureNotice code={mutation.failure} />}
      {person ? (
        <p>{t('staff.newLinkText')}</p>
      ) : (
        <>
          <Field label={t('field.email')} error={errors.email}>
            <Input {...bind('email')} type="email" autoComplete="off" />
          </Field>
          <Field label={t('staff.role')} hint={t(`role.${role}.text`)}>
            <RoleSelect value={role} onChange={setRole} />
          </Field>
        </>
      )}
      <div className="dlgfoot">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="cta" loading={mutation.isBusy}>
          {t(person ? 'staff.makeLink' : 'staff.sendInvitation')}
        </Button>
      </div>
    </form>
  );
}

function InvitationLink({ email, link, onDone }: Invited & { onDone: () => void }) {
  const t = useT();
  return (
    <div className="stack">
      <Notice tone="ok" role="status" title={t('staff.invitedTitle', { email })}>
        {t('staff.invitedText')}
      </Notice>
      <Field label={t('staff.link')}>
        <Input value={link} readOnly onFocus={({ target }) => target.select()} />
      </Field>
      <div className="dlgfoot">
        <CopyButton text={link} label={t('staff.copyLink')} />
        <Button variant="cta" onClick={onDone}>
          {t('common.done')}
        </Button>
      </div>
    </div>
  );
}
