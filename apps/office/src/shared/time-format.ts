import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import { locales, type Translate, useI18n } from '#i18n/i18n.ts';

const daysBetween = (earlier: Date, later: Date): number => {
  const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  return Math.round((midnight(later) - midnight(earlier)) / 86_400_000);
};

/** A moment as people say it: "heute 09:14", "gestern 17:20", "15.11., 19:40", "15.11.2025, 19:40". */
export function timeText(iso: string, language: OfficeLanguage, t: Translate, now = new Date()): string {
  const moment = new Date(iso);
  const locale = locales[language];
  const time = moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const days = daysBetween(moment, now);
  if (days === 0) return t('moment.today', { time });
  if (days === 1) return t('moment.yesterday', { time });
  if (days === -1) return t('moment.tomorrow', { time });
  const isThisYear = moment.getFullYear() === now.getFullYear();
  const day = moment.toLocaleDateString(locale, {
    day: '2-digit',
    month: '2-digit',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return t('moment.other', { day, time });
}

export function useTimeFormat(): (iso: string) => string {
  const { language, t } = useI18n();
  return (iso) => timeText(iso, language, t);
}
