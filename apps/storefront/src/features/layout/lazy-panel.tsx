import { type ComponentType, lazy } from 'react';
import { useServices } from '#data/services.ts';
import type { Area, Language } from '#i18n/areas.ts';
import { loadMessages } from '#i18n/load-messages.ts';

/** A panel whose code and texts are fetched when it is first opened. Takes no properties: it reads the ui state. */
export function lazyPanel(areas: readonly Area[], load: () => Promise<ComponentType>): ComponentType {
  const byLanguage = new Map<Language, ComponentType>();
  return function LazyPanel() {
    const { language } = useServices();
    let Panel = byLanguage.get(language);
    if (!Panel) {
      Panel = lazy(async () => {
        const [component] = await Promise.all([load(), loadMessages(language, areas)]);
        return { default: component };
      });
      byLanguage.set(language, Panel);
    }
    return <Panel />;
  };
}
