import { useEffect } from 'react';
import { useUi } from '#shared/ui-store.ts';

/** The bar at the top of the page moves meanwhile, as it does while a page is being loaded. */
export function useLoader(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    useUi.setState({ loader: true });
    return () => useUi.setState({ loader: false });
  }, [isBusy]);
}
