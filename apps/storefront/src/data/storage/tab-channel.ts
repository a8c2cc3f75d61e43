/** Messages between the tabs of this shop. A tab never receives its own. */
export interface TabChannel<Message> {
  post(message: Message): void;
}

export function openTabChannel<Message>(name: string, onMessage: (message: Message) => void): TabChannel<Message> {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
  return { post: (message) => channel.postMessage(message) };
}
