import { Button } from '@brixel/ui/button.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import type { Loaded } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { useTimeFormat } from '#shared/time-format.ts';

export interface Version<Content> {
  version: number;
  at: string;
  by: string | null;
  content: Content;
}

interface VersionsDrawerProps<Content> {
  open: boolean;
  onClose: () => void;
  versions: Loaded<readonly Version<Content>[]>;
  /** the one in the shop */
  current: number;
  /** what tells versions apart */
  textOf: (content: Content) => string;
  onRestore: (version: Version<Content>) => void;
}

/** What was saved before, and by whom. Restoring saves it again: nothing is lost by it. */
export function VersionsDrawer<Content>(props: VersionsDrawerProps<Content>) {
  const { open, onClose, versions, current, textOf, onRestore } = props;
  const t = useT();
  const formatTime = useTimeFormat();
  return (
    <Drawer open={open} onClose={onClose} title={t('content.versions')} closeLabel={t('common.close')}>
      <LoadedView loaded={versions}>
        {(list) =>
          list.length === 0 ? (
            <p>{t('content.noVersions')}</p>
          ) : (
            <ul className="rows">
              {list.map((version) => (
                <li key={version.version}>
                  <div className="grow">
                    <b>{formatTime(version.at)}</b>
                    <small>{version.by ?? t('content.asDelivered')}</small>
                    <small>{textOf(version.content)}</small>
                  </div>
                  {version.version === current ? (
                    <span className="soft">{t('content.isCurrent')}</span>
                  ) : (
                    <Button
                      size="s"
                      aria-label={t('content.restoreNamed', { moment: formatTime(version.at) })}
                      onClick={() => onRestore(version)}
                    >
                      {t('content.restore')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </LoadedView>
    </Drawer>
  );
}

/** The beginning of a text without its markup. */
export const beginningOf = (html: string): string =>
  (new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 90);
