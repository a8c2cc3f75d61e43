import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';
import { type Banner, CenterPage } from '#shared/center-page.tsx';
import { type LinkStep, SECRET } from './link-steps.ts';

export interface LinkPageProps<Done> {
  path: string;
  first: LinkStep<Done>;
  follow: (secret: string) => Promise<LinkStep<Done>>;
  banner: Banner;
  words: Record<'title' | 'text' | 'button' | 'done' | 'broken' | 'brokenTitle' | 'unreachable', MessageKey>;
  /** paragraphs */
  doneText: (result: Done) => readonly string[];
}

/** Where a link of a mail leads: one sentence, one button. */
export function LinkPage<Done>({ path, first, follow, banner, words, doneText }: LinkPageProps<Done>) {
  const t = useT();
  const navigate = useNavigate();
  const [now, setNow] = useState(first);
  const [isSending, setSending] = useState(false);
  const action = useHref(path);

  const submit = async (event: FormEvent, secret: string): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const next = await follow(secret);
    setSending(false);
    setNow(next);
    // a link that has served must not stay in the history
    if (next.step !== 'ask') void navigate(path, { replace: true, preventScrollReset: true });
  };

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(now.step);
  useEffect(() => {
    if (shown.current !== now.step) heading.current?.focus();
    shown.current = now.step;
  }, [now.step]);

  const toShop = (
    <Button size="l" href="/">
      {t('common.toHome')}
    </Button>
  );
  const referrer = <meta name="referrer" content="no-referrer" />;
  if (now.step === 'done')
    return (
      <CenterPage title={t(words.done)} banner={banner} heading={heading} actions={toShop}>
        {referrer}
        {doneText(now.result).map((paragraph) => (
          <p key={paragraph} className="wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </CenterPage>
    );
  if (now.step === 'broken')
    return (
      <CenterPage
        title={t(words.brokenTitle)}
        banner={banner}
        heading={heading}
        actions={
          <Button size="l" href="/i/hilfe-kontakt">
            {t('layout.help')}
          </Button>
        }
      >
        <p>{t(words.broken)}</p>
      </CenterPage>
    );
  return (
    <CenterPage
      title={t(words.title)}
      banner={banner}
      heading={heading}
      actions={
        <form method="post" action={action} onSubmit={(event) => void submit(event, now.secret)}>
          <input type="hidden" name={SECRET} value={now.secret} />
          <Button variant="cta" size="l" type="submit" loading={isSending}>
            {t(words.button)}
          </Button>
        </form>
      }
    >
      {referrer}
      <p>{t(words.text)}</p>
      {now.hasFailed && (
        <Notice tone="bad" role="alert">
          {t(words.unreachable)}
        </Notice>
      )}
    </CenterPage>
  );
}
