import type { OfficeTicket } from '@brixel/contract/office/ticket-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { Panel } from '#shared/panel.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { FoundTicket } from './found-ticket.tsx';

const LONGEST = 100;

/**
 * A code is typed, or scanned by something that acts as a keyboard and ends with Enter. The field is ready for the next one at once.
 */
export function DoorPanel({ code, onChanged }: { code: string; onChanged: () => void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(code);
  const [isEmpty, setEmpty] = useState(false);
  const [ticket, setTicket] = useState<OfficeTicket | null>(null);
  const finding = useMutation();

  async function find(text: string): Promise<void> {
    setEmpty(text.trim() === '');
    if (text.trim() === '') return field.current?.focus();
    setTicket(null);
    setTicket(await finding.run(() => call('tickets.find', { query: { code: text } })));
    field.current?.select();
  }

  // a link to a ticket shows it
  useEffect(() => {
    if (code !== '') void find(code);
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void find(typed);
  }

  return (
    <Panel title={t('tickets.door')} aside={<span className="s soft">{t('tickets.codeHint')}</span>} flush>
      <form className="tools" noValidate onSubmit={submit}>
        <Field label={t('tickets.code')} error={isEmpty ? t('tickets.codeMissing') : undefined} className="tools__wide">
          <Input
            ref={field}
            value={typed}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" variant="cta" loading={finding.isBusy}>
          {t('tickets.check')}
        </Button>
      </form>
      {(finding.failure || ticket) && (
        <div className="panel__b stack">
          {finding.failure && <FailureNotice code={finding.failure} />}
          {ticket && (
            <FoundTicket
              key={ticket.id}
              ticket={ticket}
              onChange={(next) => {
                setTicket(next);
                onChanged();
              }}
              onDone={() => field.current?.select()}
            />
          )}
        </div>
      )}
    </Panel>
  );
}
