import { plainPrice, plainUnitPrice } from '@brixel/commerce/format-price';
import { pictureUrl } from '@brixel/commerce/links';
import { fromEuros, type Money, toEuros } from '@brixel/commerce/money';
import { storeAddress } from '#config/store-place.ts';
import type { Services } from '#data/services.ts';
import { isVirtual } from '#features/cart-line/cart-line.ts';
import { isOwnCode } from '#features/product-options/variants.ts';
import type { ShownReview } from '#features/reviews/review-queries.ts';
import { usualShipping } from '#shared/parcel.ts';
import { plainWords } from '#shared/plain-words.ts';
import { isUsed, oldPrice } from '#shared/product-rules.ts';
import { gtinOf, makerOf } from './data-sheet.ts';
import type { ProductViewData } from './page-data.ts';

/** The product for search engines. Every value is one that the page shows. */
export function productJsonLd(
  { product, family, startPrice, alternates, reviews }: ProductViewData,
  { config, store }: Pick<Services, 'config' | 'store'>,
): Record<string, unknown> {
  const maker = makerOf(product);
  const gtin = gtinOf(product);
  const description = plainWords(product.short_description) || plainWords(product.description);
  const own = alternates[store.storeCode];
  const url = own === undefined ? undefined : storeAddress(config.publicUrl, store, own);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...(product.logo_design_id ? { mpn: product.logo_design_id } : {}),
    ...(gtin ? { gtin } : {}),
    ...(description ? { description } : {}),
    ...(product.media_gallery.length > 0 && {
      image: product.media_gallery.map(({ image }) => pictureUrl(image, 1200, 1488, config)),
    }),
    ...(maker ? { brand: { '@type': 'Brand', name: maker } } : {}),
    ...(product.farbe ? { color: product.farbe } : {}),
    ...(product.size_label ? { size: product.size_label } : {}),
    ...(family
      ? {
          isVariantOf: {
            '@type': 'ProductGroup',
            productGroupID: family.sku,
            name: family.name,
            variesBy: family.choices.flatMap(({ code }) => (isOwnCode(code) ? [] : `https://schema.org/${code}`)),
          },
        }
      : {}),
    ...(product.rating && product.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(product.rating.average * 10) / 10,
            reviewCount: product.rating.count,
          },
        }
      : {}),
    ...(reviews.items.length > 0
      ? { review: reviews.items.map((review) => reviewJsonLd(review, config.shop.name)) }
      : {}),
    offers: {
      '@type': 'Offer',
      ...(url ? { url } : {}),
      price: plainUnitPrice(startPrice),
      priceCurrency: store.currency,
      ...priceDetails(product, store),
      availability: `https://schema.org/${product.stock.is_in_stock ? 'InStock' : 'OutOfStock'}`,
      ...(config.api.calls === 'all'
        ? ownTerms(product, usualShipping({ config, store }, product.weight)?.(fromEuros(startPrice)), {
            config,
            store,
          })
        : {}),
    },
  };
}

/** A review as the page shows it, with what the shop says to it. */
const reviewJsonLd = (review: ShownReview, shop: string): Record<string, unknown> => ({
  '@type': 'Review',
  name: review.title,
  reviewBody: review.detail,
  author: { '@type': 'Person', name: review.nickname },
  datePublished: review.created_at.slice(0, 10),
  ...(review.rating === null ? {} : { reviewRating: { '@type': 'Rating', ratingValue: review.rating } }),
  ...(review.answer
    ? { comment: { '@type': 'Comment', text: review.answer, author: { '@type': 'Organization', name: shop } } }
    : {}),
});

/** The price before a reduction and the price of a kilo, where the page names them. */
function priceDetails(
  product: ProductViewData['product'],
  { currency }: Pick<Services['store'], 'currency'>,
): Record<string, unknown> {
  const unitPrice = { '@type': 'UnitPriceSpecification', priceCurrency: currency };
  const old = oldPrice(product);
  const { base_price: base } = product;
  const details = [
    old !== null && { ...unitPrice, priceType: 'https://schema.org/StrikethroughPrice', price: plainUnitPrice(old) },
    base && {
      ...unitPrice,
      price: plainPrice(base.price_incl_tax),
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
    },
  ].filter((detail) => !!detail);
  return details.length > 0 ? { priceSpecification: details } : {};
}

/** What our own shop promises. */
const ownTerms = (
  product: ProductViewData['product'],
  shipping: Money | undefined,
  services: Pick<Services, 'config' | 'store'>,
): Record<string, unknown> => ({
  itemCondition: `https://schema.org/${isUsed(product) ? 'UsedCondition' : 'NewCondition'}`,
  ...(isVirtual(product) || shipping === undefined ? {} : shippingTerms(product, shipping, services)),
});

const shippingTerms = (
  { delivery_days: days }: ProductViewData['product'],
  shipping: Money,
  { config, store: { country, currency } }: Pick<Services, 'config' | 'store'>,
): Record<string, unknown> => ({
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toEuros(shipping), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(days
      ? {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            transitTime: { '@type': 'QuantitativeValue', minValue: days.min, maxValue: days.max, unitCode: 'DAY' },
          },
        }
      : {}),
  },
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: config.shop.promises.returnDays,
  },
});
