import { SimplePage } from '#features/layout/simple-page.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';

const STEPS = [
  'builder.step.upload',
  'builder.step.cut',
  'builder.step.filter',
  'builder.step.size',
] as const satisfies MessageKey[];

export function Component() {
  const t = useT();
  return (
    <SimplePage title={t('builder.title')} description={t('builder.description')} path="/mosaik-builder">
      <ol>
        {STEPS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
    </SimplePage>
  );
}
