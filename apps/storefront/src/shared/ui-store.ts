import { create } from 'zustand';

/** What is open on the page right now. */

export const SUBMENU_POP_DELAY_MS = 300;

/** Panels that cover the page; at most one of them is open, and the overlay lies below it. */
export type Panel = 'sidebar' | 'microcart' | 'wishlist' | 'searchpanel';
export type Modal = 'languages' | 'newsletter' | 'consent' | 'auth' | 'saved-orders';
export type AuthElement = 'login' | 'register' | 'forgot';

export interface UiState {
  sidebar: boolean;
  microcart: boolean;
  wishlist: boolean;
  searchpanel: boolean;
  overlay: boolean;
  loader: boolean;
  authElem: AuthElement;
  checkoutMode: boolean;
  submenu: { depth: number; path: number[] };
  modal: Modal | null;
}

const closedPanels = { sidebar: false, microcart: false, wishlist: false, searchpanel: false } as const;

export const useUi = create<UiState>()(() => ({
  ...closedPanels,
  overlay: false,
  loader: false,
  authElem: 'login',
  checkoutMode: false,
  submenu: { depth: 0, path: [] },
  modal: null,
}));

/** Resolves when something opens: only then the code that holds panels is needed. */
export const firstOpening = new Promise<void>((resolve) => {
  useUi.subscribe(() => resolve());
});

export const openPanel = (panel: Panel): void => useUi.setState({ ...closedPanels, [panel]: true, overlay: true });
export const closePanels = (): void =>
  useUi.setState({ ...closedPanels, overlay: false, submenu: { depth: 0, path: [] } });
export const openModal = (modal: Modal): void => useUi.setState({ modal });
export const closeModal = (): void => useUi.setState({ modal: null });

/** One level deeper in the drawer menu. */
export const pushSubmenu = (categoryId: number): void =>
  useUi.setState(({ submenu }) => ({ submenu: { depth: submenu.depth + 1, path: [...submenu.path, categoryId] } }));

/** Back: the panel slides away first, its entry is removed when the movement is over. */
export function popSubmenu(): void {
  const { submenu } = useUi.getState();
  if (submenu.depth === 0) return;
  const left = submenu.path[submenu.depth - 1];
  useUi.setState({ submenu: { ...submenu, depth: submenu.depth - 1 } });
  setTimeout(() => {
    useUi.setState(({ submenu: now }) =>
      now.path.at(-1) === left && now.path.length > now.depth
        ? { submenu: { ...now, path: now.path.slice(0, -1) } }
        : {},
    );
  }, SUBMENU_POP_DELAY_MS);
}
