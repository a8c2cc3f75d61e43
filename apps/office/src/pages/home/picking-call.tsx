import { Button } from '@brixel/ui/button.tsx';
import { useInboxCounts } from '#data/inbox-counts.ts';
import { useT } from '#i18n/i18n.ts';

/** What the day begins with: the orders that are paid and lie in the drawers. */
export function PickingCall() {
  const t = useT();
  const { picking = 0, due = 0 } = useInboxCounts();
  if (picking === 0) return null;
  return (
    <section className="homecall" aria-labelledby="picking-call">
      <div>
        <h2 id="picking-call">{t('home.picking', { n: picking })}</h2>
        <p>
          {due > 0 && <b>{t('home.due', { n: due })} </b>}
          {t('home.pickingText')}
        </p>
      </div>
      <Button href="/pick" variant="cta">
        {t('pick.title')}
      </Button>
    </section>
  );
}
