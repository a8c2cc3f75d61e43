import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { SignInFrame } from '#pages/sign-in/sign-in-frame.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { InvitationForm } from './invitation-form.tsx';

/** Where the link of an invitation leads: whoever has it chooses name and password, once. */
export function InvitationPage({ token }: { token: string }) {
  const t = useT();
  const invitation = useCall('invitation.read', { params: { token } });
  return (
    <SignInFrame
      title={t('invitation.title')}
      lead={
        invitation.state === 'ready' &&
        t('invitation.lead', { email: invitation.value.email, role: t(`role.${invitation.value.role}`) })
      }
    >
      <LoadedView loaded={invitation}>{({ email }) => <InvitationForm token={token} email={email} />}</LoadedView>
    </SignInFrame>
  );
}
