import { type ApiScope, keyAreas } from '@brixel/contract/office/api-scopes';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { SecretOnce } from '#shared/secret-once.tsx';
import { useMutation } from '#shared/use-mutation.ts';

const DAYS = [30, 90, 365, null] as const;
const RIGHTS = ['none', 'read', 'write'] as const;
type Right = (typeof RIGHTS)[number];

interface NewKeyDialogProps {
  onClose: () => void;
  onMade: () => void;
}

/** Makes a key and shows it, this once. */
export function NewKeyDialog({ onClose, onMade }: NewKeyDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number | null>(365);
  const [rights, setRights] = useState<Readonly<Record<string, Right>>>({});
  const [isTried, setTried] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const scopes = keyAreas.flatMap((area): ApiScope[] => {
    const right = rights[area] ?? 'none';
    return right === 'none' ? [] : [`${area}:${right}`];
  });
  const isNameMissing = name.trim() === '';

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isNameMissing || scopes.length === 0) return;
    const made = await mutation.run(() => call('apiKeys.create', { body: { name, scopes, days } }));
    if (!made) return;
    setToken(made.token);
    onMade();
  }

  return (
    <Modal open onClose={onClose} title={t('apiKeys.create')} closeLabel={t('common.close')}>
      {token !== null ? (
        <SecretOnce
          secret={token}
          title={t('apiKeys.once')}
          text={t('apiKeys.onceText')}
          copyLabel={t('apiKeys.copy')}
          onClose={onClose}
        />
      ) : (
        <form className="stack" onSubmit={(event) => void create(event)}>
          <Field label={t('apiKeys.name')} error={isTried && isNameMissing ? t('apiKeys.noName') : undefined}>
            <Input value={name} maxLength={60} autoComplete="off" onChange={({ target }) => setName(target.value)} />
          </Field>
          <Field label={t('apiKeys.ends')}>
            <Select
              value={String(days)}
              onChange={({ target }) => setDays(DAYS.find((each) => String(each) === target.value) ?? null)}
            >
              {DAYS.map((each) => (
                <option key={each} value={String(each)}>
                  {each === null ? t('apiKeys.never') : t('apiKeys.inDays', { n: each })}
                </option>
              ))}
            </Select>
          </Field>
          <fieldset className="stack">
            <legend className="b">{t('apiKeys.scopes')}</legend>
            <div className="formgrid">
              {keyAreas.map((area) => (
                <Field key={area} label={t(`area.${area}`)} hint={area} className="c3">
                  <Select
                    value={rights[area] ?? 'none'}
                    onChange={({ target }) =>
                      setRights({ ...rights, [area]: RIGHTS.find((each) => each === target.value) ?? 'none' })
                    }
                  >
                    {RIGHTS.map((right) => (
                      <option key={right} value={right}>
                        {t(`apiKeys.right.${right}`)}
                      </option>
                    ))}
                  </Select>
                </Field>
              ))}
            </div>
            {isTried && scopes.length === 0 && <p role="alert">{t('apiKeys.noScope')}</p>}
          </fieldset>
          {mutation.failure && <FailureNotice code={mutation.failure} />}
          <div className="dlgfoot">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="solid" type="submit" loading={mutation.isBusy}>
              {t('apiKeys.create')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
