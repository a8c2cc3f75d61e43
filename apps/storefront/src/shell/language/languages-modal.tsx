import { Modal } from '@brixel/ui/modal.tsx';
import { useT } from '#i18n/use-t.ts';
import { closeModal, useUi } from '#shared/ui-store.ts';
import { useStoreLinks } from './store-switch.tsx';

/** The stores to choose from. */
export function LanguagesModal() {
  const t = useT();
  const open = useUi((state) => state.modal === 'languages');
  const stores = useStoreLinks();
  return (
    <Modal open={open} onClose={closeModal} size="s" title={t('layout.chooseLanguage')} closeLabel={t('common.close')}>
      <ul>
        {stores.map(({ code, language, href, current }) => (
          <li key={code}>
            <a
              className="row b min-h-[56px] border-b border-(--line-soft)"
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={current || undefined}
            >
              {t(code === 'it' ? 'layout.store.it' : 'layout.store.de')}
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
