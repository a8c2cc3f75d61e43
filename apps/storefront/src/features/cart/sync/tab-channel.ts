import { watchOtherTabs } from '#data/browser-storage.ts';

export interface TabChannel<Message> {
  tell(message: Message): void;
}

export interface TabListener<Message> {
  hear(message: Message): void;
  /** in browsers without channels: another tab has stored something */
  changed(): void;
}

/** Between the tabs of this shop. A tab never hears itself. */
export function openTabChannel<Message>(name: string, { hear, changed }: TabListener<Message>): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') {
    watchOtherTabs(name, changed);
    return { tell: () => {} };
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  return { tell: (message) => channel.postMessage(message) };
}
