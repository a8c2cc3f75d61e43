import { type AuthElement, closeModal, useUi } from '#shared/ui-store.ts';

/** The dialog for logging in, registering and resetting the password. */

let finish: (() => void) | null = null;

/** `then`: what the shopper was about to do; runs after the login. */
export function openAuth(authElem: AuthElement, then?: () => void): void {
  finish = then ?? null;
  useUi.setState({ modal: 'auth', authElem });
}

/** From one form of the window to another. */
export const showAuth = (authElem: AuthElement): void => useUi.setState({ authElem });

export function closeAuth(): void {
  finish = null;
  closeModal();
}

export function finishAuth(): void {
  const then = finish;
  closeAuth();
  then?.();
}
