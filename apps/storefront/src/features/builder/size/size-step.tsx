import { hoursFor, MOSAIC_SIZES, type MosaicSize, studsOf } from '@brixel/mosaic/formats';
import { ShieldCheckIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useEffect } from 'react';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Sentence } from '#shared/sentence.tsx';
import { useTaxNotes } from '#shared/tax-notes.ts';
import { BuilderFrame } from '../builder-frame.tsx';
import { modeOf, useBuilder } from '../builder-store.ts';
import { BuyBricks } from '../buy/bricks-only.tsx';
import { BuyButton } from '../buy/buy-button.tsx';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { canBuild } from '../mosaic/own-bricks.ts';
import { pieceCount, useMosaicPictures } from '../mosaic/use-mosaic-pictures.ts';
import { PartsList } from './parts-list.tsx';
import { SaveShare } from './save-share.tsx';
import { FrameChoice, PlatesChoice, SizeChoice } from './size-choices.tsx';
import { SizeStage } from './size-stage.tsx';

/** Step 4: the mosaic on a wall at true scale, in four sizes, and the way into the cart. */
export function SizeStep() {
  const t = useT();
  const size = useBuilder((state) => state.selectedSize);
  const product = useBuilder((state) => state.mosaikProducts.find((entry) => entry.size === size));
  const { sizes, laid } = useMosaicPictures();
  const format = useBuilder((state) => state.format);
  const result = sizes[size];
  const bricks = useBuilder((state) => state.bricks);
  useBuildableSize();
  const { noVat } = useTaxNotes();
  const link = (
    <Link href="/i/versand" className="underline">
      {t('builder.taxNoteLink')}
    </Link>
  );
  return (
    <BuilderFrame
      step={3}
      room
      stage={<SizeStage />}
      next={bricks ? <BuyBricks result={result} /> : <BuyButton product={product} result={result} />}
      footnote={
        noVat ? (
          <Sentence text="catalog.noTaxNote" parts={{ link, note: noVat }} />
        ) : (
          <Sentence text="builder.taxNote" parts={{ link }} />
        )
      }
    >
      <h1>{t('builder.sizeTitle')}</h1>
      <SizeChoice results={sizes} />
      {(product || bricks) && <PlatesChoice product={product} results={laid} />}
      {product && <FrameChoice product={product} />}
      <SizeFacts result={result} />
      {result && <PartsList result={result} studs={studsOf(size, format)} />}
      {result?.isFinal && <SaveShare picture={result.picture} />}
      <p className="row row--nowrap s muted mt3">
        <ShieldCheckIcon className="flex-none" /> {t('builder.sentNote')}
      </p>
    </BuilderFrame>
  );
}

/** Of the shop's own bricks a large mosaic may not be possible: then the largest that is gets chosen. */
function useBuildableSize(): void {
  const bricks = useBuilder((state) => state.bricks);
  const format = useBuilder((state) => state.format);
  const mode = useBuilder(modeOf);
  const size = useBuilder((state) => state.selectedSize);
  useEffect(() => {
    const isPossible = (candidate: MosaicSize): boolean => canBuild(bricks, { size: candidate, format, mode });
    const largest = MOSAIC_SIZES.findLast(isPossible);
    if (!isPossible(size) && largest) useBuilder.setState({ selectedSize: largest });
  }, [bricks, format, mode, size]);
}

/** Parts, colours and building time of the mosaic in view. */
function SizeFacts({ result }: { result: MosaicResult | null }) {
  const t = useT();
  const { number } = useFormat();
  const pieces = pieceCount(result);
  return (
    <ul className="facts mt3">
      <li>
        <b>{pieces === null ? '…' : number(pieces)}</b>
        {t('builder.factParts')}
      </li>
      <li>
        <b>{result ? number(result.colours.length) : '…'}</b>
        {t('builder.factColours')}
      </li>
      <li>
        <b>{pieces === null ? '…' : t('builder.hours', { n: hoursFor(pieces) })}</b>
        {t('builder.factTime')}
      </li>
    </ul>
  );
}
