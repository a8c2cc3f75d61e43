import type { OfficeResult } from '@brixel/contract/office/office-types';
import { Button } from '@brixel/ui/button.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';

/** Rounds that somebody walks, or whose boxes wait to be packed. */
export function RunningRounds({ rounds }: { rounds: OfficeResult<'rounds.offer'>['rounds'] }) {
  const t = useT();
  const formatTime = useTimeFormat();
  if (rounds.length === 0) return null;
  return (
    <Panel title={t('pick.running')}>
      <ul className="stack">
        {rounds.map(({ id, stops, done, boxes, started_at: at, started_by: name, finished_at: finishedAt }) => (
          <li key={id} className="setrow">
            <span>
              <b>{t('pick.round', { id })}</b>
              <br />
              <small className="soft">
                {t('pick.runningText', { stops, done, boxes, name, moment: formatTime(at) })}
              </small>
            </span>
            {finishedAt === null ? (
              <Button href={`/pick/${id}`} variant="solid" size="s">
                {t('pick.continue')}
              </Button>
            ) : (
              <Button href={`/pick/${id}/boxes`} size="s">
                {t('pick.toPack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
