import { Navigate } from 'react-router';
import { useMe } from '#data/session.ts';
import { inboxLists } from './inbox-lists.ts';

/** The first list that this person may see. */
export function Page() {
  const { role } = useMe();
  return <Navigate to={inboxLists(role)[0]?.path ?? '/'} replace />;
}
