import { partsOf, studsOf } from '@brixel/mosaic/formats';
import { Button } from '@brixel/ui/button.tsx';
import { ArrowRightIcon, PackageOpenIcon, ShieldCheckIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useCallback } from 'react';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useNavigate } from '#router/hooks.ts';
import { Sentence } from '#shared/sentence.tsx';
import { BuilderFrame } from '../builder-frame.tsx';
import { STEP_NAMES, stepPath } from '../builder-steps.ts';
import { useBuilder } from '../builder-store.ts';
import type { MosaicProduct } from '../size/load-mosaic-products.ts';
import { useCm } from '../size/use-cm.ts';
import { DropZone } from './drop-zone.tsx';
import cat from './samples/cat.webp';
import catBricks from './samples/cat-bricks.webp';
import espresso from './samples/espresso.webp';
import espressoBricks from './samples/espresso-bricks.webp';
import raccoon from './samples/raccoon.webp';
import raccoonBricks from './samples/raccoon-bricks.webp';
import { usePictureIntake } from './use-picture-intake.ts';

/** Each is shown as what it can become. */
const SAMPLES = [
  { name: 'raccoon', photo: raccoon, bricks: raccoonBricks },
  { name: 'cat', photo: cat, bricks: catBricks },
  { name: 'espresso', photo: espresso, bricks: espressoBricks },
] as const;

interface UploadStepProps {
  products: readonly MosaicProduct[];
  /** sold with bases and all, not as bricks only */
  isSet: boolean;
}

/** Step 1: a picture by click, drop, paste or camera. */
export function UploadStep({ products, isSet }: UploadStepProps) {
  const t = useT();
  const navigate = useNavigate();
  const hasPicture = useBuilder((state) => state.pictureStatus === 'ready');
  const goOn = useCallback(() => void navigate(stepPath('cut')), [navigate]);
  const intake = usePictureIntake(goOn);
  return (
    <BuilderFrame
      step={0}
      stage={<DropZone intake={intake} isOver={intake.isOver} />}
      next={
        hasPicture ? (
          <Button variant="cta" size="l" href={stepPath('cut')}>
            {t('builder.toCut')} <ArrowRightIcon />
          </Button>
        ) : (
          <p className="s muted self-center text-center">{t('builder.chooseFirst')}</p>
        )
      }
    >
      <h1>{t('builder.uploadTitle')}</h1>
      <p>{t('builder.uploadText')}</p>
      <h2 className="mt4 text-[1.0625rem]">{t('builder.samples')}</h2>
      <div className="samples mt2">
        {SAMPLES.map(({ name, photo, bricks }) => (
          <button key={name} type="button" onClick={() => intake.takeSample(photo)}>
            <img src={bricks} alt="" width={288} height={384} loading="lazy" />
            <span>{t(`builder.sample.${name}`)}</span>
          </button>
        ))}
      </div>
      <ul className="deliv mt4">
        <li>
          <ShieldCheckIcon />
          <span>{t('builder.privacy')}</span>
        </li>
        <li>
          <PackageOpenIcon />
          <span>{t(isSet ? 'builder.inTheBox' : 'builder.ofOwnBricks')}</span>
        </li>
      </ul>
      <p className="s muted mt2">
        <Sentence
          text="builder.rights"
          parts={{
            terms: (
              <Link className="link" href="/i/agb">
                {t('layout.terms')}
              </Link>
            ),
            privacy: (
              <Link className="link" href="/i/datenschutz">
                {t('layout.privacy')}
              </Link>
            ),
          }}
        />
      </p>
      <BuilderOverview products={products} />
    </BuilderFrame>
  );
}

/** The four steps, the sizes and what they cost: the whole story, also for browsers that run no script. */
function BuilderOverview({ products }: { products: readonly MosaicProduct[] }) {
  const t = useT();
  const format = useFormat();
  const cm = useCm();
  return (
    <>
      <h2 className="mt4 text-[1.0625rem]">{t('builder.howTitle')}</h2>
      <ol className="stack stack--s mt1 s">
        {STEP_NAMES.map((name, index) => (
          <li key={name}>
            <b>
              {index + 1}. {t(`builder.step.${name}`)}
            </b>{' '}
            <span className="soft">{t(`builder.how.${name}`)}</span>
          </li>
        ))}
      </ol>
      {products.length > 0 && (
        <>
          <h2 className="mt4 text-[1.0625rem]">{t('builder.sizesTitle')}</h2>
          <ul className="mt1">
            {products.map((product) => {
              const studs = studsOf(product.size, 'portrait');
              const parts = format.number(partsOf(studs));
              return (
                <li key={product.sku} className="row row--nowrap row--between border-b border-(--line-soft) py-2.5 s">
                  <span>
                    <Link className="link b" href={product.path}>
                      {product.name}
                    </Link>
                    <br />
                    <span className="muted">
                      {cm(studs)} · {t('builder.studs', { ...studs, parts })}
                    </span>
                  </span>
                  <span className="price">{format.unitPrice(product.price)}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
