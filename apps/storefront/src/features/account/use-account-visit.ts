import { useEffect } from 'react';
import { watchReturn } from '#data/connection/connection-return.ts';
import { useServices } from '#data/services.ts';
import { refreshProfile } from '#features/session/session.ts';
import { tellOfProfile } from '#features/session/tell-of-profile.ts';

/** While a page of the account is open: changes that wait for a line are sent, and what changed elsewhere is shown. */
export function useAccountVisit(isCustomer: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (!isCustomer) return;
    const catchUp = async (): Promise<void> => {
      const hadWaited = await tellOfProfile(services).catch(() => false);
      if (!hadWaited) await refreshProfile();
    };
    void catchUp();
    return watchReturn(() => void catchUp());
  }, [isCustomer, services]);
}
