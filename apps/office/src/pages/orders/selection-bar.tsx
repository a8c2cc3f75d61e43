import { INVOICE_LIMITS } from '@brixel/contract/invoice-limits';
import type { BulkOutcome, ParcelLayout } from '@brixel/contract/office/order-board-endpoints';
import type { OrderSummary } from '@brixel/contract/office/order-endpoints';
import type { OrderStage } from '@brixel/contract/office/order-stage';
import { PICKING_LIMITS } from '@brixel/contract/office/picking-limits';
import { may } from '@brixel/contract/office/roles';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { BankIcon, CloseIcon, TruckIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, callAddress } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useI18n } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { saveFile } from '#shared/save-file.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { SendManyDialog } from './send-many-dialog.tsx';
import { toastOutcome } from './toast-outcome.ts';

interface SelectionBarProps {
  orders: readonly OrderSummary[];
  onClear: () => void;
  onDone: () => void;
}

/** What can be done with all chosen orders at once. Each action says how many it was done to, and why it left out the others. */
export function SelectionBar({ orders, onClear, onDone }: SelectionBarProps) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const { role } = useMe();
  const mutation = useMutation();
  const [asked, setAsked] = useState<'pay' | 'send' | null>(null);
  const numbers = orders.map(({ number }) => number);
  const n = numbers.length;
  /** what is next for all of them stands out */
  const variantAt = (...stages: OrderStage[]) =>
    orders.every(({ stage }) => stages.includes(stage)) ? 'cta' : 'plain';
  const isPrintable = n <= INVOICE_LIMITS.printedOrders;

  function finish(name: 'pay' | 'send', outcome: BulkOutcome): void {
    setAsked(null);
    toastOutcome(t, t(`board.${name}.done`, { n: outcome.done }), outcome);
    onDone();
  }

  async function pay(): Promise<void> {
    const outcome = await mutation.run(() => call('orders.payMany', { body: { numbers: [...numbers] } }));
    if (outcome) finish('pay', outcome);
  }

  /** Of those that wait to be picked, as many as a cart has boxes. */
  async function startRound(): Promise<void> {
    const waiting = orders.filter(({ stage }) => stage === 'to_pick').slice(0, PICKING_LIMITS.boxes);
    const inRound = waiting.map(({ number }) => number);
    if (inRound.length === 0) return toast({ text: t('board.round.none') });
    const round = await mutation.run(() => call('rounds.start', { body: { orders: inRound, is_reversed: false } }));
    if (!round) return toastFailure('ORDER_MOVED');
    const left = n - inRound.length;
    toast({
      text: t('board.round.done', { n: inRound.length }),
      ...(left > 0 && { detail: t('board.round.left', { n: left, most: PICKING_LIMITS.boxes }) }),
    });
    void navigate(`/pick/${round.id}`);
  }

  async function file(layout: ParcelLayout): Promise<void> {
    const answer = await call('orders.parcelFile', { body: { numbers: [...numbers], layout } });
    if (!answer.ok) return toastFailure(answer.code);
    const bytes = Uint8Array.from(atob(answer.result.content), (sign) => sign.charCodeAt(0));
    saveFile(answer.result.name, new Blob([bytes], { type: 'text/csv' }));
    toastOutcome(t, t('board.file.done', { n: answer.result.done, name: answer.result.name }), answer.result);
  }

  return (
    <>
      <section className="bulkbar bulkbar--orders" aria-label={t('board.selection')}>
        <b>{t('board.selected', { n })}</b>
        {may(role, 'payments') && (
          <Button size="s" variant={variantAt('new')} onClick={() => setAsked('pay')}>
            <BankIcon />
            {t('board.pay')}
          </Button>
        )}
        {may(role, 'parcels') && (
          <>
            <Button size="s" variant={variantAt('to_pick')} loading={mutation.isBusy} onClick={() => void startRound()}>
              {t('board.round')}
            </Button>
            <Button size="s" variant={variantAt('picking', 'to_pack', 'packed')} onClick={() => setAsked('send')}>
              <TruckIcon />
              {t('board.send')}
            </Button>
            <Button size="s" onClick={() => void file('dhl')}>
              {t('board.file.dhl')}
            </Button>
            <Button size="s" onClick={() => void file('general')}>
              {t('board.file.general')}
            </Button>
          </>
        )}
        {isPrintable && (
          <>
            <a
              className="btn btn--s"
              href={callAddress('print.pickList', { query: { orders: numbers.join(','), language } })}
              target="_blank"
              rel="noreferrer"
            >
              {t('documents.pickList')}
            </a>
            <a
              className="btn btn--s"
              href={callAddress('print.packingSlips', { query: { orders: numbers.join(',') } })}
              target="_blank"
              rel="noreferrer"
            >
              {t('board.packingSlips')}
            </a>
          </>
        )}
        <IconButton label={t('board.clear')} onClick={onClear}>
          <CloseIcon />
        </IconButton>
      </section>
      {asked === 'pay' && (
        <ConfirmDialog
          open
          title={t('board.pay.title', { n })}
          confirmLabel={t('board.pay.confirm', { n })}
          isBusy={mutation.isBusy}
          failure={mutation.failure}
          onConfirm={() => void pay()}
          onClose={() => setAsked(null)}
        >
          {t('board.pay.text')}
        </ConfirmDialog>
      )}
      {asked === 'send' && (
        <SendManyDialog
          numbers={numbers}
          onClose={() => setAsked(null)}
          onDone={(outcome) => finish('send', outcome)}
        />
      )}
    </>
  );
}
