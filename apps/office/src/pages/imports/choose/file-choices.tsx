import type { ImportChoice, OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { useT } from '#i18n/i18n.ts';
import { useTimeFormat } from '#shared/time-format.ts';
import { useNumbers } from '../import-text.ts';
import { RecognisedPanel } from './recognised-panel.tsx';

interface FileChoicesProps {
  file: OfficeImportDetails;
  choice: ImportChoice;
  onChange: (choice: ImportChoice) => void;
}

/** What no file says of itself. */
export function FileChoices({ file, choice, onChange }: FileChoicesProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const { number } = useNumbers();
  const { format, profile_at: remembered, vat_percent: vat } = file;
  const prices = (value: ImportChoice['prices'], sub: string) => (
    <RadioChoice
      name="prices"
      checked={choice.prices === value}
      onChange={() => onChange({ ...choice, prices: value })}
      title={t(`imports.prices.${value}`)}
      sub={sub}
    />
  );
  const missing = (whole: boolean, title: string, sub: string) => (
    <RadioChoice
      name="whole"
      checked={choice.whole === whole}
      onChange={() => onChange({ ...choice, whole })}
      title={title}
      sub={sub}
    />
  );
  return (
    <RecognisedPanel format={format}>
      <div className="cols cols--2">
        <fieldset className="stack stack--s">
          <legend className="label">{t('imports.prices')}</legend>
          {prices('gross', t('imports.prices.grossText'))}
          {prices('net', t('imports.prices.netText', { percent: number(vat) }))}
        </fieldset>
        <fieldset className="stack stack--s">
          <legend className="label">{t('imports.missing')}</legend>
          {missing(true, t('imports.missing.retire'), t('imports.missing.retireText'))}
          {missing(false, t('imports.missing.keep'), t('imports.missing.keepText'))}
        </fieldset>
      </div>
      <p className="s soft importnote">
        {remembered === null ? t('imports.willRemember') : t('imports.remembered', { when: formatTime(remembered) })}{' '}
        {t('imports.leftOut')}
      </p>
    </RecognisedPanel>
  );
}
