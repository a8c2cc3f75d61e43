import type { OfficeReview, ReviewState } from '@brixel/contract/office/review-endpoints';
import { REVIEW_LIMITS } from '@brixel/contract/office/review-limits';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { StateTabs, useStateTab } from '#shared/state-tabs.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { AnswerDrawer } from './answer-drawer.tsx';
import { ReviewItem } from './review-item.tsx';
import { Stars } from './stars.tsx';

const STATES = ['waiting', 'published', 'refused'] as const satisfies readonly ReviewState[];

/** What shoppers write about goods, by what has become of it. */
export function Page() {
  const t = useT();
  const current = useStateTab(STATES);
  const [search, setSearch] = useSearchParams();
  const before = Number(search.get('before')) || undefined;
  const reviews = useCall('reviews.list', { query: { state: current, ...(before && { before }) } });
  const { reload } = reviews;
  const [answered, setAnswered] = useState<OfficeReview | null>(null);
  return (
    <>
      <PageHead title={t('page.reviews')}>{t('reviews.lead')}</PageHead>
      <LoadedView loaded={reviews} rows={6}>
        {({ reviews: shown, counts, stars, next }) => (
          <div className="cols cols--main">
            <section className="panel" aria-label={t('page.reviews')}>
              <StateTabs
                label={t('reviews.states')}
                current={current}
                tabs={STATES.map((state) => ({ state, label: t(`reviews.tab.${state}`), count: counts[state] }))}
              />
              {shown.length === 0 ? (
                <EmptyState title={t(`reviews.none.${current}`)} />
              ) : (
                <ReviewList key={`${current} ${before}`} reviews={shown} onAnswer={setAnswered} reload={reload} />
              )}
              {next !== null && (
                <div className="panel__note">
                  <Button size="s" onClick={() => setSearch({ state: current, before: String(next) })}>
                    {t('reviews.older')}
                  </Button>
                </div>
              )}
            </section>
            <Stars stars={stars} />
          </div>
        )}
      </LoadedView>
      {answered && (
        <AnswerDrawer key={answered.id} review={answered} onClose={() => setAnswered(null)} onSaved={reload} />
      )}
    </>
  );
}

interface ReviewListProps {
  reviews: readonly OfficeReview[];
  onAnswer: (review: OfficeReview) => void;
  reload: () => void;
}

function ReviewList({ reviews, onAnswer, reload }: ReviewListProps) {
  const t = useT();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = reviews.filter(({ id }) => ids.has(id));

  async function decide(some: readonly OfficeReview[], state: ReviewState): Promise<void> {
    const send = (decisions: { id: number; state: ReviewState }[]) =>
      call('reviews.decide', { body: { decisions: decisions.slice(0, REVIEW_LIMITS.decisions) } });
    const answer = await send(some.map(({ id }) => ({ id, state })));
    if (!answer.ok) toastFailure(answer.code);
    else
      toast({
        text: t(`reviews.decided.${state}`, { n: some.length }),
        undo: async () => {
          const back = await send(some.map(({ id, state: was }) => ({ id, state: was })));
          if (!back.ok) toastFailure(back.code);
          reload();
        },
      });
    setIds(new Set());
    reload();
  }

  const choose = (id: number, isChosen: boolean): void => {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  return (
    <>
      <section className="bulk" aria-label={t('reviews.bulk')}>
        <span className="s soft grow">{t('reviews.chosen', { n: chosen.length })}</span>
        <Button
          size="s"
          onClick={() => setIds(chosen.length === reviews.length ? new Set() : new Set(reviews.map(({ id }) => id)))}
        >
          {t(chosen.length === reviews.length ? 'reviews.chooseNone' : 'reviews.chooseAll')}
        </Button>
        {chosen.length > 0 && (
          <>
            <Button size="s" variant="solid" onClick={() => void decide(chosen, 'published')}>
              <CheckIcon size={16} />
              {t('reviews.publishChosen', { n: chosen.length })}
            </Button>
            <Button size="s" variant="ghost" onClick={() => void decide(chosen, 'refused')}>
              {t('reviews.refuseChosen', { n: chosen.length })}
            </Button>
          </>
        )}
      </section>
      <ul>
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            isChosen={ids.has(review.id)}
            onChoose={(isChosen) => choose(review.id, isChosen)}
            onDecide={(state) => void decide([review], state)}
            onAnswer={() => onAnswer(review)}
          />
        ))}
      </ul>
    </>
  );
}
