import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { MonitorIcon } from '#shared/icons.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';

/** Where one is signed in; a session that is not one's own any more is ended here. */
export function SessionsSection() {
  const t = useT();
  const formatTime = useTimeFormat();
  const sessions = useCall('me.sessions');
  return (
    <Panel title={t('account.sessions')}>
      <LoadedView loaded={sessions} rows={2}>
        {(list, reload) => (
          <ul className="rows">
            {list.map(({ id, device, created_at: since, seen_at: seen, current }) => (
              <li key={id}>
                <span className="tile">
                  <MonitorIcon />
                </span>
                <span className="grow">
                  <b>{device}</b>
                  <small>{t('account.sessionTimes', { since: formatTime(since), seen: formatTime(seen) })}</small>
                </span>
                {current ? (
                  <Badge tone="info">{t('account.thisDevice')}</Badge>
                ) : (
                  <Button
                    size="s"
                    aria-label={t('account.endNamed', { device })}
                    onClick={async () => {
                      const answer = await call('me.endSession', { params: { id } });
                      if (!answer.ok) return toastFailure(answer.code);
                      toast({ text: t('account.sessionEnded', { device }) });
                      reload();
                    }}
                  >
                    {t('account.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadedView>
    </Panel>
  );
}
