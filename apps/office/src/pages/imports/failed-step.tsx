import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/speak.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useDeed } from '#shared/use-deed.ts';
import { ImportHead } from './import-head.tsx';
import type { StepProps } from './step-props.ts';
import { WizardSteps } from './wizard-steps.tsx';

/** A file that could not be used: why, where, and the ways out. */
export function FailedStep({ file, reload }: StepProps) {
  const t = useT();
  const deed = useDeed();
  const { id, name, problem, choice, can_check } = file;
  async function again(): Promise<void> {
    if (await deed.run(() => call('imports.check', { params: { id }, body: choice }))) reload();
  }
  return (
    <div className="narrow">
      <ImportHead title={t('imports.failed', { name })}>{t('imports.failedLead')}</ImportHead>
      <WizardSteps step="check" />
      <div className="stack">
        <Notice tone="bad" title={t('imports.failedTitle')}>
          {problem}
        </Notice>
        {deed.failure && <FailureNotice code={deed.failure} />}
        <div className="row">
          <Button variant="cta" href="/imports/new">
            {t('imports.otherFile')}
          </Button>
          {can_check && (
            <Button loading={deed.isBusy} onClick={() => void again()}>
              {t('imports.checkAgain')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
