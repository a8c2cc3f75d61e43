import { picturePath, productPath } from '@brixel/commerce/links';
import { Badge, type BadgeTone } from '@brixel/ui/badge.tsx';
import { IconButton } from '@brixel/ui/button.tsx';
import { Picture } from '@brixel/ui/picture.tsx';
import { ProductCardContent, ProductCardFrame } from '@brixel/ui/product-card.tsx';
import { Rating } from '@brixel/ui/rating.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import type { Colour } from '#data/catalog/shell-data.ts';
import { useOwnSteps } from '#data/own-prices/use-own-steps.ts';
import { useServices } from '#data/services.ts';
import { toggleCompare, toggleWishlist, useIsCompared, useIsWished } from '#features/saved-lists/saved-lists.ts';
import type { Translate } from '#i18n/translate.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { bestTier, type CardBadge, cardBadges, shortName } from '#shared/product-rules.ts';
import { useRenderedOnce } from '#shared/rendered-once.tsx';
import { Sentence } from '#shared/sentence.tsx';
import { ShippingLink } from '#shared/shipping-link.tsx';
import { useTaxNotes } from '#shared/tax-notes.ts';
import { useColour } from '#shared/use-shell.ts';
import { CardBuy } from './card-buy.tsx';

interface ProductCardProps {
  product: CardProduct;
  headingLevel?: 2 | 3 | 4;
  /** place in a ranking, shown as a badge */
  rank?: number;
  /** cards of the first view; the pictures of all others are lazy */
  priority?: boolean;
}

export function ProductCard({ priority = false, ...card }: ProductCardProps) {
  const soldOut = !card.product.stock.is_in_stock;
  if (import.meta.env.SSR && !priority) return <RenderedCard {...card} soldOut={soldOut} />;
  return (
    <ProductCardFrame soldOut={soldOut}>
      <CardContent {...card} priority={priority} />
    </ProductCardFrame>
  );
}

/** Most of a list's page are its cards, and the same ones stand on many pages, so the server keeps their HTML. */
function RenderedCard({ soldOut, ...card }: ProductCardProps & { soldOut: boolean }) {
  const colour = useColour(card.product.color);
  const html = useRenderedOnce(JSON.stringify([card, colour]), () => <CardContent {...card} />);
  return html === null ? (
    <ProductCardFrame soldOut={soldOut}>
      <CardContent {...card} />
    </ProductCardFrame>
  ) : (
    <ProductCardFrame soldOut={soldOut} html={html} />
  );
}

function CardContent({ product, headingLevel = 3, rank, priority = false }: ProductCardProps) {
  const t = useT();
  const { config } = useServices();
  const colour = useColour(product.color);
  const badges = cardBadges(product, rank, config.lastPieces);
  const pictureOf = (side: number): string => picturePath(product.image, side, side, config.pictures);
  return (
    <ProductCardContent
      href={productPath(product, config)}
      name={shortName(product.name, colour?.label)}
      nameLang={product.text_lang}
      headingLevel={headingLevel}
      tray={
        <Picture src={pictureOf(300)} double={pictureOf(600)} alt="" width={300} height={300} priority={priority} />
      }
      badges={badges.length > 0 && <CardBadges badges={badges} />}
      dim={product.size_label}
      favourite={<WishButton product={product} label={t('catalog.wishNamed', { name: product.name })} />}
      tools={<CompareButton product={product} label={t('catalog.compareNamed', { name: product.name })} />}
      buy={<CardBuy product={product} />}
    >
      <CardFacts product={product} colour={colour} />
    </ProductCardContent>
  );
}

function WishButton({ product, label }: { product: CardProduct; label: string }) {
  const on = useIsWished(product.sku);
  return <IconButton className="card__fav" label={label} pressed={on} onClick={() => toggleWishlist(product)} />;
}

function CompareButton({ product, label }: { product: CardProduct; label: string }) {
  const on = useIsCompared(product.sku);
  return <IconButton className="card__tools" label={label} pressed={on} onClick={() => toggleCompare(product)} />;
}

const TONES: Record<CardBadge['kind'], BadgeTone> = {
  soldOut: 'plain',
  rank: 'best',
  used: 'plain',
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
    case 'used':
      return t('catalog.used');
    case 'new':
      return t('catalog.new');
    case 'saving':
      return t('catalog.saving', { n: badge.percent });
    case 'lastPieces':
      return t('catalog.onlyLeft', { n: badge.n });
  }
}

function CardBadges({ badges }: { badges: readonly CardBadge[] }) {
  const t = useT();
  return badges.map((badge) => (
    <Badge key={badge.kind} tone={TONES[badge.kind]}>
      {badgeText(badge, t)}
    </Badge>
  ));
}

/** Colour or contents, rating, price and tier: always visible, in this order. */
function CardFacts({ product, colour }: { product: CardProduct; colour: Colour | undefined }) {
  const t = useT();
  const { unitPrice } = useFormat();
  const tier = bestTier(product, useOwnSteps(product.sku));
  return (
    <>
      <Meta product={product} colour={colour} />
      {product.rating && product.rating.count > 0 && <CardRating rating={product.rating} />}
      <p className="card__price">
        <ProductPrice product={product} size="l" />
      </p>
      {tier && <p className="card__tier">{t('catalog.tierHint', { qty: tier.qty, price: unitPrice(tier.price) })}</p>}
    </>
  );
}

function Meta({ product, colour }: { product: CardProduct; colour: Colour | undefined }) {
  const t = useT();
  const others = (product.colour_count ?? 1) - 1;
  if (colour) {
    return (
      <p className="card__meta">
        <Stud color={colour.hex} finish={colour.finish} size={12} />
        {` ${colour.label}`}
        {others > 0 && <span className="muted">{t('catalog.otherColours', { n: others })}</span>}
      </p>
    );
  }
  const facts = [
    product.piece_count ? t('catalog.pieces', { n: product.piece_count }) : null,
    product.age_from ? t('catalog.ageFrom', { n: product.age_from }) : null,
  ].filter((fact) => fact !== null);
  return facts.length > 0 ? <p className="card__meta">{facts.join(' · ')}</p> : null;
}

function CardRating({ rating }: { rating: NonNullable<CardProduct['rating']> }) {
  const t = useT();
  const { number } = useFormat();
  const average = number(Math.round(rating.average * 10) / 10);
  return (
    <p className="card__meta">
      <Rating value={rating.average} label={t('catalog.rating', { average })}>
        {average} <span className="muted">({number(rating.count)})</span>
      </Rating>
    </p>
  );
}

/** Required by law near every price; one note is enough for all cards of a list. */
export function PricesNote({ className = 'mt2' }: { className?: string }) {
  const t = useT();
  const { noVat } = useTaxNotes();
  if (!useServices().config.shop.isTaxNoted) return null;
  const link = <ShippingLink>{t('layout.pricesNoteLink')}</ShippingLink>;
  return (
    <p className={`price__note ${className}`}>
      {noVat ? (
        <Sentence text="catalog.noTaxNote" parts={{ link, note: noVat }} />
      ) : (
        <Sentence text="catalog.pricesNote" parts={{ link }} />
      )}
    </p>
  );
}
