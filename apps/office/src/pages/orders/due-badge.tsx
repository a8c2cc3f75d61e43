import { Badge } from '@brixel/ui/badge.tsx';
import { ClockIcon } from '@brixel/ui/icons.tsx';
import { locales, useI18n } from '#i18n/i18n.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days sort as texts. */
const dayText = (moment: number): string => new Date(moment).toLocaleDateString('sv-SE');

/** The day by which an order has to leave; what is late or leaves today stands out. */
export function DueBadge({ day }: { day: string | null }) {
  const { t, language } = useI18n();
  if (day === null) return null;
  const [today, tomorrow] = [dayText(Date.now()), dayText(Date.now() + DAY_MS)];
  const date = new Date(`${day}T12:00`).toLocaleDateString(locales[language], { day: '2-digit', month: '2-digit' });
  const text = day === today ? t('orders.due.today') : day === tomorrow ? t('orders.due.tomorrow') : date;
  return (
    <Badge tone={day < today ? 'bad' : day === today ? 'warn' : 'plain'}>
      <ClockIcon />
      <span className="sr">{t('orders.due')} </span>
      {day < today ? t('orders.due.late', { date }) : text}
    </Badge>
  );
}
