import { type RefObject, useState } from 'react';

/** React drops the server's HTML when the address changes before the code is there; this shows it until then. */
export function AsItWas({ place }: { place: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
