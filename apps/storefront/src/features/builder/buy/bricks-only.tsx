import { toEuros } from '@brixel/commerce/money';
import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import { partsOf } from '@brixel/mosaic/formats';
import type { Grid } from '@brixel/mosaic/grid';
import { paletteFor } from '@brixel/mosaic/palette';
import { canFill } from '@brixel/mosaic/search-mosaic';
import { substitutes } from '@brixel/mosaic/substitutes';
import { Button } from '@brixel/ui/button.tsx';
import { BlocksIcon, CartIcon } from '@brixel/ui/icons.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { useMemo, useState } from 'react';
import { useServices } from '#data/services.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { sumOf } from '#features/cart-line/cart-line.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { openPanel } from '#shared/ui-store.ts';
import { useBuilder } from '../builder-store.ts';
import { MosaicCanvas } from '../mosaic/mosaic-canvas.tsx';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { useMosaic } from '../mosaic/use-mosaic.ts';
import { type BrickShelf, useBrickShelf } from './brick-shelf.ts';
import { deliveryOf, singleSku } from './bricks-purchase.ts';

interface BricksOnlyProps {
  result: MosaicResult;
  bill: readonly BillLine[];
}

/** For those who have bases already: only the bricks, part by part from the shop's shelves. */
export function BricksOnly(props: BricksOnlyProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block className="mt2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BlocksIcon /> {t('builder.bricksOnly')}
      </Button>
      <BricksDialog {...props} title={t('builder.bricksOnly')} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The way into the cart where mosaics are not sold as sets. */
export function BuyBricks({ result }: { result: MosaicResult | null }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="cta" size="l" aria-haspopup="dialog" disabled={!result?.isFinal} onClick={() => setOpen(true)}>
        <BlocksIcon /> {t('builder.buyBricks')}
      </Button>
      {result?.bill && (
        <BricksDialog
          result={result}
          bill={result.bill}
          title={t('builder.buyBricks')}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface BricksDialogProps extends BricksOnlyProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

function BricksDialog({ title, isOpen, onClose, ...bricks }: BricksDialogProps) {
  const t = useT();
  return (
    <Modal open={isOpen} onClose={onClose} title={title} closeLabel={t('common.close')}>
      {isOpen && <ShelfContent {...bricks} onAdded={onClose} />}
    </Modal>
  );
}

function ShelfContent({ result, bill, onAdded }: BricksOnlyProps & { onAdded: () => void }) {
  const t = useT();
  const shelf = useBrickShelf(bill, result.mode);
  if (shelf === undefined) return <PixelLoader label={t('builder.bricksLoading')} />;
  if (shelf === null) {
    return (
      <Notice tone="bad" role="alert">
        {t('builder.bricksUnreachable')}
      </Notice>
    );
  }
  const delivery = deliveryOf(bill, shelf.available);
  if (delivery.missing.size > 0) return <SubstitutedOffer wanted={result} shelf={shelf} onAdded={onAdded} />;
  return <BricksOffer shelf={shelf} parts={delivery.parts} onAdded={onAdded} />;
}

interface BricksOfferProps {
  shelf: BrickShelf;
  /** how many of each, by the skus of our range */
  parts: ReadonlyMap<string, number>;
  onAdded: () => void;
}

/** All parts with their sum, into the cart with one click. */
function BricksOffer({ shelf, parts, onAdded }: BricksOfferProps) {
  const t = useT();
  const { number, price } = useFormat();
  const { addLines } = useAddToCart();
  const lines = [...parts].flatMap(([part, qty]) => shelf.lines(part, qty));
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const total = price(toEuros(sumOf(lines)));
  const add = (): void => {
    if (!addLines(lines)) return;
    onAdded();
    openPanel('microcart');
  };
  return (
    <>
      <p>{t('builder.bricksSum', { pieces: number(pieces), n: lines.length, total })}</p>
      <p className="s muted mt1">{t('builder.bricksWithout')}</p>
      <Button once variant="cta" size="l" block className="mt3" onClick={add}>
        <CartIcon /> {t('builder.addToCart', { price: total })}
      </Button>
    </>
  );
}

interface SubstitutedOfferProps {
  /** the mosaic in view, of which the shop has not all parts */
  wanted: MosaicResult;
  shelf: BrickShelf;
  onAdded: () => void;
}

/** Where parts are short the mosaic is computed anew with what is there. */
function SubstitutedOffer({ wanted, shelf, onAdded }: SubstitutedOfferProps) {
  const t = useT();
  // what single plates can cover can always be delivered, however the areas are laid
  const stock = useMemo(
    () => paletteFor(wanted.mode).map(({ key }) => shelf.available(singleSku(key))),
    [wanted.mode, shelf],
  );
  if (canFill(stock, partsOf(wanted.studs))) {
    return <Substitutes wanted={wanted} shelf={shelf} stock={stock} onAdded={onAdded} />;
  }
  return (
    <Notice tone="warn" title={t('builder.bricksTooFew')}>
      {t('builder.bricksTooFewText')}
    </Notice>
  );
}

function Substitutes({ wanted, shelf, stock, onAdded }: SubstitutedOfferProps & { stock: readonly number[] }) {
  const t = useT();
  const size = useBuilder((state) => state.selectedSize);
  const plates = useBuilder((state) => state.plates);
  const { result, failed } = useMosaic({ slot: 'bricks', size, mode: wanted.mode, plates, stock });
  if (failed) return <Notice tone="bad">{t('builder.error.preview')}</Notice>;
  if (!result?.bill) return <PixelLoader label={t('builder.bricksLoading')} />;
  return (
    <>
      <div className="row row--nowrap items-start">
        <MosaicCanvas picture={result.picture} label={t('builder.bricksPreview')} className="h-auto w-30 flex-none" />
        <SubstituteColours wanted={wanted} delivered={result} stock={stock} shelf={shelf} />
      </div>
      <div className="mt2">
        <BricksOffer shelf={shelf} parts={deliveryOf(result.bill, shelf.available).parts} onAdded={onAdded} />
      </div>
    </>
  );
}

type Laid = Pick<MosaicResult, 'studs' | 'cells' | 'mode'>;

interface SubstituteColoursProps {
  wanted: Laid;
  /** the same picture with no more than the stock */
  delivered: Laid;
  /** studs of each palette colour */
  stock: readonly number[];
  shelf: BrickShelf;
}

/** Which colours are short or not sold at all, and which replace each of them. */
function SubstituteColours({ wanted, delivered, stock, shelf }: SubstituteColoursProps) {
  const t = useT();
  const { number } = useFormat();
  const { language } = useServices();
  const palette = paletteFor(wanted.mode);
  const gridOf = ({ studs, cells }: Laid): Grid => ({ ...studs, cells, palette: palette.map(({ hex }) => hex) });
  const nameOf = (colour: number): string => palette[colour]!.name[language];
  const rows = substitutes(gridOf(wanted), gridOf(delivered), stock).map(({ colour, missing, by }) => {
    const { key } = palette[colour]!;
    const others = by
      .map((other) => t('builder.standIn', { name: nameOf(other.colour), n: number(other.count) }))
      .join(', ');
    const text = shelf.isSold(singleSku(key)) ? 'builder.colourShort' : 'builder.colourUnsold';
    return { key, text: t(text, { name: nameOf(colour), n: missing, others }) };
  });
  return (
    <div className="s">
      <p>{t('builder.coloursShort')}</p>
      <ul className="mt1 list-disc pl-5">
        {rows.map(({ key, text }) => (
          <li key={key} className="mt-1">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
