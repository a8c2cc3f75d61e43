import { Button } from '@brixel/ui/button.tsx';
import { CloseIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Plates } from '@brixel/ui/plates.tsx';
import { useEffect } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { useNavigate } from '#router/hooks.ts';
import { Logo } from '#shared/logo.tsx';
import { PageMeta } from '#shared/page-meta.tsx';
import { Announcer } from './builder-frame.tsx';
import { allowedStep, STEP_NAMES, stepName, stepPath } from './builder-steps.ts';
import { startStoringSettings, useBuilder } from './builder-store.ts';
import { CutStep } from './cut/cut-step.tsx';
import { FilterStep } from './filter/filter-step.tsx';
import { canBuildAny, type OwnBricks } from './mosaic/own-bricks.ts';
import { stopMosaics } from './mosaic/use-mosaic.ts';
import { restorePicture } from './picture/builder-picture.client.ts';
import type { MosaicProduct } from './size/load-mosaic-products.ts';
import { SizeStep } from './size/size-step.tsx';
import { UploadStep } from './upload/upload-step.tsx';

interface BuilderPageProps {
  /** the step that the address asks for */
  asked: number;
  products: readonly MosaicProduct[];
  /** of a shop that sells no mosaics as sets */
  bricks: OwnBricks | null;
}

/** The server, browsers without script and visitors without a picture see the first step. */
export function BuilderPage({ asked, products, bricks }: BuilderPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const status = useBuilder((state) => state.pictureStatus);
  const restored = useBuilder((state) => state.isRestored);
  const hasPicture = status === 'ready';
  const isKnown = status !== 'unknown';
  const hasBricks = canBuildAny(bricks);
  const step = isKnown && hasBricks ? allowedStep({ asked, hasPicture, restored, screenWidth: screenWidth() }) : 0;

  useEffect(() => {
    const stopStoring = startStoringSettings();
    useBuilder.setState({ isBuilderVisible: true });
    void restorePicture();
    return () => {
      stopStoring();
      stopMosaics();
      useBuilder.setState({ isBuilderVisible: false });
    };
  }, []);

  useEffect(() => useBuilder.setState({ mosaikProducts: products, bricks }), [products, bricks]);

  useEffect(() => {
    if (!isKnown) return;
    useBuilder.setState({ step });
    if (step === asked) {
      // the stored picture has decided the first step; from here on the address does
      useBuilder.setState({ isRestored: false });
      return;
    }
    const options = { replace: true, flushSync: true };
    // at once, a transition would wait for parts of the page whose code is still to come; but not inside an effect
    queueMicrotask(() => void navigate(stepPath(stepName(step)), options));
  }, [isKnown, step, asked, navigate]);

  return (
    <div className="mb">
      <PageMeta
        title={t('builder.stepTitle', { step: t(`builder.step.${stepName(step)}`) })}
        description={t('builder.description')}
        alternates="/mosaik-builder"
        image="/mosaic/hero.png"
      />
      <BuilderHeader step={step} />
      {!hasBricks && <NoBricks />}
      {hasBricks && step === 0 && <UploadStep products={products} isSet={bricks === null} />}
      {step === 1 && <CutStep />}
      {step === 2 && <FilterStep />}
      {step === 3 && <SizeStep />}
      <Announcer />
    </div>
  );
}

/** The shop has nothing that mosaics are built of. */
function NoBricks() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap section">
      <div className="narrow">
        <h1>{t('builder.noBricks')}</h1>
        <p className="mt2">{t('builder.noBricksText')}</p>
        <Button variant="cta" href="/" className="mt3">
          {t('builder.noBricksAction')}
        </Button>
      </div>
    </main>
  );
}

const screenWidth = (): number => (typeof window === 'undefined' ? Number.POSITIVE_INFINITY : window.innerWidth);

/** Logo, the four steps, close. Steps that lie behind lead back; nothing is lost on the way. */
function BuilderHeader({ step }: { step: number }) {
  const t = useT();
  const { shop } = useServices().config;
  return (
    <header className="mb__head">
      <Link href="/" aria-label={t('layout.logo', { shop: shop.name })}>
        <Logo />
      </Link>
      <Plates
        label={t('builder.steps')}
        steps={STEP_NAMES.map((name) => t(`builder.step.${name}`))}
        current={step}
        doneLabel={t('builder.stepDone')}
        renderStep={(text, index) => (index < step ? <Link href={stepPath(stepName(index))}>{text}</Link> : text)}
      />
      <Button variant="ghost" size="s" href="/">
        <CloseIcon />
        <span>{t('common.close')}</span>
      </Button>
    </header>
  );
}
