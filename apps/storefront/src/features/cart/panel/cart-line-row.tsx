import { toEuros } from '@brixel/commerce/money';
import type { PlatformTotals } from '@brixel/contract/cart';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { PencilIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { BUILDER_PATH } from '#config/paths.ts';
import { type CartLine, isEditable, mostOf, stockOf } from '#features/cart-line/cart-line.ts';
import { lazyComponent } from '#hydration/hydrate-on-interaction.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Sentence } from '#shared/sentence.tsx';
import { closePanels } from '#shared/ui-store.ts';
import { removeLine, setLineQuantity } from '../cart-actions.ts';
import type { StoredLine } from '../cart-state.ts';
import { linePrice } from '../lines/line-price.ts';
import { LineMeta, LinePicture, LineStockNote } from '../lines/line-view.tsx';
import { mosaicIdOf } from '../lines/mosaic-line.ts';
import { MosaicLineNote } from '../lines/mosaic-line-note.tsx';
import { QuantityField } from '../quantity-field.tsx';
import { onEscape } from './on-escape.ts';

const LineEdit = lazyComponent(async () => (await import('./line-edit.tsx')).LineEdit);

interface CartLineRowProps {
  line: StoredLine;
  /** of all lines, where the server has counted them */
  totals: PlatformTotals | null;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** One line: picture, choices, unit price, quantity, sum; removing asks first. */
export function CartLineRow({ line, totals, isEditing, onEdit }: CartLineRowProps) {
  const t = useT();
  const { price } = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { unit, total } = linePrice(line, totals);
  const backTo = (selector: string): void =>
    void requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(selector)?.focus());

  const keep = (): void => {
    setIsAsking(false);
    backTo('[data-act="remove"]');
  };
  const stopEditing = (): void => {
    onEdit(false);
    backTo('[data-act="edit"]');
  };

  if (isAsking) return <ConfirmRemoval line={line} onKeep={keep} />;
  return (
    <li ref={row} className="line">
      <LinePicture path={line.image} mosaicId={mosaicIdOf(line)} thumbnail={line.thumbnail} />
      <div>
        <p className="line__name">
          <Link href={line.path} lang={line.nameLang}>
            {line.name}
          </Link>
        </p>
        <LineMeta line={line} unit={unit} />
        <LineStockNote line={line} />
        <MosaicLineNote line={line} />
      </div>
      <span className="price">{price(toEuros(total))}</span>
      {isEditing ? (
        <div className="line__edit">
          <Suspense fallback={<PixelLoader label={t('cart.editLoading')} />}>
            <LineEdit line={line} onClose={stopEditing} />
          </Suspense>
        </div>
      ) : (
        <div className="line__buy">
          <QuantityField
            size="s"
            label={t('catalog.quantityOf', { name: line.name })}
            value={line.qty}
            min={line.stock.min}
            step={line.stock.step}
            max={Math.max(line.qty, mostOf(line))}
            stocked={stockOf(line)}
            onValueChange={(qty) => setLineQuantity(line.key, qty)}
          />
          <span className="grow" />
          {mosaicIdOf(line) && (
            <Link
              className="ib"
              href={BUILDER_PATH}
              aria-label={t('cart.edit', { name: line.name })}
              onClick={closePanels}
            >
              <PencilIcon />
            </Link>
          )}
          {isEditable(line) && (
            <IconButton data-act="edit" label={t('cart.edit', { name: line.name })} onClick={() => onEdit(true)}>
              <PencilIcon />
            </IconButton>
          )}
          <IconButton data-act="remove" label={t('cart.remove', { name: line.name })} onClick={() => setIsAsking(true)}>
            <TrashIcon />
          </IconButton>
        </div>
      )}
    </li>
  );
}

/** The line itself asks; the focus goes along, so that the keyboard stays where the question is. */
function ConfirmRemoval({ line, onKeep }: { line: CartLine; onKeep: () => void }) {
  const t = useT();
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => keep.current?.focus(), []);

  const remove = (): void => {
    const row = keep.current?.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const drawer = row?.closest('dialog');
    removeLine(line.key);
    // the button is gone: the focus must not fall out of the drawer
    requestAnimationFrame(() =>
      (neighbour?.querySelector('a') ?? drawer?.querySelector<HTMLElement>('.empty a, button'))?.focus(),
    );
  };

  return (
    <li className="line line--confirm" onKeyDown={onEscape(onKeep)}>
      <span className="s" role="alert">
        <Sentence text="cart.confirmRemoval" parts={{ link: <b>{line.name}</b> }} />
      </span>
      <Button ref={keep} size="s" onClick={onKeep}>
        {t('cart.keep')}
      </Button>
      <Button size="s" variant="danger" onClick={remove}>
        {t('cart.removeNow')}
      </Button>
    </li>
  );
}
