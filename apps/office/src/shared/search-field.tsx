import { Field, Input } from '@brixel/ui/field.tsx';
import { useEffect, useEffectEvent, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** After the last letter so long is waited, so that not every one asks the platform. */
export const TYPING_MS = 150;

/** A field whose text is searched for by the platform. */
export function SearchField({ label, value, maxLength, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  // the text has changed by another way, such as a button that clears it; what was typed here may have gone on meanwhile
  if (known !== value) {
    setKnown(value);
    if (value !== sent) setTyped(value);
    setSent(null);
  }
  const send = useEffectEvent((text: string) => {
    setSent(text);
    onChange(text);
  });
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => send(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Field label={label} className="tools__wide">
      <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} maxLength={maxLength} />
    </Field>
  );
}
