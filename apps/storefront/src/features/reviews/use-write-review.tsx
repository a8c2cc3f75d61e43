import type { Product } from '@brixel/contract/catalog';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { readReviewDraft } from './review-draft.ts';
import type { ReviewFormProps } from './review-form.tsx';

/** The way to an own review: a button, and the form that it opens. One that was begun before a reload is open again. */
export function useWriteReview(product: Pick<Product, 'id' | 'name'>): { opener: ReactNode; panel: ReactNode } {
  const t = useT();
  const [Form, setForm] = useState<ComponentType<ReviewFormProps> | null>(null);
  const [isSent, setIsSent] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLDivElement>(null);

  const open = useCallback(
    () =>
      import('./review-form.tsx').then(
        ({ ReviewForm }) => setForm(() => ReviewForm),
        () => notify({ type: 'error', message: t('reviews.offline') }),
      ),
    [t],
  );
  useEffect(() => {
    if (readReviewDraft(product.id)) void open();
  }, [product.id, open]);
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  if (isSent) {
    const text = (
      <Notice ref={thanks} tone="ok" role="status" tabIndex={-1} className="mt-5" title={t('reviews.thanksTitle')}>
        {t('reviews.thanks')}
      </Notice>
    );
    return { opener: null, panel: text };
  }
  const close = (): void => {
    setForm(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return Form
    ? { opener: null, panel: <Form product={product} onSent={() => setIsSent(true)} onCancel={close} /> }
    : {
        opener: (
          <Button ref={opener} size="s" className="noscript:hidden" onClick={open}>
            {t('reviews.write')}
          </Button>
        ),
        panel: null,
      };
}
