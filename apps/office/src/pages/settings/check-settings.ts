import './schemas-without-eval.ts';
import { type SettingSection, type ShopSettings, settingSections } from '@brixel/contract/shop-settings';
import type { Translate } from '#i18n/i18n.ts';

/** Sentences by the place of the mistake, such as `firm.street` or `shipping.zones.0.countries`. */
export type Mistakes = ReadonlyMap<string, string>;

export type Checked<S extends SettingSection> =
  | { ok: true; values: Pick<ShopSettings, S> }
  | { ok: false; mistakes: Mistakes };

type Issue = NonNullable<ReturnType<(typeof settingSections)['firm']['safeParse']>['error']>['issues'][number];

/** Checks with the schemas of the platform; what is right comes back as the platform would store it. */
export function checkSettings<S extends SettingSection>(
  values: Pick<ShopSettings, S>,
  sections: readonly S[],
  t: Translate,
): Checked<S> {
  const mistakes = new Map<string, string>();
  const read: Partial<ShopSettings> = {};
  for (const section of sections) {
    const parsed = settingSections[section].safeParse(values[section]);
    if (parsed.success) Object.assign(read, { [section]: parsed.data });
    for (const issue of parsed.error?.issues ?? []) {
      const place = [section, ...issue.path].join('.');
      if (!mistakes.has(place)) mistakes.set(place, sentenceFor(issue, t));
    }
  }
  return mistakes.size > 0 ? { ok: false, mistakes } : { ok: true, values: read as Pick<ShopSettings, S> };
}

function sentenceFor(issue: Issue, t: Translate): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return t('settings.tooLong', { n: Number(issue.maximum) });
  if (issue.code === 'too_small' && issue.origin === 'string') return t('field.required');
  if (issue.code === 'too_big' && issue.origin === 'number')
    return t('settings.tooLarge', { n: Number(issue.maximum) });
  const field = issue.path.findLast((part) => typeof part === 'string');
  if (field === 'from' && issue.path.includes('weights')) return t('settings.wrong.grams');
  if (issue.path.includes('periods'))
    return t(issue.code === 'custom' ? 'settings.wrong.closedTo' : 'settings.wrong.closedDay');
  switch (field) {
    case 'email':
    case 'address':
      return t('field.emailWrong');
    case 'host':
    case 'iban':
    case 'bic':
    case 'numberPrefix':
    case 'country':
    case 'countries':
    case 'rates':
    case 'weights':
    case 'zones':
    case 'colour':
      return t(`settings.wrong.${field}`);
    case 'standard':
    case 'reduced':
      return t('settings.wrong.percent');
    case 'returnDays':
    case 'answerHours':
    case 'newsletterPercent':
    case 'dispatchDays':
    case 'deliveryDays':
    case 'min':
    case 'max':
      return t('settings.wrong.whole');
    case 'lastPieces':
    case 'maxLineQuantity':
    case 'maxLines':
    case 'guestCartDays':
      return t('settings.wrong.count');
    case 'home':
      return t('settings.wrong.home');
    case 'maxGrams':
      return t('settings.wrong.grams');
    case 'price':
    case 'from':
      return t('settings.wrong.money');
    default:
      return t('settings.wrong.other');
  }
}
