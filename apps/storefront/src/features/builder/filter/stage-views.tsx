import { SearchIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { StageButton } from '../stage-button.tsx';

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
        <StageButton key={entry} isChosen={view === entry} onChoose={() => onView(entry)}>
          {t(`builder.view.${entry}`)}
        </StageButton>
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
