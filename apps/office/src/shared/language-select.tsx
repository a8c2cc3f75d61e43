import { type OfficeLanguage, officeLanguages } from '@brixel/contract/office/office-languages';
import { Field, Select } from '@brixel/ui/field.tsx';
import { useT } from '#i18n/i18n.ts';

/** Each in its own language: whoever cannot read the others finds it. */
const NAMES: Record<OfficeLanguage, string> = { de: 'Deutsch', it: 'Italiano', en: 'English' };

interface LanguageSelectProps {
  value: OfficeLanguage;
  onChange: (language: OfficeLanguage) => void;
}

export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const t = useT();
  return (
    <Field label={t('field.language')}>
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = officeLanguages.find((language) => language === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {officeLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {NAMES[language]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
