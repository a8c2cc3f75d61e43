import { type OpeningCheck, type OpeningState, requiredChecks } from '@brixel/contract/office/opening-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { readShopOpen } from '#data/shop-open.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { doAtOnce } from '#shared/do-at-once.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { TodoRow } from '#shared/todo-row.tsx';
import { useMutation } from '#shared/use-mutation.ts';

/** Where each is mended; what is set outside the office has no page here. */
const WAYS: Partial<Record<OpeningCheck, string>> = {
  firm: '/settings/firm',
  legal: '/content',
  payment: '/settings/payment',
  shipping: '/settings/shipping',
  vat: '/settings/vat',
  mail: '/settings/mail',
};

/** What the shop needs before it may sell, and the switch that opens it. */
export function Page() {
  const t = useT();
  const opening = useCall('opening.read');
  return (
    <>
      <PageHead title={t('page.opening')}>{t('opening.lead')}</PageHead>
      <div className="settings__body stack">
        <LoadedView loaded={opening} rows={7}>
          {(state, reload) => <Opening state={state} reload={reload} />}
        </LoadedView>
      </div>
    </>
  );
}

function Opening({ state, reload }: { state: OpeningState; reload: () => void }) {
  const t = useT();
  const missing = state.checks.filter(({ check, ok }) => !ok && requiredChecks.includes(check)).length;
  const done = state.checks.filter(({ ok }) => ok).length;
  return (
    <>
      {state.orders === 'demo-goods' && (
        <Notice tone="warn" title={t('opening.demo')}>
          {t('opening.demoText')}
        </Notice>
      )}
      <Panel
        title={t('opening.checks')}
        aside={<span className="s soft">{t('settings.done', { n: done, of: state.checks.length })}</span>}
        flush
      >
        <ul className="todo">
          {state.checks.map(({ check, ok }) => (
            <CheckRow key={check} check={check} ok={ok} backup={state.backup} reload={reload} />
          ))}
        </ul>
      </Panel>
      {state.risks.length > 0 && (
        <Panel title={t('opening.risks')} flush>
          <ul className="todo">
            {state.risks.map((risk) => (
              <TodoRow
                key={risk}
                icon={<WarningIcon />}
                isUrgent
                title={t(`opening.risk.${risk}`)}
                text={t(`opening.risk.${risk}.text`)}
              />
            ))}
          </ul>
        </Panel>
      )}
      <Switch isOpen={state.is_open} missing={missing} reload={reload} />
    </>
  );
}

interface CheckRowProps extends Pick<OpeningState, 'backup'> {
  check: OpeningCheck;
  ok: boolean;
  reload: () => void;
}

function CheckRow({ check, ok, backup, reload }: CheckRowProps) {
  const t = useT();
  const backupText = useBackupText(backup);
  const isRequired = requiredChecks.includes(check);
  const isUrgent = isRequired && !ok;
  const Icon = ok ? CheckIcon : isUrgent ? WarningIcon : InfoIcon;
  return (
    <TodoRow
      icon={<Icon />}
      isUrgent={isUrgent}
      title={t(`opening.${check}`)}
      text={(check === 'backup' && backupText) || t(`opening.${check}.text`)}
      path={WAYS[check]}
    >
      {check === 'mailTest' && <TestMailButton reload={reload} />}
      {check === 'backup' && !backupText && <BackupButton confirmed={ok} reload={reload} />}
      <Badge tone={ok ? 'ok' : isUrgent ? 'warn' : 'info'}>
        {t(ok ? 'opening.ok' : isUrgent ? 'opening.needed' : 'opening.advised')}
      </Badge>
    </TodoRow>
  );
}

/** What became of the backups that the shop makes by itself; null where it makes none. */
function useBackupText({ made_at, failed_at }: OpeningState['backup']): string | null {
  const t = useT();
  const formatTime = useTimeFormat();
  if (failed_at) return t('opening.backup.failed', { time: formatTime(failed_at) });
  return made_at && t('opening.backup.made', { time: formatTime(made_at) });
}

/** Delivered or not, a mail server answers within this time, nearly always. */
const ANSWER_MS = 3000;

function TestMailButton({ reload }: { reload: () => void }) {
  const t = useT();
  const mutation = useMutation();
  async function send(): Promise<void> {
    const sent = await mutation.run(async () => {
      const answer = await call('opening.testMail');
      if (!answer.ok) toastFailure(answer.code);
      return answer;
    });
    if (!sent) return;
    toast({ text: t('opening.mailTest.sent', { to: sent.to }) });
    setTimeout(reload, ANSWER_MS);
  }
  return (
    <Button size="s" loading={mutation.isBusy} onClick={() => void send()}>
      {t('opening.mailTest.send')}
    </Button>
  );
}

function BackupButton({ confirmed, reload }: { confirmed: boolean; reload: () => void }) {
  const t = useT();
  const send = (to: boolean) => call('opening.backup', { body: { confirmed: to } });
  const text = t(confirmed ? 'opening.backup.withdrawn' : 'opening.backup.confirmed');
  const set = (): Promise<void> =>
    doAtOnce({ text, make: () => send(!confirmed), takeBack: () => send(confirmed), reload });
  return (
    <Button size="s" onClick={() => void set()}>
      {t(confirmed ? 'opening.backup.withdraw' : 'opening.backup.confirm')}
    </Button>
  );
}

function Switch({ isOpen, missing, reload }: { isOpen: boolean; missing: number; reload: () => void }) {
  const t = useT();
  const mutation = useMutation();
  const [isAsking, setAsking] = useState(false);

  async function set(open: boolean): Promise<void> {
    const saved = await mutation.run(() => call('opening.save', { body: { open } }));
    setAsking(false);
    reload();
    void readShopOpen();
    if (saved) toast({ text: t(open ? 'opening.opened' : 'opening.closed') });
  }

  return (
    <Panel title={t(isOpen ? 'opening.isOpen' : 'opening.isClosed')}>
      <div className="stack">
        <p>{t(isOpen ? 'opening.isOpenText' : 'opening.isClosedText')}</p>
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        {isOpen ? (
          <div>
            <Button onClick={() => setAsking(true)}>{t('opening.close')}</Button>
          </div>
        ) : (
          <div>
            <Button variant="cta" loading={mutation.isBusy} disabled={missing > 0} onClick={() => void set(true)}>
              {t('opening.open')}
            </Button>
            {missing > 0 && <p className="s soft mt1">{t('opening.missing', { n: missing })}</p>}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('opening.closeTitle')}
        confirmLabel={t('opening.close')}
        isBusy={mutation.isBusy}
        failure={mutation.failure}
        onConfirm={() => void set(false)}
        onClose={() => setAsking(false)}
      >
        {t('opening.closeText')}
      </ConfirmDialog>
    </Panel>
  );
}
