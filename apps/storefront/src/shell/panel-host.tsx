import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Area, Language } from '#config/text-areas.ts';
import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import { untilLoaded } from '#data/until-loaded.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { Translate } from '#i18n/translate.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { closeModal, closePanels, type UiState, useUi } from '#shared/ui-store.ts';

/** The panel cannot be opened now; `untilLoaded` retries its code. */
function notifyLoadFailed(t: Translate): void {
  closePanels();
  closeModal();
  const message = t(isOnline() ? 'errors.openFailed' : 'errors.panelOffline');
  notify({ type: 'error', message, action1: { label: t('common.ok') } });
}

/** A panel whose code and texts are fetched when it is first opened. Takes no properties: it reads the ui state. */
function lazyPanel(areas: readonly Area[], load: () => Promise<ComponentType>): ComponentType {
  const byLanguage = new Map<Language, ComponentType>();
  return function LazyPanel() {
    const t = useT();
    const { language } = useServices();
    let Panel = byLanguage.get(language);
    if (!Panel) {
      Panel = lazy(async () => {
        const loadAll = () => Promise.all([load(), loadMessages(language, areas)]);
        const [component] = await untilLoaded(loadAll, () => notifyLoadFailed(t));
        return { default: component };
      });
      byLanguage.set(language, Panel);
    }
    return <Panel />;
  };
}

/** Everything that opens above the page. No panel is loaded before it is opened for the first time. */

const MenuDrawer = lazyPanel([], async () => (await import('./menu/menu-drawer.tsx')).MenuDrawer);
const SearchPanel = lazyPanel(
  ['search'],
  async () => (await import('#features/listing/search-panel/search-panel.tsx')).SearchPanel,
);
const Microcart = lazyPanel(['cart'], async () => (await import('#features/cart/panel/microcart.tsx')).Microcart);
const WishlistDrawer = lazyPanel(
  ['saved'],
  async () => (await import('#features/saved/wishlist/wishlist-drawer.tsx')).WishlistDrawer,
);
const LanguagesModal = lazyPanel([], async () => (await import('./language/languages-modal.tsx')).LanguagesModal);
const NewsletterModal = lazyPanel(
  ['newsletter'],
  async () => (await import('#features/newsletter/newsletter-modal.tsx')).NewsletterModal,
);
const ConsentModal = lazyPanel(['consent'], async () => (await import('./consent/consent-modal.tsx')).ConsentModal);
const AuthModal = lazyPanel(
  ['account', 'validation'],
  async () => (await import('#features/account/auth/auth-modal.tsx')).AuthModal,
);
const SavedOrdersModal = lazyPanel(
  ['saved-orders', 'cart'],
  async () => (await import('#features/ordering/saved-orders/saved-orders-modal.tsx')).SavedOrdersModal,
);

const panels: { isOpen: (state: UiState) => boolean; Panel: ComponentType; name: string }[] = [
  { name: 'menu', isOpen: (state) => state.sidebar, Panel: MenuDrawer },
  { name: 'search', isOpen: (state) => state.searchpanel, Panel: SearchPanel },
  { name: 'microcart', isOpen: (state) => state.microcart, Panel: Microcart },
  { name: 'wishlist', isOpen: (state) => state.wishlist, Panel: WishlistDrawer },
  { name: 'languages', isOpen: (state) => state.modal === 'languages', Panel: LanguagesModal },
  { name: 'newsletter', isOpen: (state) => state.modal === 'newsletter', Panel: NewsletterModal },
  { name: 'auth', isOpen: (state) => state.modal === 'auth', Panel: AuthModal },
  { name: 'saved-orders', isOpen: (state) => state.modal === 'saved-orders', Panel: SavedOrdersModal },
  { name: 'consent', isOpen: (state) => state.modal === 'consent', Panel: ConsentModal },
];

export function PanelHost() {
  return panels.map(({ name, isOpen, Panel }) => <OnceOpened key={name} isOpen={isOpen} Panel={Panel} />);
}

/** Stays mounted after the first opening, so that closing can be animated and reopening is instant. */
function OnceOpened({ isOpen, Panel }: { isOpen: (state: UiState) => boolean; Panel: ComponentType }) {
  const open = useUi(isOpen);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  ) : null;
}
