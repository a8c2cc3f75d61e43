import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';

export const STAGE_VIEWS = ['photo', 'compare', 'bricks'] as const;
export type StageView = (typeof STAGE_VIEWS)[number];

export interface StageViewsProps {
  view: StageView;
  onView: (view: StageView) => void;
  hasLoupe: boolean;
  onLoupe: (hasLoupe: boolean) => void;
}

/** What the stage shows: the photo, the bricks, or one beside the other. */
export function StageViews({ view, onView, hasLoupe, onLoupe }: StageViewsProps) {
  const t = useT();
  return (
    <div className="stagebar" role="toolbar" aria-label={t('builder.view')}>
      {STAGE_VIEWS.map((entry) => (
        <Button
          key={entry}
          size="s"
          variant="invert"
          className="bg-transparent! shadow-none! aria-pressed:bg-(--light-3)!"
          aria-pressed={view === entry}
          onClick={() => onView(entry)}
        >
          {t(`builder.view.${entry}`)}
        </Button>
      ))}
      {view === 'bricks' && (
        <button
          type="button"
          className="ib"
          aria-label={t('builder.loupe')}
          aria-pressed={hasLoupe}
          onClick={() => onLoupe(!hasLoupe)}
        >
          <SearchIcon />
        </button>
      )}
    </div>
  );
}
