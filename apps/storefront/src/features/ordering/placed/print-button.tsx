import { Button, type ButtonProps } from '@brixel/ui/button.tsx';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useT } from '#i18n/use-t.ts';

/** Browsers without scripts print from their menu. */
export function PrintButton({ size = 'm' }: Pick<ButtonProps, 'size'>) {
  const t = useT();
  if (!useHydrated()) return null;
  return (
    <Button size={size} onClick={() => window.print()}>
      {t('orders.print')}
    </Button>
  );
}
