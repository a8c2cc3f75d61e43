import type { ProductRow } from '@brixel/contract/office/product-endpoints';
import { LOW_STOCK } from '@brixel/contract/office/product-facts';
import { Badge } from '@brixel/ui/badge.tsx';
import { Link } from 'react-router';
import { locales, useI18n } from '#i18n/i18n.ts';
import { PieceMoney } from '#shared/piece-money.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import type { GridColumn } from './grid-columns.ts';

export interface Colour {
  name: string;
  hex: string | null;
}

/** A drawer as its label says it. */
export function Place({ place }: { place: string }) {
  const { t } = useI18n();
  return place === '' ? (
    <span className="place place--none">{t('products.noPlace')}</span>
  ) : (
    <span className="place">{place}</span>
  );
}

export function ProductPicture({ picture, number }: Pick<ProductRow, 'picture' | 'number'>) {
  if (picture === '')
    return (
      <span className="pic pic--none" aria-hidden="true">
        {number?.slice(0, 5)}
      </span>
    );
  return <img className="pic" src={`/img/80/80/resize${picture}`} alt="" width={40} height={40} loading="lazy" />;
}

interface LotProps {
  row: ProductRow;
  colour: Colour | undefined;
}

/** Colour and condition. A colour is never without its word. */
export function LotFacts({ row, colour, withSku = false }: LotProps & { withSku?: boolean }) {
  const { t } = useI18n();
  const facts = [colour?.name, row.number, row.condition && t(`products.condition.${row.condition}`)].filter(Boolean);
  const words = withSku ? [...facts, row.sku] : facts;
  return (
    <>
      {colour?.hex && <i className="dot" style={{ background: colour.hex }} />}
      {words.join(' · ') || row.sku}
    </>
  );
}

/** Picture, name, colour and condition. */
export function Lot({ row, colour }: LotProps) {
  return (
    <span className="lot">
      <ProductPicture picture={row.picture} number={row.number} />
      <span>
        <Link to={`/products/${encodeURIComponent(row.sku)}`} tabIndex={-1}>
          <b>{row.name}</b>
        </Link>
        <small>
          <LotFacts row={row} colour={colour} />
        </small>
      </span>
    </span>
  );
}

/** What a cell shows while nobody types in it. */
export function ProductCell({
  column,
  row,
  colour,
}: {
  column: Pick<GridColumn, 'key'>;
  row: ProductRow;
  colour?: Colour | undefined;
}) {
  const { language, t } = useI18n();
  const formatTime = useTimeFormat();
  const count = (value: number) => value.toLocaleString(locales[language]);
  switch (column.key) {
    case 'name':
      return <Lot row={row} colour={colour} />;
    case 'sku':
      return <span className="cut">{row.sku}</span>;
    case 'place':
      return row.stock === null && row.place === '' ? <Nothing /> : <Place place={row.place} />;
    case 'price':
      return row.price === null ? (
        <Nothing />
      ) : (
        <>
          {row.reduced !== null && <Badge tone="warn">{t('products.reducedShort')}</Badge>}
          <PieceMoney euros={row.price} />
        </>
      );
    case 'cost':
      return row.cost === null ? <Nothing /> : <PieceMoney euros={row.cost} />;
    case 'margin': {
      const margin = row.price && row.cost !== null ? Math.round(((row.price - row.cost) / row.price) * 100) : null;
      return margin === null ? <Nothing /> : <span className={margin < 0 ? 'up' : undefined}>{margin} %</span>;
    }
    case 'stock':
      if (row.stock === null) return <Nothing />;
      return row.stock <= LOW_STOCK ? <b className="up">{count(row.stock)}</b> : <span>{count(row.stock)}</span>;
    case 'status':
      return <Badge tone={row.status === 'on' ? 'ok' : 'plain'}>{t(`products.status.${row.status}`)}</Badge>;
    case 'sold':
      return <span>{count(row.sold)}</span>;
    case 'updated':
      return <span className="soft">{formatTime(row.updated_at)}</span>;
  }
}

function Nothing() {
  return <span className="soft">–</span>;
}
