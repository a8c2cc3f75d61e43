import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { CopyIcon } from './icons.tsx';

/** Copies a text that also stands beside it, and says when it is done. Browsers let nobody do so over plain HTTP. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const [copied, setCopied] = useState<string | null>(null);
  if (navigator.clipboard === undefined) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      // somebody has forbidden it
      () => setCopied(null),
    );
  return (
    <Button onClick={copy}>
      <CopyIcon />
      <span aria-live="polite">{copied === text ? t('common.copied') : label}</span>
    </Button>
  );
}
