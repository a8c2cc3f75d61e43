import { Modal } from '@brixel/ui/modal.tsx';
import { useT } from '#i18n/use-t.ts';
import { closeModal, useUi } from '#shared/ui-store.ts';
import { useStoreLinks } from './store-switch.tsx';

/** The stores to choose from. */
export function LanguagesModal() {
  const t = useT();
  const open = useUi((state) => state.modal === 'languages');
  const links = useStoreLinks();
  return (
    <Modal open={open} onClose={closeModal} size="s" title={t('layout.chooseLanguage')} closeLabel={t('common.close')}>
      <ul>
        {links.map(({ store, name, href, current }) => (
          <li key={store.storeCode}>
            <a
              className="row b min-h-[56px] border-b border-(--line-soft)"
              href={href}
              lang={store.language}
              hrefLang={store.language}
              aria-current={current || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
