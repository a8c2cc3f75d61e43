import { Link } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';

import { LoadedView } from '#shared/loaded-view.tsx';
import { useNames } from '#shared/named.ts';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';

const SHOWN = 5;

/** The last entries of the audit log. */
export function LatestChanges() {
  const t = useT();
  const formatTime = useTimeFormat();
  const actions = useNames('action');
  const audit = useCall('audit.list');
  return (
    <Panel title={t('home.latest')}>
      <LoadedView loaded={audit}>
        {({ entries }) => (
          <>
            <ul className="latest">
              {entries.slice(0, SHOWN).map(({ id, at, staff, action, subject }) => (
                <li key={id}>
                  <b>{actions.name(action)}</b> <span className="wrap-anywhere">{subject}</span>
                  <small>
                    {formatTime(at)} · {staff.name}
                  </small>
                </li>
              ))}
            </ul>
            <Link className="link s" to="/settings/audit">
              {t('home.allChanges')}
            </Link>
          </>
        )}
      </LoadedView>
    </Panel>
  );
}
