import { Button } from '@brixel/ui/button.tsx';
import { CloseIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Plates } from '@brixel/ui/plates.tsx';
import { useT } from '#i18n/use-t.ts';
import { Logo } from '#shared/logo.tsx';
import { STEP_NAMES, stepName, stepPath } from './builder-steps.ts';

/** Logo, the four steps, close. Steps that lie behind lead back; nothing is lost on the way. */
export function BuilderHeader({ step }: { step: number }) {
  const t = useT();
  return (
    <header className="mb__head">
      <Link href="/" aria-label={t('layout.logo')}>
        <Logo alt="" />
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
