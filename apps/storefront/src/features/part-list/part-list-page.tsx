import { toEuros } from '@brixel/commerce/money';
import { MAX_PART_WISHES } from '@brixel/contract/part-limits';
import type { PartCondition } from '@brixel/contract/parts';
import { Button } from '@brixel/ui/button.tsx';
import { Radio } from '@brixel/ui/choice.tsx';
import { CartIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { createPartCalls } from '#data/api/part-calls.ts';
import { useServices } from '#data/services.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { openPanel } from '#shared/ui-store.ts';
import { linesOf } from './add-list.ts';
import { ListForm } from './list-form.tsx';
import { ListRow } from './list-row.tsx';
import {
  emptyPartList,
  findList,
  type ListProblem,
  type PartList,
  readList,
  setPartList,
  startPartList,
  usePartList,
} from './part-list-store.ts';
import { pickedOf, piecesOf, planList, priceOf, wishKey } from './plan-list.ts';

/** What a form that was sent without scripts has brought. */
export type ListAnswer = PartList | { problem: ListProblem };

const isList = (answer: ListAnswer | undefined): answer is PartList => answer !== undefined && 'wishes' in answer;

/** A list of parts comes in, and what the shop has of it goes into the cart. */
export function PartListPage({ answer }: { answer: ListAnswer | undefined }) {
  const t = useT();
  const { api } = useServices();
  const kept = usePartList();
  const [problem, setProblem] = useState<ListProblem | null>(answer && !isList(answer) ? answer.problem : null);
  const [isReading, setReading] = useState(false);
  const [isOld, setOld] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = kept.wishes.length > 0 || kept.unread.length > 0 ? kept : isList(answer) ? answer : kept;

  useEffect(() => {
    const stop = startPartList();
    const stored = usePartList.getState();
    // stock and prices of today
    void findList(createPartCalls(api), stored).then((found) => {
      if (usePartList.getState().wishes !== stored.wishes) return;
      if (found) setPartList({ found });
      else setOld(true);
    });
    return stop;
  }, [api]);

  const read = async (text: string): Promise<void> => {
    setReading(true);
    const result = await readList(createPartCalls(api), text);
    setReading(false);
    if (!isList(result)) return setProblem(result.problem);
    setProblem(null);
    setOld(false);
    replace(result, t('partList.replaced'));
    requestAnimationFrame(() => heading.current?.focus());
  };

  const choose = async (condition: PartCondition): Promise<void> => {
    setPartList({ condition });
    const found = await findList(createPartCalls(api), usePartList.getState());
    if (usePartList.getState().condition !== condition) return;
    setOld(found === null);
    if (found) setPartList({ found });
  };

  /** What was there can be had back. */
  const replace = (next: PartList, message: string): void => {
    const before = usePartList.getState();
    setPartList(next);
    if (before.wishes.length === 0) return;
    const undo = { label: t('partList.undo'), action: () => setPartList(before) };
    notify({ type: 'info', message, action1: { label: t('common.ok') }, action2: undo });
  };

  return (
    <>
      <ListForm problem={problem} isReading={isReading} onText={(text) => void read(text)} onProblem={setProblem} />
      <div role="status" className="sr">
        {isReading && t('partList.reading')}
      </div>
      {(list.wishes.length > 0 || list.unread.length > 0) && (
        <section className="mt4" aria-labelledby="part-list-result">
          <div className="row row--between">
            <h2 id="part-list-result" ref={heading} tabIndex={-1}>
              {t('partList.result')}
            </h2>
            <Button
              variant="ghost"
              size="s"
              className="js-only"
              onClick={() => replace(emptyPartList, t('partList.cleared'))}
            >
              <TrashIcon /> {t('partList.clear')}
            </Button>
          </div>
          {isOld && (
            <Notice tone="warn" role="status" className="mt2">
              {t('partList.asLastSeen')}
            </Notice>
          )}
          <ListResult list={list} onCondition={(condition) => void choose(condition)} />
        </section>
      )}
    </>
  );
}

const CONDITIONS = ['any', 'new', 'used'] as const satisfies readonly PartCondition[];

function ListResult({ list, onCondition }: { list: PartList; onCondition: (condition: PartCondition) => void }) {
  const t = useT();
  const { price } = useFormat();
  const plan = planList(list.wishes, list.found, list.taken);
  const picked = pickedOf(plan);
  const pieces = piecesOf(picked);
  const total = price(toEuros(priceOf(picked)));
  const wanted = list.wishes.reduce((sum, { qty }) => sum + qty, 0);
  const there = plan.reduce((sum, { wish, missing }) => sum + wish.qty - missing, 0);
  const standIn = (key: string, colour: number | null): void => {
    const { [key]: _, ...others } = usePartList.getState().taken;
    setPartList({ taken: colour === null ? others : { ...others, [key]: colour } });
  };
  return (
    <>
      {list.wishes.length > 0 && (
        <>
          <fieldset className="plist__conditions js-only">
            <legend className="sr">{t('partList.condition')}</legend>
            {CONDITIONS.map((condition) => (
              <Radio
                key={condition}
                name="condition"
                checked={condition === list.condition}
                onChange={() => onCondition(condition)}
              >
                {t(`partList.condition.${condition}`)}
              </Radio>
            ))}
          </fieldset>
          <p className="mt1" role="status">
            {t('partList.summary', { there, wanted, total })}
          </p>
          <ul className="plist mt2">
            {plan.map((planned) => {
              const key = wishKey(planned.wish);
              return <ListRow key={key} planned={planned} onStandIn={(colour) => standIn(key, colour)} />;
            })}
          </ul>
        </>
      )}
      <UnreadLines {...list} />
      {list.wishes.length > 0 && (
        <div className="plist__foot">
          {pieces > 0 ? (
            <AddAll picked={picked} label={t('partList.addAll', { n: pieces, total })} />
          ) : (
            <Notice tone="warn">{t('partList.nothing')}</Notice>
          )}
          <noscript>
            <p className="s muted">{t('partList.noScript')}</p>
          </noscript>
        </div>
      )}
    </>
  );
}

function AddAll({ picked, label }: { picked: ReturnType<typeof pickedOf>; label: string }) {
  const t = useT();
  const services = useServices();
  const { addLines } = useAddToCart();
  const [isBusy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    setBusy(true);
    const lines = await linesOf(services, picked).catch(() => null);
    setBusy(false);
    if (!lines) return notify({ type: 'error', message: t('partList.problem.unreachable') });
    if (lines.length === 0) return notify({ type: 'error', message: t('partList.nothing') });
    if (addLines(lines)) openPanel('microcart');
  };
  return (
    <Button once variant="cta" size="l" className="js-only" loading={isBusy} onClick={() => void add()}>
      <CartIcon /> {label}
    </Button>
  );
}

function UnreadLines({ unread, unreadCount }: Pick<PartList, 'unread' | 'unreadCount'>) {
  const t = useT();
  const { number } = useFormat();
  if (unread.length === 0) return null;
  // a list of an earlier release has no count
  const total = Math.max(unreadCount, unread.length);
  return (
    <Notice tone="warn" className="mt3" title={t('partList.unread', { n: total })}>
      <ul className="mt1">
        {unread.map(({ line, text, problem }) => (
          <li key={line}>
            {t('partList.unreadLine', { n: line, text })}:{' '}
            {t(`partList.line.${problem}`, { most: number(MAX_PART_WISHES) })}
          </li>
        ))}
        {total > unread.length && <li>{t('partList.unreadMore', { n: total - unread.length })}</li>}
      </ul>
    </Notice>
  );
}
