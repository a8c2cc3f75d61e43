import { categoryPath, picturePath } from '@brixel/commerce/links';
import type { HeadImage } from '@brixel/contract/home-page';
import { Button } from '@brixel/ui/button.tsx';
import { ArrowRightIcon, PaletteIcon, RulerIcon, TagIcon } from '@brixel/ui/icons.tsx';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { useServices } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { PARTS_ID } from '#shared/menu-tree.ts';
import { useCategory } from '#shared/use-shell.ts';
import { Lines, useBannerLink } from './banner-parts.tsx';
import type { MosaicFacts } from './page-data.ts';

/** Loose parts around the frame: picture number, place and size. */
const LOOSE: { number: number; place: CSSProperties }[] = [
  { number: 1, place: { right: -30, bottom: -34 } },
  { number: 2, place: { right: 64, bottom: -52, width: 74, height: 74 } },
  { number: 3, place: { left: -44, bottom: -30, width: 110, height: 110 } },
  { number: 5, place: { left: 60, bottom: -50, width: 66, height: 66 } },
  { number: 4, place: { right: -48, bottom: 76, width: 72, height: 72 } },
];

export function Hero({ head, mosaic }: { head: HeadImage; mosaic: MosaicFacts }) {
  const t = useT();
  const { config } = useServices();
  const parts = useCategory(PARTS_ID);
  const linkOf = useBannerLink();
  const leadsToMosaics = linkOf(head).startsWith('/mosaik-builder');
  return (
    <section className="hero baseplate">
      <div className="wrap hero__grid">
        <div>
          <h1>
            <Lines lines={head.title} />
          </h1>
          <p className="hero__lead">{head.text}</p>
          <div className="hero__cta">
            <Button variant="cta" size="l" href={linkOf(head)}>
              {head.linkText} <ArrowRightIcon />
            </Button>
            {parts && (
              <Button variant="invert" size="l" href={categoryPath(parts, config)}>
                {t('home.heroParts')}
              </Button>
            )}
          </div>
          {leadsToMosaics && <HeroFacts {...mosaic} />}
        </div>
        {head.image && (
          <div className="hero__art">
            <div className="frame">
              <HeroPicture {...head} />
            </div>
            {LOOSE.map(({ number, place }) => (
              <img
                key={number}
                className="loose"
                src={picturePath(`/loose/${number}.png`, 160, 160)}
                alt=""
                width={110}
                height={110}
                decoding="async"
                fetchPriority="low"
                style={place}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Beside the text it is the largest thing in view; on narrow screens it stands below, and lets what is in view come first. */
function HeroPicture({ image, alt }: Pick<HeadImage, 'image' | 'alt'>) {
  const [normal, double] = [picturePath(image, 576, 576), picturePath(image, 1152, 1152)];
  const srcSet = `${normal} 576w, ${double} 1152w`;
  const sizes = '(min-width: 1000px) 560px, 92vw';
  preload(double, {
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    media: '(min-width: 1000px)',
  });
  return <img fetchPriority="low" sizes={sizes} src={double} srcSet={srcSet} alt={alt} width={1152} height={1152} />;
}

function HeroFacts({ sizes, fromCm, toCm, colours, price }: MosaicFacts) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="hero__facts">
      <li>
        <RulerIcon />
        <span>
          <b>{t('home.heroSizes', { n: sizes })}</b> {t('home.heroSizesRange', { from: fromCm, to: toCm })}
        </span>
      </li>
      <li>
        <PaletteIcon />
        <b>{t('home.heroColours', { n: colours })}</b>
      </li>
      {price !== null && (
        <li>
          <TagIcon />
          <span>
            {t('home.heroFrom')} <b>{format.unitPrice(price)}</b>
          </span>
        </li>
      )}
    </ul>
  );
}
