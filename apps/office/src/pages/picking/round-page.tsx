import type { PickRound, PickShare } from '@brixel/contract/office/picking-endpoints';
import { boxLetters } from '@brixel/contract/office/picking-limits';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { CheckIcon, CloseIcon, MenuIcon, SlidersIcon, WarningIcon, WifiOffIcon } from '@brixel/ui/icons.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { call } from '#data/call.ts';
import { registerOfflineWorker } from '#data/offline-worker.ts';
import { storedChoice } from '#data/stored-choice.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toastFailure } from '#shared/toasts.tsx';
import { Place } from './big-place.tsx';
import { holdWakeLock } from './hold-wake-lock.ts';
import { MissingSheet } from './missing-sheet.tsx';
import { RoundOptions } from './round-options.tsx';
import { isOpen, isStopDone, lackingAt, nextOpen, piecesAt, scanned } from './round-state.ts';
import { StopList } from './stop-list.tsx';
import { StopView } from './stop-view.tsx';
import { usePickKeys } from './use-pick-keys.ts';
import { usePictures } from './use-pictures.ts';
import { type FollowedRound, useRound } from './use-round.ts';

const TICKED_MS = 30;
const WRONG_MS = 400;
const hand = storedChoice('pick-hand');

/** A round on the phone: one stop at a time. */
export function Page() {
  const { id = '' } = useParams();
  return <Round key={id} id={Number(id)} />;
}

function Round({ id }: { id: number }) {
  const t = useT();
  const followed = useRound(id);
  const { round, failure, reload } = followed;
  useEffect(registerOfflineWorker, []);
  if (failure === 'NOT_FOUND')
    return (
      <div className="pick__over">
        <h1 tabIndex={-1}>{t('pick.gone')}</h1>
        <p>{t('pick.goneText')}</p>
        <Button href="/pick">{t('pick.back')}</Button>
      </div>
    );
  if (failure && !round)
    return (
      <div className="pick__over">
        <h1 tabIndex={-1}>{t('pick.round', { id })}</h1>
        <FailureNotice code={failure} onRetry={reload} />
      </div>
    );
  if (!round) return null;
  if (round.finished_at !== null) return <Navigate to={`/pick/${id}/boxes`} replace />;
  return <PickMode round={round} followed={followed} />;
}

type Overlay = 'missing' | 'list' | 'options' | null;

function PickMode({ round, followed: { add, waiting, offlineSince } }: { round: PickRound; followed: FollowedRound }) {
  const t = useT();
  const formatTime = useTimeFormat();
  const navigate = useNavigate();
  const { id, stops, boxes } = round;
  const [at, setAt] = useState<number | null>(() => nextOpen(stops, null)?.id ?? null);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [isLeftHand, setLeftHand] = useState(hand.read() === 'left');
  const [wrong, setWrong] = useState('');
  const [isFinishing, setFinishing] = useState(false);
  useEffect(holdWakeLock, []);
  const pictures = usePictures(stops, offlineSince !== null);

  const place = stops.findIndex((stop) => stop.id === at);
  const stop = stops[place] ?? null;
  const done = stops.filter(isStopDone).length;
  const next = nextOpen(stops, at);
  const after = next?.id === at ? null : next;

  function go(to: number | null): void {
    setAt(to);
    setWrong('');
  }

  function tick(shares: readonly PickShare[]): void {
    if (!stop || shares.length === 0) return;
    navigator.vibrate?.(TICKED_MS);
    add(...shares.map(({ box }) => ({ kind: 'tick', stop: stop.id, box }) as const));
    const isLast = stop.shares.every((share) => !isOpen(share) || shares.includes(share));
    if (isLast) go(after?.id ?? null);
    else setWrong('');
  }

  const tickAll = (): void => {
    if (!stop) return;
    if (isStopDone(stop)) go(next?.id ?? null);
    else tick(stop.shares.filter(isOpen));
  };

  function toggle(share: PickShare): void {
    if (!stop) return;
    if (isOpen(share)) tick([share]);
    else if (share.tick !== null && share.found === share.qty)
      add({ kind: 'untick', stop: stop.id, box: share.box, tick: share.tick });
  }

  function scan(text: string): void {
    if (stop && scanned(stop, text) && !isStopDone(stop)) {
      tick(stop.shares.filter(isOpen));
      return;
    }
    navigator.vibrate?.(WRONG_MS);
    const others = stops.filter((other) => scanned(other, text));
    const open = others.find((other) => !isStopDone(other));
    if (open) setWrong(t('pick.scanOther', { text, place: open.place || open.name }));
    else setWrong(t(others.length > 0 ? 'pick.scanDone' : 'pick.scanWrong', { text }));
  }

  usePickKeys({
    onScan: scan,
    onKey(key) {
      if (overlay !== null) return;
      if (key === ' ') return tickAll();
      if (key === 'f' && stop && !isStopDone(stop)) return setOverlay('missing');
      if (key === 'arrowleft') return go(stops[(place < 0 ? stops.length : place) - 1]?.id ?? at);
      if (key === 'arrowright') return go(stops[place + 1]?.id ?? at);
      const letter = boxLetters[Number(key) - 1];
      const share = stop?.shares.find(({ box }) => box === letter);
      if (share) toggle(share);
    },
  });

  async function finish(): Promise<void> {
    setFinishing(true);
    const answer = await call('rounds.finish', { params: { id } });
    setFinishing(false);
    if (answer.ok) void navigate(`/pick/${id}/boxes`);
    else toastFailure(answer.code);
  }

  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(round.started_at)) / 60_000));
  return (
    <div className={cx('pick', isLeftHand && 'pick--left')}>
      <title>{`${t('pick.round', { id })} · Brixel`}</title>
      <header className="pick__top">
        <Link className="ib" to="/pick" aria-label={t('pick.leave')}>
          <CloseIcon />
        </Link>
        <div>
          <h1 tabIndex={-1}>{t('pick.round', { id })}</h1>
          <small>{`${t('pick.station', { n: place < 0 ? stops.length : place + 1, total: stops.length })} · ${minutes} min`}</small>
        </div>
        <IconButton className="pick__tolist" label={t('pick.list')} onClick={() => setOverlay('list')}>
          <MenuIcon />
        </IconButton>
        <IconButton label={t('pick.options')} onClick={() => setOverlay('options')}>
          <SlidersIcon />
        </IconButton>
      </header>
      <div>
        <div
          className="pick__bar"
          role="progressbar"
          aria-label={t('pick.progress')}
          aria-valuemin={0}
          aria-valuemax={stops.length}
          aria-valuenow={done}
        >
          <i style={{ width: `${(100 * done) / Math.max(1, stops.length)}%` }} />
        </div>
        {offlineSince !== null && (
          <div className="pick__net" role="status">
            <WifiOffIcon />
            <span>
              {t('pick.offline')}
              <small>
                {waiting > 0
                  ? t('pick.waiting', { n: waiting, moment: formatTime(offlineSince) })
                  : t('pick.stale', { moment: formatTime(offlineSince) })}
              </small>
            </span>
          </div>
        )}
        {wrong && (
          <div className="pick__wrong" role="alert">
            <WarningIcon />
            {wrong}
          </div>
        )}
      </div>
      <div className="pick__grid">
        <nav className="pick__list" aria-label={t('pick.list')}>
          <StopList stops={stops} current={at} onChoose={go} />
        </nav>
        {stop ? (
          <div className="pick__work">
            <StopView
              key={stop.id}
              stop={stop}
              boxes={boxes}
              offlinePicture={pictures.get(stop.picture)}
              onToggle={toggle}
            />
            <footer className="pick__foot">
              {after && (
                <p className="pick__next">
                  {t('pick.next')} <Place place={after.place} /> <span>{after.name}</span> <b>{piecesAt(after)}</b>
                </p>
              )}
              {isStopDone(stop) ? (
                <Button variant="cta" className="pick__main" onClick={() => go(next?.id ?? null)}>
                  {t('pick.goOn')}
                </Button>
              ) : (
                <>
                  <Button onClick={() => setOverlay('missing')}>
                    <WarningIcon />
                    {t('pick.missing')}
                  </Button>
                  <Button variant="cta" onClick={tickAll}>
                    <CheckIcon />
                    {t('pick.all', { n: lackingAt(stop) })}
                  </Button>
                </>
              )}
            </footer>
          </div>
        ) : (
          <div className="pick__over">
            <h2>{t('pick.done')}</h2>
            <p>{t('pick.doneText')}</p>
            <Button variant="cta" loading={isFinishing} onClick={() => void finish()}>
              {t('pick.finish')}
            </Button>
          </div>
        )}
      </div>
      {overlay === 'missing' && stop && (
        <MissingSheet
          stop={stop}
          onClose={() => setOverlay(null)}
          onReport={(deed) => {
            setOverlay(null);
            add(deed);
            go(after?.id ?? (deed.kind === 'missing' && deed.rest === 'later' ? stop.id : null));
          }}
        />
      )}
      {overlay === 'list' && (
        <Modal open onClose={() => setOverlay(null)} title={t('pick.list')} closeLabel={t('common.close')}>
          <StopList
            stops={stops}
            current={at}
            onChoose={(chosen) => {
              setOverlay(null);
              go(chosen);
            }}
          />
        </Modal>
      )}
      {overlay === 'options' && (
        <RoundOptions
          id={id}
          numbers={boxes.map(({ number }) => number)}
          isLeftHand={isLeftHand}
          onLeftHand={(isLeft) => {
            hand.write(isLeft ? 'left' : 'right');
            setLeftHand(isLeft);
          }}
          onClose={() => setOverlay(null)}
        />
      )}
    </div>
  );
}
