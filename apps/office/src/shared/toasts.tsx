import { Toast, ToastRegion } from '@brixel/ui/toast.tsx';
import { create } from 'zustand';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/i18n.ts';

/** Messages about what has just happened; single actions can be undone there. */

interface Message {
  text: string;
  /** Second line, such as old → new. */
  detail?: string;
  /** takes the action back */
  undo?: () => void;
}

type Shown = { id: number; failure?: undefined } & Message;
type ShownFailure = { id: number; failure: Failure; lost?: LostAction };

/** What did not reach the shop, and does when it is tried again. */
export interface LostAction {
  text: string;
  retry: () => void;
}

const MOST = 3;
const DURATION_MS = 10_000;

const useToasts = create<{ shown: readonly (Shown | ShownFailure)[] }>(() => ({ shown: [] }));
let lastId = 0;

const add = (toast: Message | Omit<ShownFailure, 'id'>): void =>
  useToasts.setState(({ shown }) => {
    lastId += 1;
    return { shown: [...shown, { id: lastId, ...toast }].slice(-MOST) };
  });

const remove = (id: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));

export const toast = (message: Message): void => add(message);

/** Of something that is no form, whose failure would have no other place. What was lost with the connection can be tried again. */
export const toastFailure = (failure: Failure, lost?: LostAction): void =>
  add({ failure, ...(lost && failure === 'NO_CONNECTION' && { lost }) });

/** Takes back the last action that still can be; false where there is none. */
export function undoLast(): boolean {
  const last = useToasts.getState().shown.findLast((shown) => !shown.failure && shown.undo);
  if (!last || last.failure || !last.undo) return false;
  remove(last.id);
  last.undo();
  return true;
}

export function Toasts() {
  const t = useT();
  const { shown } = useToasts();
  return (
    <ToastRegion label={t('toast.region')}>
      {shown.map((toast) => {
        const close = { closeLabel: t('common.close'), onClose: () => remove(toast.id) };
        if (toast.failure) {
          const { id, lost } = toast;
          const onRetry = () => {
            remove(id);
            lost?.retry();
          };
          const retries = lost ? [{ label: t('common.retry'), onSelect: onRetry }] : [];
          return (
            <Toast key={toast.id} tone="bad" duration={null} actions={retries} {...close}>
              {t(`failure.${toast.failure}.title`)}
              <span className="toast__detail">{lost?.text ?? t(`failure.${toast.failure}`)}</span>
            </Toast>
          );
        }
        const { id, undo } = toast;
        const onUndo = () => {
          remove(id);
          undo?.();
        };
        const actions = undo ? [{ label: t('toast.undo'), onSelect: onUndo }] : [];
        return (
          <Toast key={toast.id} duration={DURATION_MS} actions={actions} {...close}>
            {toast.text}
            {toast.detail && <span className="toast__detail">{toast.detail}</span>}
          </Toast>
        );
      })}
    </ToastRegion>
  );
}
