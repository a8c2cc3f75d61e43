import { Button } from '@brixel/ui/button.tsx';
import { useInfoPage } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';

/** The way to the people of the shop, where they have a page for it. */
export function HelpButton() {
  const t = useT();
  const contact = useInfoPage('contact');
  if (contact === undefined) return null;
  return (
    <Button size="l" href={contact}>
      {t('layout.help')}
    </Button>
  );
}
