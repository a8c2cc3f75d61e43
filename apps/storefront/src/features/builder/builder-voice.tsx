import { create } from 'zustand';

const useVoice = create<{ text: string }>()(() => ({ text: '' }));

/** Tells visitors who cannot see the stage what has happened there. */
export const say = (text: string): void => useVoice.setState({ text });

export function BuilderVoice() {
  const text = useVoice((state) => state.text);
  return (
    <p className="sr" role="status">
      {text}
    </p>
  );
}
