import { create } from 'zustand';
import { storedChoice } from '#data/stored-choice.ts';

/** Single letters as shortcuts: whoever dictates, or hits keys by accident, can switch them off (WCAG 2.1.4). */

const stored = storedChoice('letters');

export const useLetterShortcuts = create<{ isOn: boolean }>(() => ({ isOn: stored.read() !== 'off' }));

export function setLetterShortcuts(isOn: boolean): void {
  stored.write(isOn ? 'on' : 'off');
  useLetterShortcuts.setState({ isOn });
}

const TYPED_INTO =
  'textarea, select, input:not([type="checkbox"]):not([type="radio"]), [contenteditable], dialog, dialog *';

/** Whether a letter would be text, or belongs to a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(TYPED_INTO);

/** Whether a letter that was pressed is a shortcut. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.altKey || event.ctrlKey || event.metaKey) &&
  !isTyping(event.target) &&
  useLetterShortcuts.getState().isOn;
