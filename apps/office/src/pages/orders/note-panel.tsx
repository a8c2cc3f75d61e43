import { ORDER_LIMITS } from '@brixel/contract/office/order-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Textarea } from '@brixel/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { Panel } from '#shared/panel.tsx';
import { useMutation } from '#shared/use-mutation.ts';

interface NotePanelProps {
  number: string;
  onChanged: () => void;
}

/** For colleagues: the shopper never sees it. */
export function NotePanel({ number, onChanged }: NotePanelProps) {
  const t = useT();
  const mutation = useMutation();
  const [text, setText] = useState('');

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    const done = await mutation.run(() => call('orders.note', { params: { number }, body: { text } }));
    if (done === null) return;
    setText('');
    onChanged();
  }

  return (
    <Panel title={t('orders.note')}>
      <form className="stack" onSubmit={(event) => void save(event)}>
        <Field label={t('orders.note.label')}>
          <Textarea
            rows={3}
            maxLength={ORDER_LIMITS.note}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div>
          <Button size="s" type="submit" loading={mutation.isBusy}>
            {t('orders.note.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
