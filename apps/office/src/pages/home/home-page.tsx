import { may } from '@brixel/contract/office/roles';
import { useMe } from '#data/session.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { PickingCall } from './picking-call.tsx';
import { Sales, TodaysFigures } from './sales.tsx';
import { ToDo } from './to-do.tsx';

/** The first page of the day: what is to do, how it sells, and what others have changed. */
export function Page() {
  const { language, t } = useI18n();
  const { name, role } = useMe();
  const now = new Date();
  const greeting = t(`home.${greetingFor(now.getHours())}`, { name: name.split(' ', 1).join() });
  const date = now.toLocaleDateString(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <>
      <PageHead title={greeting}>{date}</PageHead>
      <PickingCall />
      <div className="cols cols--main">
        <div className="colstack">
          <ToDo />
          {may(role, 'figures') && <Sales />}
        </div>
        <div className="colstack">
          {may(role, 'figures') && <TodaysFigures />}
          {may(role, 'audit') && <LatestChanges />}
        </div>
      </div>
    </>
  );
}

/** By the clock of the browser. */
function greetingFor(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
