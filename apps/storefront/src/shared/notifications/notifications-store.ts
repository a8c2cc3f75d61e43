import { create } from 'zustand';

/** Short messages to the shopper. One that repeats the last is dropped; what is new about it goes to the one that stands. */

export const DEFAULT_LIFETIME_MS = 5000;
const ID_LIMIT = 100_000;

export type NotificationType = 'success' | 'info' | 'warning' | 'error';

export interface NotificationAction {
  label: string;
  /** what happens besides closing the message */
  action?: () => void;
}

export interface NotificationInput {
  type: NotificationType;
  message: string;
  /** its subject, shown above the message */
  detail?: string;
  action1?: NotificationAction;
  action2?: NotificationAction;
  hasNoTimeout?: boolean;
  timeToLive?: number;
}

export interface Notification extends NotificationInput {
  id: number;
}

export const useNotifications = create<{ notifications: Notification[] }>()(() => ({ notifications: [] }));

/** Resolves with the first message: only then the code that shows messages is needed. */
export const firstNotification = new Promise<void>((resolve) => {
  useNotifications.subscribe(() => resolve());
});

interface Countdown {
  /** none until messages are displayed */
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remainingMs: number;
}
const countdowns = new Map<number, Countdown>();

let isDisplayed = false;

function startCountdown(id: number, remainingMs: number): void {
  clearTimeout(countdowns.get(id)?.timer);
  const timer = isDisplayed ? setTimeout(() => dismiss(id), remainingMs) : undefined;
  countdowns.set(id, { timer, startedAt: Date.now(), remainingMs });
}

/** Called by what displays the messages: on a slow connection its code may take longer than a message lives. */
export function startCountdowns(): void {
  isDisplayed = true;
  for (const [id, { remainingMs }] of countdowns) startCountdown(id, remainingMs);
}

export function notify(input: NotificationInput): void {
  const { notifications } = useNotifications.getState();
  const last = notifications.at(-1);
  if (last?.message === input.message) {
    renew(last, input);
    return;
  }
  const notification: Notification = { ...input, id: Math.floor(Math.random() * ID_LIMIT) };
  useNotifications.setState({ notifications: [...notifications, notification] });
  if (!input.hasNoTimeout) startCountdown(notification.id, input.timeToLive ?? DEFAULT_LIFETIME_MS);
}

/** The same again about something else: it must be readable as long as the first was. */
function renew(last: Notification, input: NotificationInput): void {
  if (input.detail === last.detail) return;
  useNotifications.setState(({ notifications }) => ({
    notifications: notifications.map((entry) => (entry.id === last.id ? { ...input, id: last.id } : entry)),
  }));
  if (countdowns.has(last.id)) startCountdown(last.id, input.timeToLive ?? DEFAULT_LIFETIME_MS);
}

export function dismiss(id: number): void {
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.delete(id);
  useNotifications.setState(({ notifications }) => ({
    notifications: notifications.filter((entry) => entry.id !== id),
  }));
}

/** For what has become visible otherwise. */
export function dismissMessage(message: string): void {
  for (const entry of useNotifications.getState().notifications) if (entry.message === message) dismiss(entry.id);
}

/** While the pointer or the focus rests on a message, its time stands still. */
export function pauseCountdown(id: number): void {
  const countdown = countdowns.get(id);
  if (!countdown) return;
  clearTimeout(countdown.timer);
  const remainingMs = Math.max(0, countdown.remainingMs - (Date.now() - countdown.startedAt));
  countdowns.set(id, { ...countdown, remainingMs });
}

export function resumeCountdown(id: number): void {
  const countdown = countdowns.get(id);
  if (countdown) startCountdown(id, countdown.remainingMs);
}
