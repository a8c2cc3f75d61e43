import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { useNumbers } from '../import-text.ts';
import type { StepProps } from '../step-props.ts';
import { DoubtDialog } from './doubt-dialog.tsx';

/** At the foot: publish, with a tick where rows stay out, and a number that is typed where it is probably the wrong file. */
export function PublishBar({ file, reload }: StepProps) {
  const t = useT();
  const { number } = useNumbers();
  const navigate = useNavigate();
  const [publishing, dropping] = [useMutation(), useMutation()];
  const [isTicked, setTicked] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, name, totals, confirm, outdated } = file;
  const { create, update, unchanged, retire, skip, error } = totals;
  const changes = create + update + retire + file.besides;

  async function publish(typed?: number): Promise<void> {
    const body = { without_errors: isTicked, ...(typed !== undefined && { typed }) };
    await publishing.run(() => call('imports.publish', { params: { id }, body }));
    // where it was refused, somebody else may have been quicker
    reload();
  }
  function press(): void {
    if (error > 0 && !isTicked) setMissed(true);
    else if (confirm) setAsking(true);
    else void publish();
  }
  async function drop(): Promise<void> {
    if (!(await dropping.run(() => call('imports.drop', { params: { id } })))) return reload();
    toast({ text: t('imports.dropped', { name }) });
    void navigate('/imports');
  }

  return (
    <section className="savebar savebar--publish" aria-label={t('imports.publishBar')}>
      <div className="grow">
        {error > 0 ? (
          <Checkbox
            checked={isTicked}
            error={isMissed && !isTicked && t('imports.tickMissing')}
            onChange={({ target }) => setTicked(target.checked)}
          >
            {t('imports.tick', { n: error, of: number(create + update + unchanged + skip + error) })}
          </Checkbox>
        ) : (
          <p className="s">{t(changes > 0 ? 'imports.allAtOnce' : 'imports.noChanges')}</p>
        )}
        {publishing.failure && !isAsking && <FailureNotice code={publishing.failure} />}
        {dropping.failure && <FailureNotice code={dropping.failure} />}
      </div>
      <Button variant="ghost" loading={dropping.isBusy} onClick={() => void drop()}>
        {t('imports.discard')}
      </Button>
      <Button href="/imports">{t('imports.later')}</Button>
      {changes > 0 && !outdated && (
        <Button variant="cta" loading={publishing.isBusy} onClick={press}>
          {t('imports.publish', { n: changes })}
        </Button>
      )}
      {confirm && isAsking && (
        <DoubtDialog
          doubt={confirm}
          isBusy={publishing.isBusy}
          failure={publishing.failure}
          onConfirm={(typed) => void publish(typed)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
