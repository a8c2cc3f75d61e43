import { IconButton } from '@brixel/ui/button.tsx';
import { ChevronDownIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { moved } from './menu-draft.ts';

interface MoversProps<T extends { key: string }> {
  /** of the one that is moved */
  name: string;
  list: readonly T[];
  place: number;
  canRemove?: boolean;
  onChange: (list: T[]) => void;
}

export function Movers<T extends { key: string }>({ name, list, place, canRemove = true, onChange }: MoversProps<T>) {
  const t = useT();
  return (
    <span className="movers">
      <IconButton
        label={t('settings.moveUp', { name })}
        disabled={place === 0}
        onClick={() => onChange(moved(list, place, -1))}
      >
        <ChevronDownIcon className="i--up" />
      </IconButton>
      <IconButton
        label={t('settings.moveDown', { name })}
        disabled={place === list.length - 1}
        onClick={() => onChange(moved(list, place, 1))}
      >
        <ChevronDownIcon />
      </IconButton>
      {canRemove && (
        <IconButton
          label={t('settings.remove', { name })}
          onClick={() => onChange(list.filter((_, at) => at !== place))}
        >
          <TrashIcon />
        </IconButton>
      )}
    </span>
  );
}
