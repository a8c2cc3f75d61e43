import { useSyncExternalStore } from 'react';

/** As the style sheet has it. */
const PHONE = '(max-width: 759px)';

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listen) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', listen);
      return () => query.removeEventListener('change', listen);
    },
    () => matchMedia(PHONE).matches,
  );
}
