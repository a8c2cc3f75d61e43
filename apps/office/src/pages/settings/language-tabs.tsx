import { type OfficeLanguage, officeLanguages } from '@brixel/contract/office/office-languages';
import { useId } from 'react';

interface LanguageTabsProps {
  label: string;
  value: OfficeLanguage;
  onChange: (language: OfficeLanguage) => void;
}

/** In which of the shop's languages something is shown. */
export function LanguageTabs({ label, value, onChange }: LanguageTabsProps) {
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="sr">{label}</legend>
      {officeLanguages.map((language) => (
        <label key={language}>
          <input
            className="sr"
            type="radio"
            name={name}
            checked={language === value}
            onChange={() => onChange(language)}
          />
          {language.toUpperCase()}
        </label>
      ))}
    </fieldset>
  );
}
