import { NavLink } from 'react-router';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/speak.ts';
import { Tabs } from '#shared/tabs.tsx';
import { inboxLists } from './inbox-lists.ts';

/** Between the lists that this person may see, with how much each holds. `round` changes where that may have changed. */
export function InboxNav({ round = 0 }: { round?: number }) {
  const t = useT();
  const { role } = useMe();
  return (
    <Tabs label={t('page.inbox')}>
      {inboxLists(role).map(({ path, title, count }) => (
        <NavLink key={path} to={path} end>
          {t(title)}
          {count && <Count key={round} of={count} />}
        </NavLink>
      ))}
    </Tabs>
  );
}

function Count({ of }: { of: 'withdrawals' | 'mails' | 'missing' }) {
  const counts = useCall('inbox.counts');
  const count = counts.state === 'ready' ? counts.value[of] : undefined;
  return count ? <span className="count">{count}</span> : null;
}
