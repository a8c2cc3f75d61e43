import type { Me } from '@brixel/contract/office/staff';
import { Button } from '@brixel/ui/button.tsx';
import { answerWithPasskey, hasPasskeys } from '#data/passkeys.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { KeyIcon } from '#shared/icons.tsx';
import { useMutation } from '#shared/use-mutation.ts';

export function PasskeyButton({ onEnter }: { onEnter: (me: Me) => void }) {
  const t = useT();
  const mutation = useMutation();
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button
        block
        loading={mutation.isBusy}
        onClick={async () => {
          const answer = await mutation.run(answerWithPasskey);
          if (answer) onEnter(answer.me);
        }}
      >
        <KeyIcon />
        {t('signIn.passkey')}
      </Button>
      {mutation.failure && <FailureNotice code={mutation.failure} />}
    </>
  );
}
