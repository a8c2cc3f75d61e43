import { useEffect } from 'react';
import { NavLink } from 'react-router';
import { readInboxCounts, useInboxCounts } from '#data/inbox-counts.ts';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { Tabs } from '#shared/tabs.tsx';
import { inboxLists } from './inbox-lists.ts';

/** Between the lists that this person may see, with how much each holds. `round` changes where that may have changed. */
export function InboxNav({ round = 0 }: { round?: number }) {
  const t = useT();
  const { role } = useMe();
  useEffect(() => {
    if (round > 0) void readInboxCounts();
  }, [round]);
  return (
    <Tabs label={t('page.inbox')}>
      {inboxLists(role).map(({ path, title, count }) => (
        <NavLink key={path} to={path} end>
          {t(title)}
          {count && <Count of={count} />}
        </NavLink>
      ))}
    </Tabs>
  );
}

function Count({ of }: { of: 'withdrawals' | 'mails' | 'missing' }) {
  const count = useInboxCounts()[of];
  return count ? <span className="count">{count}</span> : null;
}
