import { Plates } from '@brixel/ui/plates.tsx';
import { useT } from '#i18n/i18n.ts';

const STEPS = ['file', 'columns', 'check', 'publish'] as const;
export type Step = (typeof STEPS)[number];

/** Where an import is. */
export function WizardSteps({ step }: { step: Step }) {
  const t = useT();
  return (
    <Plates
      label={t('imports.steps')}
      steps={STEPS.map((each) => t(`imports.step.${each}`))}
      current={STEPS.indexOf(step)}
      doneLabel={t('imports.stepDone')}
    />
  );
}
