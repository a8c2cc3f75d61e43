import { useSession } from '#features/session/session-store.ts';
import { useT } from '#i18n/use-t.ts';

/** Who is logged in, else what the link is for. */
export function AccountLabel({ guest }: { guest?: string }) {
  const t = useT();
  const name = useSession(({ profile }) => profile?.firstname);
  if (!name) return guest ?? t('layout.account');
  return (
    <>
      <span className="sr">{t('layout.account')}: </span>
      <span className="max-w-[9ch] truncate">{name}</span>
    </>
  );
}
