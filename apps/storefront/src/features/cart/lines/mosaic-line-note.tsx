import { Button } from '@brixel/ui/button.tsx';
import { ClockIcon, RefreshIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useEffect, useState } from 'react';
import { BUILDER_PATH } from '#config/paths.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { closePanels } from '#shared/ui-store.ts';
import type { StoredLine } from '../cart-state.ts';
import { hasRunOut, mosaicIdOf } from './mosaic-line.ts';

/** Until when the mosaic of a line is stored; once it has expired, the way to renew it. */
export function MosaicLineNote({ line }: { line: StoredLine }) {
  const t = useT();
  const { store } = useServices();
  const until = line.temporary_image_expiration;
  if (!mosaicIdOf(line) || !until) return null;
  if (hasRunOut(line)) return <RunOut line={line} />;
  const date = new Date(until).toLocaleDateString(store.locale, { day: 'numeric', month: 'long' });
  return (
    <p className="line__meta">
      <ClockIcon size={16} /> {t('cart.mosaicUntil', { date })}
    </p>
  );
}

type RenewalState = 'idle' | 'busy' | 'no-source' | 'failed';

function RunOut({ line }: { line: StoredLine }) {
  const t = useT();
  const services = useServices();
  const [state, setState] = useState<RenewalState>('idle');
  const id = mosaicIdOf(line);

  useEffect(() => {
    if (!id) return;
    let isCurrent = true;
    void hasSource(id).then((isThere) => {
      if (isCurrent && !isThere) setState('no-source');
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);

  const renew = async (): Promise<void> => {
    setState('busy');
    const { renewMosaic } = await import('./renew-mosaic.client.ts');
    const { kind } = await renewMosaic(services, line);
    if (kind !== 'renewed') setState(kind === 'no-source' ? kind : 'failed');
  };

  return (
    <>
      <p className="line__meta text-bad">
        <WarningIcon size={16} /> {t('cart.mosaicGone')}
      </p>
      {state === 'no-source' ? (
        <p className="line__meta">
          <span>{t('cart.mosaicNoSource')}</span>
          <Link className="link" href={BUILDER_PATH} onClick={closePanels}>
            {t('cart.mosaicToBuilder')}
          </Link>
        </p>
      ) : (
        <Button
          size="s"
          className="mt1"
          loading={state === 'busy'}
          onClick={() => void renew().catch(() => setState('failed'))}
        >
          <RefreshIcon /> {t('cart.mosaicRenew')}
        </Button>
      )}
      <p className="field__msg" role="alert" hidden={state !== 'failed'}>
        {state === 'failed' && t('cart.mosaicRenewFailed')}
      </p>
    </>
  );
}

/** Whether this browser still has what the mosaic was made from. */
async function hasSource(id: string): Promise<boolean> {
  const { readSource } = await import('#features/mosaics/mosaic-sources.client.ts');
  return (await readSource(id)) !== null;
}
