import { billingCountries } from '@brixel/contract/countries';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { useCountries } from '../country-names.ts';

interface CountryDialogProps {
  open: boolean;
  title: string;
  chosen: readonly string[];
  /** where a country is already, in words */
  takenBy?: (country: string) => string | undefined;
  onChange: (countries: string[]) => void;
  onClose: () => void;
}

/** What was typed begins a word of the name, whatever accents it has. */
function isFound(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(typed.trim());
  return plain(name).startsWith(wanted) || plain(name).includes(` ${wanted}`);
}

/** Each choice counts at once; closing keeps it. */
export function CountryDialog({ open, title, chosen, takenBy, onChange, onClose }: CountryDialogProps) {
  const t = useT();
  const { all } = useCountries();
  const [typed, setTyped] = useState('');
  const found = all.filter(({ code, name }) => isFound(typed, name) || code === typed.trim().toUpperCase());
  const toggle = (code: string): void =>
    onChange(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]);
  const free = billingCountries.filter((code) => !chosen.includes(code) && !takenBy?.(code));
  function close(): void {
    setTyped('');
    onClose();
  }
  return (
    <Modal open={open} onClose={close} title={title} closeLabel={t('common.close')}>
      <div className="stack">
        <Field label={t('settings.countries.search')}>
          <Input type="search" value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <fieldset className="countries">
          <legend className="sr">{title}</legend>
          {found.map(({ code, name }) => (
            <Checkbox key={code} checked={chosen.includes(code)} onChange={() => toggle(code)}>
              {name}
              {takenBy?.(code) && <small className="muted"> {takenBy(code)}</small>}
            </Checkbox>
          ))}
          {found.length === 0 && <p className="soft">{t('settings.countries.none')}</p>}
        </fieldset>
        <div className="dlgfoot">
          {free.length > 0 && (
            <Button variant="ghost" onClick={() => onChange([...chosen, ...free])}>
              {t('settings.countries.union')}
            </Button>
          )}
          <Button variant="solid" onClick={close}>
            {t('settings.countries.done', { n: chosen.length })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
