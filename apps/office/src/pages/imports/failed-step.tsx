import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { ImportHead } from './import-head.tsx';
import type { StepProps } from './step-props.ts';
import { WizardSteps } from './wizard-steps.tsx';

/** A file that could not be used: why, where, and the ways out. */
export function FailedStep({ file, reload }: StepProps) {
  const t = useT();
  const mutation = useMutation();
  const { id, name, problem, choice, can_check } = file;
  async function again(): Promise<void> {
    if (await mutation.run(() => call('imports.check', { params: { id }, body: choice }))) reload();
  }
  return (
    <div className="narrow">
      <ImportHead title={t('imports.failed', { name })}>{t('imports.failedLead')}</ImportHead>
      <WizardSteps step="check" />
      <div className="stack">
        <Notice tone="bad" title={t('imports.failedTitle')}>
          {problem}
        </Notice>
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="row">
          <Button variant="cta" href="/imports/new">
            {t('imports.otherFile')}
          </Button>
          {can_check && (
            <Button loading={mutation.isBusy} onClick={() => void again()}>
              {t('imports.checkAgain')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
