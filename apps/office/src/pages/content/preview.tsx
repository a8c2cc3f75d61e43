import { cx } from '@brixel/ui/cx.ts';
import { useEffect, useId, useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';

interface PreviewProps {
  /** Of a page; blocks have none. */
  title?: string;
  content: string;
}

const TYPING_MS = 250;

/** What was typed as the platform would save it, in the look of the shop. */
export function Preview({ title, content }: PreviewProps) {
  const t = useT();
  const [isNarrow, setNarrow] = useState(false);
  const shown = useSaved(content);
  return (
    <Panel title={t('content.preview')} aside={<WidthSwitch isNarrow={isNarrow} onChange={setNarrow} />}>
      <div className={cx('pageview prose', isNarrow && 'pageview--narrow')}>
        {title && <p className="display pageview__title">{title}</p>}
        <div dangerouslySetInnerHTML={{ __html: shown }} />
      </div>
    </Panel>
  );
}

/** Cleaned by the platform; what it was last stays until the answer is there. */
function useSaved(content: string): string {
  const [shown, setShown] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await call('content.preview', { body: { content } });
      if (isCurrent && answer.ok) setShown(answer.result.content);
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [content]);
  return shown;
}

function WidthSwitch({ isNarrow, onChange }: { isNarrow: boolean; onChange: (isNarrow: boolean) => void }) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="sr">{t('content.width')}</legend>
      {[false, true].map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            className="sr"
            name={name}
            checked={value === isNarrow}
            onChange={() => onChange(value)}
          />
          {t(value ? 'content.narrow' : 'content.wide')}
        </label>
      ))}
    </fieldset>
  );
}
