import type { Tone } from '@brixel/ui/notice.tsx';
import { Toast, ToastRegion } from '@brixel/ui/toast.tsx';
import { useEffect } from 'react';
import { useT } from '#i18n/use-t.ts';
import {
  dismiss,
  type Notification,
  type NotificationType,
  pauseCountdown,
  resumeCountdown,
  startCountdowns,
  useNotifications,
} from './notifications-store.ts';

const TONES: Record<NotificationType, Tone> = { success: 'ok', info: 'info', warning: 'warn', error: 'bad' };
const MAX_VISIBLE = 3;

export function Toasts() {
  const t = useT();
  const notifications = useNotifications((state) => state.notifications);
  useEffect(startCountdowns, []);
  return (
    <ToastRegion label={t('layout.notifications')}>
      {notifications.slice(-MAX_VISIBLE).map((notification) => (
        <NotificationToast key={notification.id} notification={notification} />
      ))}
    </ToastRegion>
  );
}

/** The store runs the timers, because it also holds messages that are not in view. */
function NotificationToast({ notification }: { notification: Notification }) {
  const t = useT();
  const { id, type, message, detail } = notification;
  const actions = [notification.action1, notification.action2].flatMap((action) => action ?? []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate here, the time only stands still
    <div
      onPointerEnter={() => pauseCountdown(id)}
      onPointerLeave={() => resumeCountdown(id)}
      onFocus={() => pauseCountdown(id)}
      onBlur={() => resumeCountdown(id)}
    >
      <Toast
        tone={TONES[type]}
        duration={null}
        closeLabel={t('common.close')}
        onClose={() => dismiss(id)}
        actions={actions.map(({ label, action }) => ({
          label,
          onSelect: () => {
            dismiss(id);
            action?.();
          },
        }))}
      >
        {message}
        {detail && <span className="toast__detail">{detail}</span>}
      </Toast>
    </div>
  );
}
