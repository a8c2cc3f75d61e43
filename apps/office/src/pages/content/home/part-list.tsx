import { isShown } from '@brixel/commerce/home-document';
import { picturePath } from '@brixel/commerce/links';
import type { HomePart } from '@brixel/contract/home-page';
import { IconButton } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { ChevronDownIcon, PencilIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { Switch } from '@brixel/ui/switch.tsx';
import { type Translate, useI18n } from '#i18n/i18n.ts';
import type { DraftPart } from './home-draft.ts';

const headingOf = (part: Extract<HomePart, { kind: 'hero' | 'banner' }>): string =>
  part.title.filter(Boolean).join(' ');

export function partName(part: HomePart, t: Translate): string {
  const heading = part.kind === 'banner' && headingOf(part);
  return heading ? t('compose.bannerNamed', { title: heading }) : t(`compose.part.${part.kind}`);
}

function partText(part: HomePart, t: Translate, language: string): string {
  if (part.kind === 'categories')
    return t('compose.categoriesText', { large: part.large.length, small: part.small?.length ?? 8 });
  if (part.kind !== 'hero' && part.kind !== 'banner') return t(`compose.text.${part.kind}`);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const on = (date: string): string => day.format(new Date(date));
  const { from, until } = part;
  const days =
    from && until
      ? t('compose.fromUntil', { from: on(from), until: on(until) })
      : from
        ? t('compose.fromOn', { from: on(from) })
        : until
          ? t('compose.untilOn', { until: on(until) })
          : '';
  return [part.kind === 'hero' && headingOf(part), days || part.linkText].filter(Boolean).join(' · ');
}

interface PartListProps {
  parts: readonly DraftPart[];
  edited: string | null;
  /** such as 2026-12-24 */
  today: string;
  hasMistake: (place: number) => boolean;
  onChange: (parts: DraftPart[]) => void;
  onEdit: (key: string) => void;
}

/** What stands on the page, in its order. What has a form of its own can be opened. */
export function PartList({ parts, edited, today, hasMistake, onChange, onEdit }: PartListProps) {
  const { t, language } = useI18n();

  function move(place: number, by: -1 | 1): void {
    const next = [...parts];
    const [part] = next.splice(place, 1);
    if (part) next.splice(place + by, 0, part);
    onChange(next);
  }

  return (
    <ol className="parts">
      {parts.map((part, place) => {
        const name = partName(part, t);
        const hasForm = part.kind === 'hero' || part.kind === 'banner' || part.kind === 'categories';
        const picture = 'image' in part && part.image;
        return (
          <li
            key={part.key}
            className={cx('part', part.key === edited && 'is-edited', !isShown(part, today) && 'is-off')}
          >
            <span className="part__move">
              <IconButton label={t('settings.moveUp', { name })} disabled={place === 0} onClick={() => move(place, -1)}>
                <ChevronDownIcon className="i--up" />
              </IconButton>
              <IconButton
                label={t('settings.moveDown', { name })}
                disabled={place === parts.length - 1}
                onClick={() => move(place, 1)}
              >
                <ChevronDownIcon />
              </IconButton>
            </span>
            {picture && <img src={picturePath(picture, 150, 150)} alt="" width={48} height={48} />}
            <span className="part__name">
              <b>{name}</b>
              <small className={hasMistake(place) ? 'bad' : 'soft'}>
                {hasMistake(place) ? t('compose.incomplete') : partText(part, t, language)}
              </small>
            </span>
            <Switch
              label={t('compose.shown', { name })}
              checked={part.isOn}
              onCheckedChange={(isOn) => onChange(parts.map((one, at) => (at === place ? { ...one, isOn } : one)))}
            />
            {hasForm && (
              <IconButton label={t('compose.edit', { name })} onClick={() => onEdit(part.key)}>
                <PencilIcon />
              </IconButton>
            )}
            {(part.kind === 'hero' || part.kind === 'banner') && (
              <IconButton
                label={t('settings.remove', { name })}
                onClick={() => onChange(parts.filter((one) => one !== part))}
              >
                <TrashIcon />
              </IconButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
