import { IconButton } from '@brixel/ui/button.tsx';
import { ChevronDownIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';

interface MoveButtonsProps {
  /** what is moved, such as the name of a zone */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One alone can neither be moved nor removed. */
export function MoveButtons({ name, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  const t = useT();
  if (isFirst && isLast) return null;
  return (
    <span className="movers">
      {!isFirst && (
        <IconButton label={t('settings.moveUp', { name })} onClick={() => onMove(-1)}>
          <ChevronDownIcon className="i--up" />
        </IconButton>
      )}
      {!isLast && (
        <IconButton label={t('settings.moveDown', { name })} onClick={() => onMove(1)}>
          <ChevronDownIcon />
        </IconButton>
      )}
      <IconButton label={t('settings.remove', { name })} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </span>
  );
}
