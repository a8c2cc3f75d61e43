import { Modal } from '@brixel/ui/modal.tsx';
import { useT } from '#i18n/use-t.ts';
import { closeModal, useUi } from '#shared/ui-store.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterModal() {
  const t = useT();
  const open = useUi((state) => state.modal === 'newsletter');
  return (
    <Modal open={open} onClose={closeModal} size="s" title={t('newsletter.title')} closeLabel={t('common.close')}>
      <p className="soft">{t('newsletter.text')}</p>
      <div className="news mt2 bg-transparent!">
        <NewsletterForm />
      </div>
    </Modal>
  );
}
