import type { Invitation } from '@brixel/contract/office/staff';
import { Button } from '@brixel/ui/button.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';

interface InvitationsPanelProps {
  invitations: readonly Invitation[];
  onChanged: () => void;
}

export function InvitationsPanel({ invitations, onChanged }: InvitationsPanelProps) {
  const t = useT();
  const formatTime = useTimeFormat();

  async function withdraw({ id, email }: Invitation): Promise<void> {
    const answer = await call('staff.withdrawInvitation', { params: { id } });
    if (answer.ok) toast({ text: t('staff.withdrawn', { email }) });
    else toastFailure(answer.code);
    onChanged();
  }

  const columns: Column<Invitation>[] = [
    {
      key: 'email',
      header: t('field.email'),
      inCard: 'wide',
      cell: ({ email }) => <b className="wrap-anywhere">{email}</b>,
    },
    { key: 'role', header: t('staff.role'), inCard: 'labelled', cell: ({ role }) => t(`role.${role}`) },
    {
      key: 'expires',
      header: t('staff.validUntil'),
      inCard: 'labelled',
      cell: ({ expires_at: expires }) => <span className="soft">{formatTime(expires)}</span>,
    },
    {
      key: 'withdraw',
      header: t('staff.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (invitation) => (
        <div className="row row--end">
          <Button
            size="s"
            aria-label={t('staff.withdrawNamed', { email: invitation.email })}
            onClick={() => void withdraw(invitation)}
          >
            {t('staff.withdraw')}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <Panel title={t('staff.invitations')} flush>
      <Table label={t('staff.invitations')} columns={columns} rows={invitations} rowKey={({ id }) => id} />
    </Panel>
  );
}
