import { useEffect, useState } from 'react';
import type Squire from 'squire-rte';
import { useT } from '#i18n/i18n.ts';
import { LinkDialog } from './link-dialog.tsx';

const TABLE =
  '<table><thead><tr><th>&nbsp;</th><th>&nbsp;</th></tr></thead><tbody><tr><td>&nbsp;</td><td>&nbsp;</td></tr></tbody></table><p><br></p>';

/** Paragraphs and headings of the selection become this. */
function setBlocks(editor: Squire, tag: 'p' | 'h2' | 'h3'): void {
  editor.modifyBlocks((fragment) => {
    for (const block of fragment.querySelectorAll('p, h2, h3, h4')) {
      const next = document.createElement(tag);
      next.append(...block.childNodes);
      block.replaceWith(next);
    }
    return fragment;
  });
  editor.focus();
}

export function RichTextTools({ editor }: { editor: Squire }) {
  const t = useT();
  const path = usePath(editor);
  const [isLinking, setLinking] = useState(false);
  const isIn = (tag: string): boolean => new RegExp(`(?:^|>)${tag}\\b`).test(path);
  const block = (tag: 'h2' | 'h3') => ({
    isOn: isIn(tag.toUpperCase()),
    press: () => setBlocks(editor, isIn(tag.toUpperCase()) ? 'p' : tag),
  });
  const tools = [
    { name: t('editor.heading'), ...block('h2') },
    { name: t('editor.subheading'), ...block('h3') },
    { name: t('editor.bold'), isOn: isIn('B'), press: () => (isIn('B') ? editor.removeBold() : editor.bold()) },
    { name: t('editor.italic'), isOn: isIn('I'), press: () => (isIn('I') ? editor.removeItalic() : editor.italic()) },
    {
      name: t('editor.list'),
      isOn: isIn('UL'),
      press: () => (isIn('UL') ? editor.removeList() : editor.makeUnorderedList()),
    },
    {
      name: t('editor.numbers'),
      isOn: isIn('OL'),
      press: () => (isIn('OL') ? editor.removeList() : editor.makeOrderedList()),
    },
    { name: t('editor.link'), isOn: isIn('A'), press: () => (isIn('A') ? editor.removeLink() : setLinking(true)) },
    { name: t('editor.table'), isOn: undefined, press: () => editor.insertHTML(TABLE) },
  ];
  return (
    <div className="richtext__tools" role="toolbar" aria-label={t('editor.tools')}>
      {tools.map(({ name, isOn, press }) => (
        <button key={name} type="button" aria-pressed={isOn} onClick={() => press()}>
          {name}
        </button>
      ))}
      <LinkDialog
        open={isLinking}
        onClose={() => setLinking(false)}
        onLink={(address) => {
          editor.focus();
          editor.makeLink(address);
        }}
      />
    </div>
  );
}

/** The elements around the cursor, such as `UL>LI>B`. */
function usePath(editor: Squire): string {
  const [path, setPath] = useState('');
  useEffect(() => {
    const follow = () => setPath(editor.getPath());
    const events = ['pathChange', 'input', 'select', 'cursor'];
    for (const event of events) editor.addEventListener(event, follow);
    return () => {
      for (const event of events) editor.removeEventListener(event, follow);
    };
  }, [editor]);
  return path;
}
