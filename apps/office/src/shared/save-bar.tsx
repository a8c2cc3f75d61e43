import { Button } from '@brixel/ui/button.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface SaveBarProps {
  /** Names of the fields that were changed; none hides the bar. */
  changed: readonly string[];
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** At the foot of a form with changes. `Ctrl S` saves, and leaving the page asks first. */
export function SaveBar({ changed, isBusy, onSave, onDiscard }: SaveBarProps) {
  const t = useT();
  const isChanged = changed.length > 0;
  const save = useEffectEvent(onSave);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isChanged) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      save();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isChanged]);

  return (
    <>
      {isChanged && (
        <section className="savebar" aria-label={t('save.region')}>
          <p className="grow b">{t('save.changed', { n: changed.length, fields: changed.join(', ') })}</p>
          <Button variant="ghost" onClick={onDiscard}>
            {t('save.discard')}
          </Button>
          <Button variant="cta" loading={isBusy} onClick={onSave}>
            {t('save.save')} <kbd>{t('keys.ctrl')} S</kbd>
          </Button>
        </section>
      )}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={t('save.leaveTitle')}
        confirmLabel={t('save.leave')}
        dangerous
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        <p>{t('save.leaveText', { fields: changed.join(', ') })}</p>
      </ConfirmDialog>
    </>
  );
}
