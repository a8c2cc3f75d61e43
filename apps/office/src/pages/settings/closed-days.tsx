import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { ClosedPeriod } from '@brixel/contract/shop-settings';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { locales, useI18n } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';

interface ClosedDaysProps {
  periods: readonly ClosedPeriod[];
  errorAt: (place: string) => string | undefined;
  onChange: (periods: readonly ClosedPeriod[]) => void;
}

/** `24.–31. Dezember 2026` */
function daysText({ from, to }: ClosedPeriod, language: OfficeLanguage): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return to > from ? format.formatRange(new Date(from), new Date(to)) : format.format(new Date(from));
}

/** Days on which nothing leaves, beside weekends. A single one needs no last day. */
export function ClosedDays({ periods, errorAt, onChange }: ClosedDaysProps) {
  const { t, language } = useI18n();
  return (
    <Panel title={t('settings.closed.title')}>
      <div className="stack">
        <p className="soft">{t('settings.closed.text')}</p>
        {periods.length > 0 && (
          <ul className="vatrates">
            {periods.map((period, place) => {
              const at = `closedDays.periods.${place}`;
              const name = period.from === '' ? t('settings.closed.new') : daysText(period, language);
              const change = (changed: Partial<ClosedPeriod>): void =>
                onChange(periods.with(place, { ...period, ...changed }));
              return (
                <li key={place}>
                  <b>{name}</b>
                  <Field label={t('settings.closed.from')} error={errorAt(`${at}.from`)}>
                    <Input
                      type="date"
                      value={period.from}
                      onChange={({ target: { value: from } }) =>
                        change({ from, ...((period.to === '' || period.to === period.from) && { to: from }) })
                      }
                    />
                  </Field>
                  <Field label={t('settings.closed.to')} error={errorAt(`${at}.to`)}>
                    <Input
                      type="date"
                      value={period.to}
                      min={period.from}
                      onChange={({ target: { value: to } }) => change({ to })}
                    />
                  </Field>
                  <IconButton
                    label={t('settings.remove', { name })}
                    onClick={() => onChange(periods.toSpliced(place, 1))}
                  >
                    <TrashIcon />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        )}
        <div>
          <Button size="s" onClick={() => onChange([...periods, { from: '', to: '' }])}>
            <PlusIcon size={16} />
            {t('settings.closed.add')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
