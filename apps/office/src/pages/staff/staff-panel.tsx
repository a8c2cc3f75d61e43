import type { StaffMember } from '@brixel/contract/office/staff';
import { Badge } from '@brixel/ui/badge.tsx';
import { CloseIcon } from '@brixel/ui/icons.tsx';
import { call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { Initials } from '#shared/initials.tsx';
import { SecondFactorBadge } from '#shared/second-factor-badge.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { RoleSelect } from './role-select.tsx';
import { StaffActions } from './staff-actions.tsx';

type Change = Partial<Pick<StaffMember, 'role' | 'disabled'>>;

interface StaffPanelProps {
  people: readonly StaffMember[];
  onChanged: () => void;
}

/** Changes happen at once and can be taken back. */
export function StaffPanel({ people, onChanged }: StaffPanelProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const me = useMe();

  async function change(person: StaffMember, to: Change): Promise<boolean> {
    const answer = await call('staff.update', { params: { id: person.id }, body: to });
    if (!answer.ok) toastFailure(answer.code);
    onChanged();
    return answer.ok;
  }

  async function changeRole(person: StaffMember, role: StaffMember['role']): Promise<void> {
    if (!(await change(person, { role }))) return;
    toast({
      text: t('staff.roleChanged', { name: person.name }),
      detail: `${t(`role.${person.role}`)} → ${t(`role.${role}`)}`,
      undo: () => void change(person, { role: person.role }),
    });
  }

  async function disable(person: StaffMember, disabled: boolean): Promise<void> {
    if (!(await change(person, { disabled }))) return;
    toast({
      text: t(disabled ? 'staff.disabled' : 'staff.enabled', { name: person.name }),
      undo: () => void change(person, { disabled: !disabled }),
    });
  }

  const columns: Column<StaffMember>[] = [
    { key: 'name', header: t('field.name'), inCard: 'wide', cell: (person) => <Person {...person} /> },
    {
      key: 'role',
      header: t('staff.role'),
      cell: (person) => (
        <RoleSelect
          value={person.role}
          label={t('staff.roleOf', { name: person.name })}
          onChange={(role) => void changeRole(person, role)}
        />
      ),
    },
    {
      key: 'factor',
      header: t('staff.secondFactor'),
      inCard: 'labelled',
      cell: (person) => <SecondFactor {...person} />,
    },
    {
      key: 'seen',
      header: t('staff.seen'),
      inCard: 'labelled',
      cell: ({ id, seen_at: seen }) => (
        <span className="soft">{id === me.id ? t('staff.now') : seen ? formatTime(seen) : t('staff.never')}</span>
      ),
    },
    {
      key: 'actions',
      header: t('staff.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (person) =>
        person.id !== me.id && (
          <StaffActions
            person={person}
            onDisable={(disabled) => void disable(person, disabled)}
            onInvited={onChanged}
          />
        ),
    },
  ];
  return (
    <section className="panel" aria-label={t('staff.people')}>
      <Table
        label={t('staff.people')}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        isOff={({ disabled }) => disabled}
      />
    </section>
  );
}

const Person = ({ name, email }: StaffMember) => (
  <span className="person">
    <Initials name={name} />
    <span>
      <b>{name}</b>
      <small>{email}</small>
    </span>
  </span>
);

function SecondFactor({ disabled, second_factor: isOn }: StaffMember) {
  const t = useT();
  if (disabled)
    return (
      <Badge tone="bad">
        <CloseIcon />
        {t('staff.isDisabled')}
      </Badge>
    );
  return <SecondFactorBadge isOn={isOn} />;
}
