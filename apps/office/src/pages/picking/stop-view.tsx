import type { PickBox, PickShare, PickStop } from '@brixel/contract/office/picking-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { IconButton } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { CheckCircleIcon, CheckIcon, ZoomInIcon } from '@brixel/ui/icons.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import { useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { goodsPicture } from '#shared/goods-picture.ts';
import { BigPlace } from './big-place.tsx';
import { isOpen, lackingAt, piecesAt } from './round-state.ts';
import { STOP_PICTURE } from './use-pictures.ts';

interface StopViewProps {
  stop: PickStop;
  boxes: readonly PickBox[];
  /** the address of the picture on this device */
  offlinePicture: string | undefined;
  onToggle: (share: PickShare) => void;
}

/** In the order of the hand: where, what, how many, into which box. */
export function StopView({ stop, boxes, offlinePicture, onToggle }: StopViewProps) {
  const t = useT();
  const [isZoomed, setZoomed] = useState(false);
  const { name, picture, colour, condition, number, shares } = stop;
  const wanted = lackingAt(stop) || piecesAt(stop);
  return (
    <div className="pick__body">
      <p className="pick__where">
        <BigPlace place={stop.place} />
      </p>
      <div className="pick__pic">
        {picture ? (
          <img
            src={offlinePicture ?? goodsPicture(picture, STOP_PICTURE)}
            alt=""
            width={STOP_PICTURE}
            height={STOP_PICTURE}
          />
        ) : (
          <span className="pick__nopic">{number ?? stop.sku}</span>
        )}
        {picture && (
          <IconButton className="zoom" label={t('pick.zoom')} onClick={() => setZoomed(true)}>
            <ZoomInIcon />
          </IconButton>
        )}
        <span className="qty">
          {wanted} <small>{t('pick.unit', { n: wanted })}</small>
        </span>
      </div>
      <h2 className="pick__name">{name}</h2>
      <p className="pick__colour">
        {colour && (
          <>
            {colour.hex && <Stud color={colour.hex} />}
            <span>{colour.name}</span>
          </>
        )}
        {condition && <Badge tone={condition === 'used' ? 'warn' : 'ok'}>{t(`pick.condition.${condition}`)}</Badge>}
        <small className="soft">{number ?? stop.sku}</small>
      </p>
      <ul className="give">
        {shares.map((share) => (
          <ShareRow
            key={share.box}
            share={share}
            box={boxes.find(({ letter }) => letter === share.box)}
            onToggle={() => onToggle(share)}
          />
        ))}
      </ul>
      {isZoomed && (
        <Modal open onClose={() => setZoomed(false)} title={name} closeLabel={t('common.close')}>
          <img
            className="pick__zoomed"
            src={goodsPicture(picture, 1200)}
            alt={t('pick.picture')}
            onError={({ currentTarget }) => {
              if (offlinePicture && currentTarget.src !== offlinePicture) currentTarget.src = offlinePicture;
            }}
          />
        </Modal>
      )}
    </div>
  );
}

interface ShareRowProps {
  share: PickShare;
  box: PickBox | undefined;
  onToggle: () => void;
}

function ShareRow({ share, box, onToggle }: ShareRowProps) {
  const t = useT();
  const { qty, found, by } = share;
  const isDone = !isOpen(share);
  const isShort = isDone && found < qty;
  const detail = isDone
    ? by && t('pick.tickedBy', { name: by })
    : found > 0
      ? t('pick.already', { n: found })
      : box && t('pick.boxLots', { n: box.lots });
  return (
    <li className={cx(isDone && 'is-done', isShort && 'is-short')}>
      <span className="box">{share.box}</span>
      <span>
        {box?.name}
        <small>{detail}</small>
      </span>
      <b className="q">{isShort ? t('pick.short', { found, qty }) : qty}</b>
      <button
        type="button"
        className="ck"
        aria-pressed={isDone}
        aria-disabled={isShort || undefined}
        aria-label={t(isDone ? 'pick.ticked' : 'pick.tick', { box: share.box, n: isDone ? found : qty })}
        onClick={() => !isShort && onToggle()}
      >
        {isDone ? <CheckCircleIcon /> : <CheckIcon />}
      </button>
    </li>
  );
}
