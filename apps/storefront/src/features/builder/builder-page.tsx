import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sameInAllStores } from '#data/catalog/alternates.ts';
import { useT } from '#i18n/use-t.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { BuilderHeader } from './builder-header.tsx';
import { allowedStep, stepName, stepPath } from './builder-steps.ts';
import { startKeepingSettings, useBuilder } from './builder-store.ts';
import { BuilderVoice } from './builder-voice.tsx';
import { CutStep } from './cut/cut-step.tsx';
import { FilterStep } from './filter/filter-step.tsx';
import { stopMosaics } from './mosaic/use-mosaic.ts';
import { restorePicture } from './picture/builder-picture.client.ts';
import type { MosaicProduct } from './size/load-mosaic-products.ts';
import { SizeStep } from './size/size-step.tsx';
import { UploadStep } from './upload/upload-step.tsx';

export interface BuilderPageProps {
  /** the step that the address asks for */
  asked: number;
  products: readonly MosaicProduct[];
}

/** The server, browsers without script and visitors without a picture see the first step. */
export function BuilderPage({ asked, products }: BuilderPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const status = useBuilder((state) => state.pictureStatus);
  const restored = useBuilder((state) => state.isRestored);
  const hasPicture = status === 'ready';
  const isKnown = status !== 'unknown';
  const step = isKnown ? allowedStep({ asked, hasPicture, restored, screenWidth: screenWidth() }) : 0;

  useEffect(() => {
    const stopKeeping = startKeepingSettings();
    useBuilder.setState({ isBuilderVisible: true });
    void restorePicture();
    return () => {
      stopKeeping();
      stopMosaics();
      useBuilder.setState({ isBuilderVisible: false });
    };
  }, []);

  useEffect(() => useBuilder.setState({ mosaikProducts: products }), [products]);

  useEffect(() => {
    if (!isKnown) return;
    useBuilder.setState({ step });
    if (step === asked) {
      // the stored picture has had its say; from here on the visitor walks freely
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
        alternates={sameInAllStores('/mosaik-builder')}
        image="/mosaic/hero.png"
      />
      <BuilderHeader step={step} />
      {step === 0 && <UploadStep products={products} />}
      {step === 1 && <CutStep />}
      {step === 2 && <FilterStep />}
      {step === 3 && <SizeStep />}
      <BuilderVoice />
    </div>
  );
}

const screenWidth = (): number => (typeof window === 'undefined' ? Number.POSITIVE_INFINITY : window.innerWidth);
