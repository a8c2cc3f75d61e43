import { create } from 'zustand';
import { storedChoice } from '#data/stored-choice.ts';

/** Single letters as shortcuts: whoever dictates, or hits keys by accident, can switch them off (WCAG 2.1.4). */

const stored = storedChoice('letters');

export const useLetters = create<{ isOn: boolean }>(() => ({ isOn: stored.read() !== 'off' }));

export function switchLetters(isOn: boolean): void {
  stored.write(isOn ? 'on' : 'off');
  useLetters.setState({ isOn });
}
