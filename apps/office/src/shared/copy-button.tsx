import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { CopyIcon } from './icons.tsx';

/** Copies a text; the button says when it is done. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const [isDone, setDone] = useState(false);
  return (
    <Button
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setDone(true);
      }}
    >
      <CopyIcon />
      <span aria-live="polite">{isDone ? t('common.copied') : label}</span>
    </Button>
  );
}
