import { use } from 'react';
import type { Area } from '#config/text-areas.ts';
import { useServices } from '#data/services.ts';
import { untilLoaded } from '#data/until-loaded.ts';
import { loadMessages } from './load-messages.ts';

const loading = new Map<string, Promise<void>>();

/** Waits for the texts of a part that come with the part and not with its page. The server knows them all. */
export function useArea(area: Area): void {
  const { language } = useServices();
  if (import.meta.env.SSR) return;
  const key = `${language}/${area}`;
  const known = loading.get(key) ?? untilLoaded(() => loadMessages(language, [area]));
  loading.set(key, known);
  use(known);
}
