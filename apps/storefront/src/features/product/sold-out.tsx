import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/use-t.ts';

/** Nothing to buy, so no button that pretends; the list of related products is the way on. */
export function SoldOut({ title }: { title?: string }) {
  const t = useT();
  return (
    <Notice
      tone="warn"
      className="mt-5"
      title={title ?? t('catalog.soldOut')}
      action={
        <Button size="s" href="#related">
          {t('product.alternatives')}
        </Button>
      }
    >
      {t('product.soldOutText')}
    </Notice>
  );
}
