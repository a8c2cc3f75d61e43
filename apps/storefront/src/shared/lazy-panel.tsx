import { type ComponentType, lazy } from 'react';
import type { Area, Language } from '#config/text-areas.ts';
import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import { untilLoaded } from '#data/until-loaded.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { Translate } from '#i18n/translate.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { closeModal, closePanels } from './ui-store.ts';

/** It cannot be opened now; its code comes when the line is back. */
function missed(t: Translate): void {
  closePanels();
  closeModal();
  const message = t(isOnline() ? 'errors.openFailed' : 'errors.panelOffline');
  notify({ type: 'error', message, action1: { label: t('common.ok') } });
}

/** A panel whose code and texts are fetched when it is first opened. Takes no properties: it reads the ui state. */
export function lazyPanel(areas: readonly Area[], load: () => Promise<ComponentType>): ComponentType {
  const byLanguage = new Map<Language, ComponentType>();
  return function LazyPanel() {
    const t = useT();
    const { language } = useServices();
    let Panel = byLanguage.get(language);
    if (!Panel) {
      Panel = lazy(async () => {
        const loadAll = () => Promise.all([load(), loadMessages(language, areas)]);
        const [component] = await untilLoaded(loadAll, () => missed(t));
        return { default: component };
      });
      byLanguage.set(language, Panel);
    }
    return <Panel />;
  };
}
