import type { StoreCode } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { UndoIcon } from '@brixel/ui/icons.tsx';
import type { ReactNode } from 'react';
import type { Answer } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { SaveBar } from '#shared/save-bar.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { GuardedStoreSwitch } from './guarded-store-switch.tsx';
import { SaveFailure } from './save-failure.tsx';
import { useStores } from './stores.ts';

interface StoreSaveOptions<T> {
  /** as it is stored; null while the store has what was delivered */
  stored: T | null;
  version: number;
  send: (value: T | null, version: number) => Promise<Answer<{ version: number }>>;
  onReload: () => void;
}

/** Saves what a store has of its own, or gives it back what was delivered; both can be undone. */
export function useStoreSave<T>({ stored, version, send, onReload }: StoreSaveOptions<T>) {
  const t = useT();
  const mutation = useMutation();
  async function save(value: T | null): Promise<void> {
    const saved = await mutation.run(() => send(value, version));
    if (!saved) return;
    const takeBack = async () => {
      const answer = await send(stored, saved.version);
      if (answer.ok) toast({ text: t('content.takenBack') });
      else toastFailure(answer.code);
      onReload();
    };
    toast({ text: t('content.saved'), undo: () => void takeBack() });
    onReload();
  }
  return { save, failure: mutation.failure, isBusy: mutation.isBusy };
}

interface StoreFormProps {
  store: StoreCode;
  saving: Pick<ReturnType<typeof useStoreSave>, 'failure' | 'isBusy'>;
  isChanged: boolean;
  /** whether it has something of its own that can be given up */
  isOwn: boolean;
  onStore: (store: StoreCode) => void;
  onReload: () => void;
  onSave: () => void;
  onDiscard: () => void;
  onAsDelivered: () => void;
  children: ReactNode;
}

/** The frame of a form that each store has one of. */
export function StoreForm({ store, saving, isChanged, isOwn, children, ...on }: StoreFormProps) {
  const t = useT();
  const stores = useStores();
  return (
    <>
      <div className="row row--between">
        <GuardedStoreSwitch value={store} isChanged={isChanged} onChange={on.onStore} />
        {isOwn && (
          <Button variant="ghost" onClick={on.onAsDelivered}>
            <UndoIcon />
            {t('compose.asDelivered')}
          </Button>
        )}
      </div>
      <SaveFailure code={saving.failure} onLoadNewer={on.onReload} />
      {children}
      <SaveBar
        changed={isChanged ? stores.filter(({ code }) => code === store).map(({ name }) => name) : []}
        isBusy={saving.isBusy}
        onSave={on.onSave}
        onDiscard={on.onDiscard}
      />
    </>
  );
}
