import { Button } from '@brixel/ui/button.tsx';
import { ArrowRightIcon, PackageOpenIcon, ShieldCheckIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/use-t.ts';
import { Sentence } from '#shared/sentence.tsx';
import { BuilderFrame } from '../builder-frame.tsx';
import { BuilderOverview } from '../builder-overview.tsx';
import { stepPath } from '../builder-steps.ts';
import { useBuilder } from '../builder-store.ts';
import type { MosaicProduct } from '../size/load-mosaic-products.ts';
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

/** Step 1: a picture by click, drop, paste or camera. */
export function UploadStep({ products }: { products: readonly MosaicProduct[] }) {
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
          <span>{t('builder.inTheBox')}</span>
        </li>
      </ul>
      <p className="s muted mt2">
        <Sentence
          text={t('builder.rights')}
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
