import { Button } from '@brixel/ui/button.tsx';
import { Chip } from '@brixel/ui/chip.tsx';
import { AlertIcon, PlusIcon } from '@brixel/ui/icons.tsx';
import { useId, useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { useCountries } from '../country-names.ts';
import { CountryDialog } from './country-dialog.tsx';

interface CountryListProps {
  /** of the dialog, and of the button that opens it */
  label: string;
  chosen: readonly string[];
  error?: string | undefined;
  takenBy?: (country: string) => string | undefined;
  onChange: (countries: string[]) => void;
}

/** The chosen ones to take away, and a way to choose more. */
export function CountryList({ label, chosen, error, takenBy, onChange }: CountryListProps) {
  const t = useT();
  const { all } = useCountries();
  const [isOpen, setOpen] = useState(false);
  const errorId = useId();
  return (
    <div className="stack stack--s">
      <div className="row">
        {all
          .filter(({ code }) => chosen.includes(code))
          .map(({ code, name }) => (
            <Chip
              key={code}
              removeLabel={t('settings.countries.remove')}
              onClick={() => onChange(chosen.filter((other) => other !== code))}
            >
              {name}
            </Chip>
          ))}
        <Button
          size="s"
          aria-label={`${t('settings.countries.choose')}: ${label}`}
          aria-describedby={error && errorId}
          data-invalid={error ? '' : undefined}
          onClick={() => setOpen(true)}
        >
          <PlusIcon />
          {t('settings.countries.choose')}
        </Button>
      </div>
      {error && (
        <p className="field__msg" id={errorId} role="alert">
          <AlertIcon size={16} />
          {error}
        </p>
      )}
      <CountryDialog
        open={isOpen}
        title={label}
        chosen={chosen}
        {...(takenBy && { takenBy })}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
