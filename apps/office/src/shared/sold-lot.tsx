import type { SoldGoods } from '@brixel/contract/office/figure-endpoints';
import { Link } from 'react-router';

/** A lot that was sold: picture, name, colour with its word, number. */
export function SoldLot({ sku, name, picture, colour, number }: Omit<SoldGoods, 'pieces' | 'gross'>) {
  return (
    <span className="lot">
      {picture ? (
        <img className="pic" src={`/img/80/80/resize${picture}`} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className="pic pic--none" aria-hidden="true">
          {(number ?? sku).slice(0, 6)}
        </span>
      )}
      <span>
        <Link className="link" to={`/products/${encodeURIComponent(sku)}`}>
          {name}
        </Link>
        <small>
          {colour?.hex && <i className="dot" style={{ background: colour.hex }} />}
          {[colour?.name, number ?? sku].filter(Boolean).join(' · ')}
        </small>
      </span>
    </span>
  );
}
