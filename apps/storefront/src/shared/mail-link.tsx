import type { Promises } from '@brixel/contract/promises';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import type { Api } from '#data/api/api.ts';
import type { Outcome } from '#data/api/outcome.ts';
import { servicesOf, useServices } from '#data/services.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { Translate } from '#i18n/translate.ts';
import { useT } from '#i18n/use-t.ts';
import { useActionData, useHref, useLocation, useNavigate } from '#router/hooks.ts';
import { type Banner, CenterPage } from './center-page.tsx';
import { HelpButton } from './help-button.tsx';

/**
 * The page behind a link of a mail. Opening it changes nothing, because virus scanners open links too; its button does.
 * The button works with and without scripts.
 */
export type LinkStep<Done> =
  | { step: 'ask'; secret: string; hasFailed: boolean }
  | { step: 'done'; result: Done }
  | { step: 'broken' };

interface MailLink<Done> {
  path: string;
  /** query parameter that carries the secret */
  parameter: string;
  /** a mail program may post to the very address of the link (RFC 8058) */
  oneClick?: boolean;
  follow: (api: Api, secret: string) => Promise<Outcome<Done>>;
  /** in the browser, after the link was followed */
  onDone: (result: Done) => void;
  banner: Banner;
  words: Record<'title' | 'text' | 'button' | 'done' | 'broken' | 'brokenTitle' | 'unreachable', MessageKey>;
  doneText: (t: Translate, result: Done, promises: Promises) => readonly string[];
}

/** Form field of the secret where no scripts run. */
const SECRET = 'secret';
const REFUSED: readonly number[] = [400, 404, 409];

function nextStep<Done>(secret: string, answer: Outcome<Done>): LinkStep<Done> {
  if (answer.ok) return { step: 'done', result: answer.result };
  return REFUSED.includes(answer.code) ? { step: 'broken' } : { step: 'ask', secret, hasFailed: true };
}

/** What a route of a mailed link exports. */
export function mailLinkRoute<Done>(link: MailLink<Done>) {
  async function action(args: ActionFunctionArgs): Promise<LinkStep<Done>> {
    const { request } = args;
    const inAddress = link.oneClick ? new URL(request.url).searchParams.get(link.parameter) : null;
    const secret = String(inAddress ?? (await request.formData()).get(SECRET) ?? '');
    return nextStep(secret, await link.follow(servicesOf(args).api, secret));
  }

  function Component() {
    const secret = new URLSearchParams(useLocation().search).get(link.parameter);
    const answer = useActionData<typeof action>();
    const first: LinkStep<Done> = secret ? { step: 'ask', secret, hasFailed: false } : { step: 'broken' };
    return <LinkPage link={link} first={answer ?? first} />;
  }
  return { action, Component };
}

function LinkPage<Done>({ link, first }: { link: MailLink<Done>; first: LinkStep<Done> }) {
  const { path, banner, words } = link;
  const { api, config } = useServices();
  const t = useT();
  const navigate = useNavigate();
  const [now, setNow] = useState(first);
  const [isSending, setSending] = useState(false);
  const action = useHref(path);

  const submit = async (event: FormEvent, secret: string): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const next = nextStep(secret, await link.follow(api, secret));
    if (next.step === 'done') link.onDone(next.result);
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
        {link.doneText(t, now.result, config.shop.promises).map((paragraph) => (
          <p key={paragraph} className="wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </CenterPage>
    );
  if (now.step === 'broken')
    return (
      <CenterPage title={t(words.brokenTitle)} banner={banner} heading={heading} actions={<HelpButton />}>
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
