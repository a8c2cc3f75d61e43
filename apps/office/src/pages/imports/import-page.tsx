import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { LoadedView } from '#shared/loaded-view.tsx';
import { CheckStep } from './check/check-step.tsx';
import { ChooseStep } from './choose/choose-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FailedStep } from './failed-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import type { StepProps } from './step-props.ts';
import { useImport } from './use-import.ts';

/** One import. Which step it is at, its state says: whoever comes back finds it there. */
export function Page() {
  const { id = '' } = useParams();
  const loaded = useImport(Number(id));
  return <LoadedView loaded={loaded}>{(file, reload) => <StepOf file={file} reload={reload} />}</LoadedView>;
}

function StepOf({ file, reload }: StepProps) {
  const { state, wanted, visible } = file;
  const step = `${state} ${wanted}`;
  const [first] = useState(step);
  // the button that led here is gone: who listens is told where they are
  useEffect(() => {
    if (step !== first) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [step, first]);
  // another set may be there
  if (state === 'failed' && file.format === 'set-parts' && wanted === null && file.can_check)
    return <ChooseStep file={file} reload={reload} />;
  if (state === 'failed') return <FailedStep file={file} reload={reload} />;
  if (wanted === 'read' || wanted === 'publish' || (state === 'published' && wanted === null && !visible))
    return <ProgressStep file={file} />;
  if (state === 'received') return <ChooseStep file={file} reload={reload} />;
  // taken back, because it could not be published to its end
  if (state === 'staged' && wanted !== 'undo') return <CheckStep file={file} reload={reload} />;
  return <DoneStep file={file} reload={reload} />;
}
