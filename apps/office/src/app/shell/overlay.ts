import { create } from 'zustand';

/** What lies over the page; one at a time. */
type Overlay = 'palette' | 'shortcuts' | 'more' | null;

export const useOverlay = create<{ open: Overlay }>(() => ({ open: null }));

export const openOverlay = (open: Exclude<Overlay, null>): void => useOverlay.setState({ open });
export const closeOverlay = (): void => useOverlay.setState({ open: null });
