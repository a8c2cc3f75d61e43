import { create } from 'zustand';

/** The text that the header's field hands over to the search panel. */
export const useSearchText = create<{ text: string }>()(() => ({ text: '' }));

export const setSearchText = (text: string): void => useSearchText.setState({ text });
