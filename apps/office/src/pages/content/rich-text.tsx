import DOMPurify from 'dompurify';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import Squire from 'squire-rte';
import { RichTextTools } from './rich-text-tools.tsx';
import { writtenHtml } from './written-html.ts';

interface RichTextProps {
  label: string;
  /** what it begins with; another `key` begins anew */
  html: string;
  onChange: (html: string) => void;
}

/** Styles and classes would not be saved, and the office's Content-Security-Policy forbids them. */
const toFragment = (html: string): DocumentFragment =>
  document.importNode(
    DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true, FORBID_ATTR: ['style', 'class'], FORBID_TAGS: ['style'] }),
    true,
  );

/** Writes HTML as it will look. What a page already holds stays as it is, unlike in editors with a model of their own. */
export function RichText({ label, html, onChange }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Squire | null>(null);
  const labelId = useId();
  const report = useEffectEvent(onChange);
  const begin = useEffectEvent((made: Squire) => made.setHTML(html));

  useEffect(() => {
    if (!root.current) return;
    const made = new Squire(root.current, { blockTag: 'P', sanitizeToDOMFragment: toFragment });
    begin(made);
    const untouched = made.getHTML();
    let last = untouched;
    made.addEventListener('input', () => {
      const now = made.getHTML();
      if (now === last) return;
      last = now;
      report(now === untouched ? html : writtenHtml(now));
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  return (
    <div className="field">
      <span className="label" id={labelId}>
        {label}
      </span>
      <div className="richtext">
        {editor && <RichTextTools editor={editor} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a text area holds no headings, lists and tables */}
        <div
          ref={root}
          className="richtext__text prose"
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={labelId}
        />
      </div>
    </div>
  );
}
