import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import { Meter } from '@brixel/ui/meter.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { useT } from '#i18n/i18n.ts';
import { ImportHead } from './import-head.tsx';
import { useNumbers } from './import-text.ts';
import { WizardSteps } from './wizard-steps.tsx';

interface Stage {
  title: string;
  note: string;
  state: 'done' | 'now' | 'later';
  /** how far it is, where that is known */
  of?: { value: number; max: number };
}

/** What happens in the background: reading a file, or publishing it. The page may be left. */
export function ProgressStep({ file }: { file: OfficeImportDetails }) {
  const t = useT();
  const { name, wanted, waits_for: before } = file;
  const isReading = wanted === 'read';
  const stages = useStages(file);
  return (
    <div className="narrow">
      <ImportHead title={t(isReading ? 'imports.reading' : 'imports.publishing')}>
        {t('imports.progressLead', { name })}
      </ImportHead>
      <WizardSteps step={isReading ? 'check' : 'publish'} />
      <div className="stack">
        <section className="panel" aria-label={t('imports.progress')}>
          <VisuallyHidden role="status">{stages.find(({ state }) => state === 'now')?.title}</VisuallyHidden>
          <ol className="prog">
            {stages.map(({ title, note, state, of }) => (
              <li key={title} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
                <span className="prog__mark" aria-hidden="true">
                  {state === 'done' ? <CheckIcon size={16} /> : state === 'now' ? '…' : ''}
                </span>
                <b>
                  {title}
                  {state === 'done' && <VisuallyHidden> {t('imports.stepDone')}</VisuallyHidden>}
                </b>
                <span className="soft s">{note}</span>
                {of && <Meter value={of.value} max={of.max} label={title} />}
              </li>
            ))}
          </ol>
          <p className="panel__f">{t('imports.progressNote')}</p>
        </section>
        {before !== null && (
          <Notice tone="warn" title={t('imports.waitsTitle')}>
            {t('imports.waits', { name: before })}
          </Notice>
        )}
      </div>
    </div>
  );
}

function useStages({ wanted, state, totals, progress }: OfficeImportDetails): Stage[] {
  const t = useT();
  const { number } = useNumbers();
  const later = (isDone: boolean, isNow: boolean): Stage['state'] => (isDone ? 'done' : isNow ? 'now' : 'later');
  if (wanted === 'read') {
    const isWriting = totals.create + totals.update + totals.unchanged + totals.error > 0;
    const isBegun = state === 'reading';
    return [
      { title: t('imports.stage.received'), note: '', state: 'done' },
      {
        title: t('imports.stage.read'),
        note: t('imports.rows', { n: progress.rows }),
        state: later(isWriting, isBegun),
      },
      {
        title: t('imports.stage.goods'),
        note: isWriting ? t('imports.itemsOf', { n: number(progress.goods), of: number(totals.create) }) : '',
        state: later(false, isWriting),
        ...(isWriting && totals.create > 0 && { of: { value: progress.goods, max: totals.create } }),
      },
    ];
  }
  const changes = totals.create + totals.update + totals.retire;
  const isPublished = state === 'published';
  return [
    { title: t('imports.stage.checked'), note: t('imports.rows', { n: progress.rows }), state: 'done' },
    { title: t('imports.stage.prepared'), note: t('imports.items', { n: totals.create }), state: 'done' },
    {
      title: t('imports.stage.switch'),
      note: t('imports.changes', { n: changes }),
      state: later(isPublished, true),
    },
    { title: t('imports.stage.visible'), note: t('imports.stage.visibleNote'), state: later(false, isPublished) },
  ];
}
