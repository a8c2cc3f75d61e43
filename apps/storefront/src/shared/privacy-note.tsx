import { Link } from '@brixel/ui/link.tsx';
import { useInfoPage } from '#data/services.ts';
import type { ArgumentName, MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';
import { Sentence } from './sentence.tsx';

/** Texts that a link belongs into, and nothing else. */
type TextWithLink = {
  [Key in MessageKey]: ['link', ArgumentName<Key>] extends [ArgumentName<Key>, 'link'] ? Key : never;
}[MessageKey];

interface PrivacySentenceProps {
  text: TextWithLink;
  /** text of the link */
  link: MessageKey;
}

/** What becomes of the data of a form; nothing where the shop has no such page. */
export function PrivacySentence({ text, link }: PrivacySentenceProps) {
  const t = useT();
  const href = useInfoPage('privacy');
  if (href === undefined) return null;
  const part = (
    <Link className="link" href={href}>
      {t(link)}
    </Link>
  );
  return <Sentence text={text} parts={{ link: part }} />;
}

/** The same in a paragraph of its own. */
export function PrivacyNote({ className = 'xs muted', ...sentence }: PrivacySentenceProps & { className?: string }) {
  if (useInfoPage('privacy') === undefined) return null;
  return (
    <p className={className}>
      <PrivacySentence {...sentence} />
    </p>
  );
}
