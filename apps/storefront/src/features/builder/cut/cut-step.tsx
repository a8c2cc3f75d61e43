import { FORMATS, type Format, sharpestSize, studsOf } from '@brixel/mosaic/formats';
import { Button } from '@brixel/ui/button.tsx';
import { OptionTile } from '@brixel/ui/choice.tsx';
import { ArrowRightIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { Range } from '@brixel/ui/range.tsx';
import { useEffect, useRef } from 'react';
import { useT } from '#i18n/use-t.ts';
import { announce, BuilderFrame } from '../builder-frame.tsx';
import { stepPath } from '../builder-steps.ts';
import { modeOf, setCut, setFormat, useBuilder } from '../builder-store.ts';
import { MosaicCanvas } from '../mosaic/mosaic-canvas.tsx';
import { useMosaic } from '../mosaic/use-mosaic.ts';
import { type Extent, type ImageDimensions, MAX_ZOOM, withZoom, zoomOf } from './crop.ts';
import { CropMoves, CropToolbar } from './crop-tools.tsx';
import { Cropper } from './cropper.tsx';

const FORMAT_GLYPH: Record<Format, { width: number; height: number }> = {
  portrait: { width: 30, height: 40 },
  landscape: { width: 40, height: 30 },
  square: { width: 36, height: 36 },
};

/** Step 2: the cut. */
export function CutStep() {
  const t = useT();
  const bitmap = useBuilder((state) => state.bitmap);
  const cut = useBuilder((state) => state.imageDimensions);
  const src = useBuilder((state) => state.objectURL);
  const format = useBuilder((state) => state.format);
  useCutAnnouncement(bitmap, cut);
  if (!bitmap || !cut || !src) return null;
  const zoom = Math.round(zoomOf(bitmap, cut) * 100);
  return (
    <BuilderFrame
      step={1}
      stage={
        <>
          <Cropper bitmap={bitmap} src={src} cut={cut} />
          <CropToolbar bitmap={bitmap} cut={cut} />
        </>
      }
      next={
        <Button variant="cta" size="l" href={stepPath('filter')}>
          {t('builder.toFilter')} <ArrowRightIcon />
        </Button>
      }
    >
      <h1>{t('builder.cutTitle')}</h1>
      <p>{t('builder.cutText')}</p>
      <fieldset className="mt3">
        <legend className="label mb-2">{t('builder.format')}</legend>
        <div className="fmt grid-cols-3!">
          {FORMATS.map((entry) => (
            <OptionTile
              key={entry}
              name="format"
              value={entry}
              checked={entry === format}
              onChange={() => setFormat(entry)}
              glyph={<i style={FORMAT_GLYPH[entry]} />}
            >
              {t(`builder.format.${entry}`)}
            </OptionTile>
          ))}
        </div>
      </fieldset>
      <div className="slider mt3">
        <label htmlFor="builder-zoom">{t('builder.zoom')}</label>
        <output htmlFor="builder-zoom">{t('builder.percent', { n: zoom })}</output>
        <Range
          id="builder-zoom"
          min={100}
          max={MAX_ZOOM * 100}
          value={zoom}
          aria-valuetext={t('builder.percent', { n: zoom })}
          onChange={(event) => setCut(withZoom(bitmap, cut, event.target.valueAsNumber / 100))}
        />
      </div>
      <CropMoves bitmap={bitmap} cut={cut} />
      <MiniPreview format={format} />
      <Verdict cutWidth={cut.width} format={format} />
    </BuilderFrame>
  );
}

function MiniPreview({ format }: { format: Format }) {
  const t = useT();
  const mode = useBuilder(modeOf);
  const { result } = useMosaic({ slot: 'mini', size: 's', mode, pixelsPerStud: 5 });
  const studs = studsOf('s', format);
  const xl = studsOf('xl', format);
  const text = t('builder.miniText', { ...studs, xlWidth: xl.width, xlHeight: xl.height });
  return (
    <>
      <h2 className="mt3 mb-2.5 text-[1.0625rem]">{t('builder.miniTitle')}</h2>
      <div className="mini">
        <div className="bg-(--tray)" style={{ aspectRatio: studs.width / studs.height }}>
          {result && (
            <MosaicCanvas picture={result.picture} label="" className="block w-full rounded-(--r-s) shadow-(--sh-2)" />
          )}
        </div>
        <p className="s soft">{text}</p>
      </div>
    </>
  );
}

function Verdict({ cutWidth, format }: { cutWidth: number; format: Format }) {
  const t = useT();
  const size = sharpestSize(cutWidth, format);
  if (size === 'xl') {
    return (
      <Notice tone="ok" className="mt3" title={t('builder.sharpAll')}>
        {t('builder.sharpAllText')}
      </Notice>
    );
  }
  const title = size ? t('builder.sharpUpTo', { size: size.toUpperCase() }) : t('builder.sharpNone');
  return (
    <Notice tone="warn" className="mt3" title={title}>
      {t('builder.sharpUpToText')}
    </Notice>
  );
}

/** Held keys would announce every step. */
const REST_MS = 400;

const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** Announces where the cut is once it has come to rest. */
function useCutAnnouncement(picture: Extent | null, cut: ImageDimensions | null): void {
  const t = useT();
  const first = useRef(cut);
  useEffect(() => {
    if (!picture || !cut || cut === first.current) return;
    const timer = setTimeout(() => {
      announce(
        t('builder.cutSaid', {
          width: Math.round(cut.width),
          height: Math.round(cut.height),
          zoom: Math.round(zoomOf(picture, cut) * 100),
          left: percent(cut.x, picture.width),
          top: percent(cut.y, picture.height),
        }),
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [picture, cut, t]);
}
