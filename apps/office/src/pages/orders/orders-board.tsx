import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { OrderSummary } from '@brixel/contract/office/order-endpoints';
import { type Fulfilment, fulfilments, type OrderStage } from '@brixel/contract/office/order-stage';
import { type Area, may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { DueBadge } from './due-badge.tsx';
import { pictureOf } from './line-picture.ts';
import { SendDialog } from './send-dialog.tsx';

const isFulfilment = (stage: OrderStage): stage is Fulfilment => (fulfilments as readonly OrderStage[]).includes(stage);

/** What a card can be moved to, and who may do so. */
function targetsOf(stage: OrderStage, allowed: (area: Area) => boolean): readonly OrderStage[] {
  if (stage === 'new') return allowed('payments') ? ['to_pick'] : [];
  if (!isFulfilment(stage) || !allowed('parcels')) return [];
  return [...fulfilments.filter((other) => other !== stage), 'sent'];
}

interface OrdersBoardProps {
  lanes: OfficeResult<'orders.board'>;
  onChanged: () => void;
}

/** A card that is held by the keyboard, and the lane that it would go to. */
interface Held {
  number: string;
  to: OrderStage;
}

/** Orders as cards in lanes. They are moved by dragging, or with the space bar and the arrows. */
export function OrdersBoard({ lanes, onChanged }: OrdersBoardProps) {
  const { t } = useI18n();
  const { role } = useMe();
  const mutation = useMutation();
  const [held, setHeld] = useState<Held | null>(null);
  const [dragged, setDragged] = useState<OrderSummary | null>(null);
  const [over, setOver] = useState<OrderStage | null>(null);
  const [said, setSaid] = useState('');
  const [paying, setPaying] = useState<string | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const allowed = (area: Area): boolean => may(role, area);
  const places = lanes.map(({ stage }) => stage);

  async function step(number: string, from: Fulfilment | null, to: Fulfilment): Promise<void> {
    const answer = await call('orders.stage', { params: { number }, body: { stage: to } });
    if (!answer.ok) return toastFailure(answer.code);
    const text = t('board.moved', { number, stage: t(`stage.${to}`) });
    toast({ text, ...(from && { undo: () => void step(number, null, from) }) });
    onChanged();
  }

  function move({ number, stage }: OrderSummary, to: OrderStage): void {
    if (to === stage || !targetsOf(stage, allowed).includes(to)) return;
    if (stage === 'new') setPaying(number);
    else if (to === 'sent') setSending(number);
    else if (isFulfilment(to) && isFulfilment(stage)) void step(number, stage, to);
  }

  function onKey(event: KeyboardEvent, order: OrderSummary): void {
    if (event.target !== event.currentTarget) return;
    const { number, stage } = order;
    const isHeld = held?.number === number;
    if (event.key === ' ' || (event.key === 'Enter' && isHeld)) {
      event.preventDefault();
      const targets = targetsOf(stage, allowed);
      if (isHeld) {
        setHeld(null);
        move(order, held.to);
      } else if (targets.length === 0) setSaid(t('board.fixed', { number }));
      else {
        setHeld({ number, to: stage });
        setSaid(t('board.held', { number }));
      }
    } else if (isHeld && event.key === 'Escape') {
      setHeld(null);
      setSaid(t('board.released', { number }));
    } else if (isHeld && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      const reachable = places.filter((place) => place === stage || targetsOf(stage, allowed).includes(place));
      const at = reachable.indexOf(held.to) + (event.key === 'ArrowRight' ? 1 : -1);
      const to = reachable[Math.min(Math.max(at, 0), reachable.length - 1)] ?? stage;
      setHeld({ number, to });
      setSaid(t('board.over', { stage: t(`stage.${to}`) }));
    }
  }

  async function pay(number: string): Promise<void> {
    if ((await mutation.run(() => call('orders.pay', { params: { number }, body: { note: '' } }))) === null) return;
    toast({ text: t('orders.pay.done', { number }) });
    setPaying(null);
    onChanged();
  }

  const done = (): void => {
    setSending(null);
    onChanged();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="board" tabIndex={0} aria-label={t('board.label')}>
        {lanes.map(({ stage, count, orders }) => {
          const isTarget =
            held?.to === stage || (over === stage && dragged && targetsOf(dragged.stage, allowed).includes(stage));
          return (
            <section
              key={stage}
              className={cx('lane', isTarget && 'is-target')}
              aria-label={t(`stage.${stage}`)}
              onDragOver={(event) => {
                if (!dragged || !targetsOf(dragged.stage, allowed).includes(stage)) return;
                event.preventDefault();
                setOver(stage);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged) move(dragged, stage);
                setDragged(null);
                setOver(null);
              }}
            >
              <h2>
                {t(`stage.${stage}`)}
                <span className="count">{count}</span>
              </h2>
              <ul>
                {orders.map((order) => (
                  <Card
                    key={order.number}
                    order={order}
                    isHeld={held?.number === order.number || dragged?.number === order.number}
                    canMove={targetsOf(stage, allowed).length > 0}
                    onKey={(event) => onKey(event, order)}
                    onLeave={() => held?.number === order.number && setHeld(null)}
                    onDrag={(isDragged) => setDragged(isDragged ? order : null)}
                  />
                ))}
              </ul>
              {count > orders.length && (
                <Link className="s" to={`?stage=${stage}`}>
                  {t('board.more', { n: count - orders.length })}
                </Link>
              )}
            </section>
          );
        })}
      </section>
      <p className="s soft">{t('board.help')}</p>
      <p className="sr" role="status">
        {said}
      </p>
      {paying && (
        <ConfirmDialog
          open
          title={t('orders.pay.title', { number: paying })}
          confirmLabel={t('orders.pay')}
          isBusy={mutation.isBusy}
          failure={mutation.failure}
          onConfirm={() => void pay(paying)}
          onClose={() => setPaying(null)}
        >
          {t('orders.pay.text')}
        </ConfirmDialog>
      )}
      {sending && <SendDialog number={sending} onClose={() => setSending(null)} onDone={done} />}
    </>
  );
}

interface CardProps {
  order: OrderSummary;
  isHeld: boolean;
  canMove: boolean;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
  onDrag: (isDragged: boolean) => void;
}

function Card({ order, isHeld, canMove, onKey, onLeave, onDrag }: CardProps) {
  const { t, language } = useI18n();
  const { number, name, country_id: country, grand_total: total, lines, pictures } = order;
  return (
    <li>
      <article
        className={cx('ocard', isHeld && 'is-drag')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keyboard
        tabIndex={0}
        aria-label={t('board.card', { number, name })}
        draggable={canMove}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', number);
          event.dataTransfer.effectAllowed = 'move';
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
        onKeyDown={onKey}
        onBlur={onLeave}
      >
        <span className="row row--between">
          <Link className="b nowrap" draggable={false} to={`/orders/${encodeURIComponent(number)}`}>
            {number}
          </Link>
          <span className="num nowrap">{moneyText(total, language)}</span>
        </span>
        <span className="s">{`${name} (${country})`}</span>
        <span className="row row--between">
          <span className="pics">
            {pictures.map((image) => (
              <img key={image} className="pic" src={pictureOf(image)} alt="" width={32} height={32} loading="lazy" />
            ))}
          </span>
          <span className="s soft nowrap">{t('board.lots', { n: lines })}</span>
        </span>
        {(order.ship_by !== null || order.is_test || order.is_lacking || order.is_withdrawn) && (
          <span className="row">
            <DueBadge day={order.ship_by} />
            {order.is_test && <Badge tone="warn">{t('orders.test')}</Badge>}
            {order.is_lacking && <Badge tone="warn">{t('orders.lacking')}</Badge>}
            {order.is_withdrawn && <Badge tone="bad">{t('orders.withdrawn')}</Badge>}
          </span>
        )}
      </article>
    </li>
  );
}
