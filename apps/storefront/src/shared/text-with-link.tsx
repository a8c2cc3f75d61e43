import type { ReactNode } from 'react';

const PLACE = '{link}';

/** A sentence whose `{link}` is filled with an element; every language may put it elsewhere. */
export function TextWithLink({ text, link }: { text: string; link: ReactNode }) {
  const [before, after] = text.split(PLACE, 2);
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}
