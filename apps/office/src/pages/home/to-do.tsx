import { may } from '@brixel/contract/office/roles';
import { PackageOpenIcon, ShieldCheckIcon } from '@brixel/ui/icons.tsx';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { UsersIcon } from '#shared/icons.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { TodoRow } from '#shared/todo-row.tsx';
import type { Task } from './task.ts';
import { useInboxTasks } from './use-inbox-tasks.ts';

/** Each task with its reason and one way in; what is done disappears by itself. */
export function ToDo() {
  const t = useT();
  const { role } = useMe();
  return (
    <Panel title={t('home.toDo')} aside={<span className="s soft">{t('home.toDoNote')}</span>} flush>
      {may(role, 'staff') ? <OwnersTasks /> : <TaskList tasks={[...useInboxTasks(), ...useOwnSafety()]} />}
    </Panel>
  );
}

/** Whoever has only a password is to get a second factor. */
function useOwnSafety(): Task[] {
  const t = useT();
  const { second_factor: own } = useMe();
  if (own.totp || own.passkeys > 0) return [];
  return [
    {
      id: 'second-factor',
      icon: ShieldCheckIcon,
      isUrgent: true,
      title: t('home.secondFactor'),
      text: t('home.secondFactorText'),
      path: '/account',
      actionLabel: t('home.setUp'),
    },
  ];
}

function OwnersTasks() {
  const t = useT();
  const staff = useCall('staff.list');
  const opening = useCall('opening.read');
  const own = useOwnSafety();
  const inbox = useInboxTasks();
  const team = (id: string, title: string, text: string, isUrgent: boolean): Task => ({
    ...{ id, icon: UsersIcon, isUrgent, title, text },
    path: '/settings/staff',
    actionLabel: t('home.look'),
  });
  return (
    <LoadedView loaded={staff}>
      {({ staff: people, invitations }) => {
        const unsafe = people.filter((person) => !person.second_factor && !person.disabled);
        const tasks = [...inbox, ...own];
        if (opening.state === 'ready' && opening.value.orders !== 'taken')
          tasks.push({
            ...{ id: 'opening', icon: PackageOpenIcon, isUrgent: true },
            title: t('home.notOpen'),
            text: t('home.notOpenText'),
            path: '/settings/opening',
            actionLabel: t('home.look'),
          });
        if (invitations.length > 0)
          tasks.push(
            team(
              'invitations',
              t('home.invitations', { n: invitations.length }),
              invitations.map(({ email }) => email).join(', '),
              false,
            ),
          );
        if (unsafe.length > own.length)
          tasks.push(
            team('unsafe', t('home.unsafe', { n: unsafe.length }), unsafe.map(({ name }) => name).join(', '), true),
          );
        return <TaskList tasks={tasks} />;
      }}
    </LoadedView>
  );
}

function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const t = useT();
  if (tasks.length === 0) return <p className="panel__b soft">{t('home.nothingToDo')}</p>;
  return (
    <ul className="todo">
      {tasks.map(({ id, icon: Icon, ...task }) => (
        <TodoRow key={id} icon={<Icon />} {...task} />
      ))}
    </ul>
  );
}
