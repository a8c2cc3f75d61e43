import type { Me } from '@brixel/contract/office/staff';
import { Button } from '@brixel/ui/button.tsx';
import { answerWithPasskey, hasPasskeys } from '#data/passkeys.ts';
import { useT } from '#i18n/speak.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { KeyIcon } from '#shared/icons.tsx';
import { useDeed } from '#shared/use-deed.ts';

export function PasskeyButton({ onEnter }: { onEnter: (me: Me) => void }) {
  const t = useT();
  const deed = useDeed();
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button
        block
        loading={deed.isBusy}
        onClick={async () => {
          const answer = await deed.run(answerWithPasskey);
          if (answer) onEnter(answer.me);
        }}
      >
        <KeyIcon />
        {t('signIn.passkey')}
      </Button>
      {deed.failure && <FailureNotice code={deed.failure} />}
    </>
  );
}
