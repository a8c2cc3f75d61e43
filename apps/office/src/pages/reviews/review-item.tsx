import type { OfficeReview, ReviewState } from '@brixel/contract/office/review-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { CheckIcon, MailIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { Rating } from '@brixel/ui/rating.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { useT } from '#i18n/i18n.ts';
import { useTimeFormat } from '#shared/time-format.ts';

interface ReviewItemProps {
  review: OfficeReview;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onDecide: (state: ReviewState) => void;
  onAnswer: () => void;
}

/** Addresses in a text are nearly always advertising. */
const ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|de|it|net|org|shop|example)\b/i;

/** One review with what can be done about it; what it already is is not offered. */
export function ReviewItem({ review, isChosen, onChoose, onDecide, onAnswer }: ReviewItemProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const { nickname, product, rating, title, detail, state, store_code: language, answer } = review;
  return (
    <li className="reviewrow" data-review={review.id}>
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        <VisuallyHidden>{t('reviews.choose', { name: nickname })}</VisuallyHidden>
      </Checkbox>
      <span className="reviewrow__pic">
        {product.picture && (
          <img src={`/img/112/112/resize${product.picture}`} alt="" width={56} height={56} loading="lazy" />
        )}
      </span>
      <div className="grow">
        <p className="row">
          {rating !== null && <Rating value={rating} label={t('reviews.stars', { n: rating })} />}
          <b>{nickname}</b>
          <span className="s soft">{formatTime(review.created_at)}</span>
          {review.verified_buyer && (
            <Badge tone="ok">
              <CheckIcon size={16} />
              {t('reviews.verified')}
            </Badge>
          )}
          {ADDRESS.test(`${title} ${detail}`) && (
            <Badge tone="bad">
              <WarningIcon size={16} />
              {t('reviews.maybeAdvertising')}
            </Badge>
          )}
        </p>
        <p className="s soft">
          {product.path === null ? product.name : <a href={`/${product.path}`}>{product.name}</a>}
        </p>
        <p lang={language} className="mt1">
          <b>{title}</b>
        </p>
        <p lang={language} className="reviewrow__text">
          {detail}
        </p>
        {answer && (
          <div className="reviewrow__answer">
            <p className="s soft">{t('reviews.answered', { when: formatTime(answer.at) })}</p>
            <p className="reviewrow__text">{answer.text}</p>
          </div>
        )}
      </div>
      <div className="reviewrow__act">
        {state !== 'published' && (
          <Button
            size="s"
            variant="solid"
            aria-label={t('reviews.publishNamed', { name: nickname })}
            onClick={() => onDecide('published')}
          >
            <CheckIcon size={16} />
            {t('reviews.publish')}
          </Button>
        )}
        <Button
          size="s"
          aria-label={t(answer ? 'reviews.editAnswerNamed' : 'reviews.answerNamed', { name: nickname })}
          onClick={onAnswer}
        >
          <MailIcon size={16} />
          {t(answer ? 'reviews.editAnswer' : 'reviews.answer')}
        </Button>
        {state !== 'refused' && (
          <Button
            size="s"
            variant="ghost"
            aria-label={t('reviews.refuseNamed', { name: nickname })}
            onClick={() => onDecide('refused')}
          >
            {t('reviews.refuse')}
          </Button>
        )}
      </div>
    </li>
  );
}
