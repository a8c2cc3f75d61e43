import type { StoreCode } from '@brixel/contract/stores';
import { useI18n } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { parsePiecePrice, piecePriceText } from '../piece-price.ts';
import type { ProductDraft } from './product-draft.ts';

/** What is typed, as a shopper will see it. */
export function ShopView({ draft, store, isCounted }: { draft: ProductDraft; store: StoreCode; isCounted: boolean }) {
  const { language, t } = useI18n();
  const text = draft.texts[store] ?? Object.values(draft.texts)[0];
  const price = parsePiecePrice(draft.price);
  const special = parsePiecePrice(draft.specialPrice);
  const [picture] = draft.pictures;
  const tiers = draft.tiers.filter(({ qty, price: typed }) => Number(qty) > 1 && parsePiecePrice(typed) > 0);
  const stock = Number(draft.stock);
  return (
    <Panel title={t('product.shopView')}>
      <div className="shopview">
        {picture ? (
          <img src={`/img/600/460/resize${picture.path}`} alt="" width={300} height={230} />
        ) : (
          <span className="shopview__none">{t('product.noPictures')}</span>
        )}
        <b className="shopview__name">{text?.name}</b>
        {price > 0 && (
          <p>
            <span className="shopview__price">
              {piecePriceText(special > 0 && special < price ? special : price, language)}
            </span>{' '}
            {special > 0 && special < price && <s className="soft">{piecePriceText(price, language)}</s>}
          </p>
        )}
        {tiers.length > 0 && (
          <ul className="shopview__tiers">
            {tiers.map(({ qty, price: typed }) => (
              <li key={qty}>
                <b>{piecePriceText(parsePiecePrice(typed), language)}</b> {t('product.fromQty', { n: Number(qty) })}
              </li>
            ))}
          </ul>
        )}
        {isCounted &&
          (stock > 0 ? (
            <p className="shopview__stock">{t('product.available', { n: stock })}</p>
          ) : (
            <p className="up">{t('products.filter.stock.out')}</p>
          ))}
      </div>
    </Panel>
  );
}
