import { Dialog } from '@brixel/ui/dialog.tsx';
import { useT } from '#i18n/use-t.ts';
import { closePanels, useUi } from '#shared/ui-store.ts';
import { SearchSheet } from './search-sheet.tsx';

/** Search as you type: a field on top, suggestions and products below, all within reach of the arrow keys. */
export function SearchPanel() {
  const t = useT();
  const open = useUi((state) => state.searchpanel);
  return (
    <Dialog open={open} onClose={closePanels} className="searchsheet" aria-label={t('search.title')}>
      <SearchSheet />
    </Dialog>
  );
}
