import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { ArrowRightIcon, CheckIcon, PencilIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useT } from '#i18n/use-t.ts';
import type { Section } from './checkout-steps.ts';

interface CheckoutSectionProps {
  id: Section;
  title: string;
  state: 'done' | 'now' | 'next';
  /** one line of what was entered, for a completed section */
  summary?: string;
  children: ReactNode;
}

/** Completed sections are one line with a way back, the current one is open, the next ones are outlines. */
export function CheckoutSection({ id, title, state, summary, children }: CheckoutSectionProps) {
  const t = useT();
  return (
    // no element is called like the hash: the browser would scroll the steps out of view
    <section className={cx('costep', `is-${state}`)} aria-labelledby={`${id}-title`}>
      <div className="costep__h">
        {state === 'done' && (
          <span className="costep__n">
            <CheckIcon />
          </span>
        )}
        <h2 id={`${id}-title`} className="scroll-mt-24" tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && (
          <Button variant="ghost" size="s" href={`#${id}`}>
            <PencilIcon /> {t('checkout.change')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {state === 'done' && summary && <p className="costep__sum">{summary}</p>}
      {state === 'now' && <div className="costep__b">{children}</div>}
    </section>
  );
}

export function SectionSubmit({ label, wrongFields }: { label: string; wrongFields: number }) {
  const t = useT();
  // sent by the browser itself, what was typed would end up in the address
  const isHydrated = useHydrated();
  return (
    <>
      <div role="alert">
        {wrongFields > 0 && (
          <Notice tone="bad" className="mt3">
            {t('checkout.errorSummary', { n: wrongFields })}
          </Notice>
        )}
      </div>
      <Button type="submit" variant="cta" size="l" className="mt4" disabled={!isHydrated}>
        {label} <ArrowRightIcon />
      </Button>
    </>
  );
}
