import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { useEffect, useEffectEvent } from 'react';
import { type Loaded, useCall } from '#data/use-call.ts';
import { useReturn } from '#data/use-return.ts';

const SOON_MS = 700;

/** Something happens to it in the background. */
const isMoving = ({ wanted, state, visible }: OfficeImportDetails): boolean =>
  wanted !== null || (state === 'published' && !visible);

/** An import; while something happens to it, it is read again and again, and when somebody comes back from another import. */
export function useImport(id: number): Loaded<OfficeImportDetails> {
  const loaded = useCall('imports.read', { params: { id } });
  const reload = useEffectEvent(loaded.reload);
  const current = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => {
    if (!current || !isMoving(current)) return;
    const timer = setTimeout(reload, SOON_MS);
    return () => clearTimeout(timer);
  }, [current]);
  useReturn(loaded.reload);
  return loaded;
}
