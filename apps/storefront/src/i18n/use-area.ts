import { use } from 'react';
import type { Area } from '#config/text-areas.ts';
import { useServices } from '#data/services.ts';
import { untilLoaded } from '#data/until-loaded.ts';
import { loadMessages } from './load-messages.ts';

const loading = new Map<string, Promise<void>>();

/** Suspends until the texts of a section are loaded that belong to no page. The server has all texts. */
export function useArea(area: Area): void {
  const { language } = useServices();
  if (import.meta.env.SSR) return;
  const key = `${language}/${area}`;
  const known = loading.get(key) ?? untilLoaded(() => loadMessages(language, [area]));
  loading.set(key, known);
  use(known);
}
