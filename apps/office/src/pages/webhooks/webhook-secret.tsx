import { useT } from '#i18n/i18n.ts';
import { SecretOnce } from '#shared/secret-once.tsx';

/** What signs the messages to an address. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useT();
  return (
    <SecretOnce
      secret={secret}
      title={t('webhooks.once')}
      text={t('webhooks.onceText')}
      copyLabel={t('webhooks.copySecret')}
      onClose={onClose}
    />
  );
}
