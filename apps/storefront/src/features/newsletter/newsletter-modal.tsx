import { Modal } from '@brixel/ui/modal.tsx';
import { useAllCalls, useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { closeModal, useUi } from '#shared/ui-store.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterModal() {
  const t = useT();
  const hasAllCalls = useAllCalls();
  const { newsletterPercent: percent } = useServices().config.shop.promises;
  const open = useUi((state) => state.modal === 'newsletter');
  return (
    <Modal
      open={open}
      onClose={closeModal}
      size="s"
      title={hasAllCalls ? t('newsletter.title', { percent }) : t('newsletter.plainTitle')}
      closeLabel={t('common.close')}
    >
      <p className="soft">{t(hasAllCalls ? 'newsletter.text' : 'newsletter.plainText')}</p>
      <div className="news mt2 bg-transparent!">
        <NewsletterForm />
      </div>
    </Modal>
  );
}
