import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useT } from '#i18n/use-t.ts';

/** Copies a text to the clipboard. Rendered only where that works: with scripts, over HTTPS. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const isPossible = useHydrated() && navigator.clipboard !== undefined;
  if (!isPossible) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button size="s" aria-label={t(isCopied ? 'orders.copiedLabel' : 'orders.copyLabel', { what })} onClick={copy}>
        {t(isCopied ? 'orders.copied' : 'orders.copy')}
      </Button>
      <span className="sr" role="status">
        {isCopied && t('orders.copied')}
      </span>
    </>
  );
}
