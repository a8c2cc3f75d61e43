import { type MosaicSize, studsOf } from '@brixel/mosaic/formats';
import { TextWithLink } from '#features/layout/text-with-link.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { ArrowRightIcon, DownloadIcon, RulerIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { BuilderFrame } from './builder-frame.tsx';
import { useBuilder } from './builder-store.ts';
import type { MosaicProduct } from './load-mosaic-products.ts';
import { PartsList } from './parts-list.tsx';
import { SizeChoice } from './size-choice.tsx';
import { SizeFacts } from './size-facts.tsx';
import { useMosaicPictures } from './use-mosaic-pictures.ts';
import { Wall } from './wall.tsx';

/** Step 4: the mosaic on a wall at true scale, in four sizes. */
export function SizeStep() {
  const t = useT();
  const format = useBuilder((state) => state.format);
  const size = useBuilder((state) => state.selectedSize);
  const imageUrl = useBuilder((state) => state.mosaicImageUrl[size]);
  const products = useBuilder((state) => state.mosaikProducts);
  const results = useMosaicPictures();
  const result = results[size];
  const studs = studsOf(size, format);
  return (
    <BuilderFrame
      step={3}
      room
      stage={
        <>
          <div className="room">
            <Wall size={size} format={format} imageUrl={imageUrl} />
          </div>
          <div className="livepill">
            <RulerIcon size={16} /> {t('builder.trueScale')}
          </div>
        </>
      }
      next={<ProductLink size={size} product={products.find((entry) => entry.size === size)} />}
      footnote={
        <TextWithLink
          text={t('builder.taxNote')}
          link={
            <Link href="/i/versand" className="underline">
              {t('builder.taxNoteLink')}
            </Link>
          }
        />
      }
    >
      <h1>{t('builder.sizeTitle')}</h1>
      <SizeChoice results={results} products={products} />
      <SizeFacts studs={studs} colours={result?.colours.length ?? null} />
      <Notice className="mt3" title={t('builder.orderLaterTitle')}>
        {t('builder.orderLaterText')}
      </Notice>
      {imageUrl && (
        <Button
          block
          className="mt2"
          href={imageUrl}
          download={t('builder.downloadName', { size: size.toUpperCase() })}
        >
          <DownloadIcon /> {t('builder.download')}
        </Button>
      )}
      {result && <PartsList result={result} studs={studs} />}
    </BuilderFrame>
  );
}

function ProductLink({ size, product }: { size: MosaicSize; product: MosaicProduct | undefined }) {
  const t = useT();
  const format = useFormat();
  if (!product) return null;
  return (
    <Button variant="cta" size="l" href={product.path}>
      {t('builder.toProduct', { size: size.toUpperCase(), price: format.price(product.price) })} <ArrowRightIcon />
    </Button>
  );
}
