import { Badge, type BadgeTone } from '@brixel/ui/badge.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import type { Translate } from '#i18n/translate.ts';
import { useT } from '#i18n/use-t.ts';
import { type CardBadge, cardBadges } from '#shared/product-rules.ts';

const TONES: Record<CardBadge['kind'], BadgeTone> = {
  soldOut: 'plain',
  rank: 'best',
  new: 'neu',
  saving: 'sale',
  lastPieces: 'warn',
};

function badgeText(badge: CardBadge, t: Translate): string {
  switch (badge.kind) {
    case 'soldOut':
      return t('catalog.soldOut');
    case 'rank':
      return t('catalog.rank', { n: badge.n });
    case 'new':
      return t('catalog.new');
    case 'saving':
      return t('catalog.saving', { n: badge.percent });
    case 'lastPieces':
      return t('catalog.onlyLeft', { n: badge.n });
  }
}

export function CardBadges({ product, rank }: { product: CardProduct; rank: number | undefined }) {
  const t = useT();
  return cardBadges(product, rank).map((badge) => (
    <Badge key={badge.kind} tone={TONES[badge.kind]}>
      {badgeText(badge, t)}
    </Badge>
  ));
}
