import { SearchIcon } from '@brixel/ui/icons.tsx';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { foldText } from '#data/catalog/cache/fold-text.ts';
import { useT } from '#i18n/use-t.ts';
import type { FacetOption } from './facets.ts';

/** Up to this many options are shown as they are. */
const SHORT = 12;

interface LongOptionsProps {
  /** of the options; not made by React, because the server keeps the HTML of filters */
  id: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  /** name of the field that finds an option */
  searchLabel: string;
  /** draws the options; `cut` is the class of those that are hidden for now */
  children: (cut: (...options: readonly FacetOption[]) => string | undefined) => ReactNode;
}

/**
 * A filter with many options: the most frequent ones, the rest on demand, and a field that finds one by its name. What is
 * chosen always stays in view. Without scripts everything is shown.
 */
export function LongOptions({ id: bodyId, options, chosen, searchLabel, children }: LongOptionsProps) {
  const t = useT();
  // decided once, so that nothing jumps while other filters change the counts
  const [first] = useState(() => (options.length > SHORT ? shortlist(options, SHORT) : null));
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const body = useRef<HTMLDivElement>(null);
  if (!first) return children(() => undefined);

  const isFound = ({ id, label }: FacetOption): boolean =>
    text.trim() ? matchesText(label, text) : isOpen || first.has(id);
  const isShown = (option: FacetOption): boolean => isFound(option) || chosen.includes(option.id);

  const keys = (event: KeyboardEvent): void => {
    const isClearing = event.key === 'Escape' && text !== '';
    // neither sends the form nor closes the drawer around it
    if (isClearing || event.key === 'Enter') event.preventDefault();
    if (isClearing) setText('');
  };
  const toggle = (): void => {
    const revealed = body.current?.querySelector<HTMLElement>('.is-cut input');
    setIsOpen(!isOpen);
    // goes on reading where the new options begin
    if (!isOpen) requestAnimationFrame(() => revealed?.focus());
  };

  return (
    <div className="foptions">
      <div className="ffind">
        <SearchIcon />
        <input
          className="input"
          type="search"
          aria-label={searchLabel}
          aria-controls={bodyId}
          placeholder={searchLabel}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keys}
        />
      </div>
      <p className={options.some(isFound) ? 'sr' : 's muted'} role="status">
        {text.trim() && t('list.found', { n: options.filter(isFound).length })}
      </p>
      <div ref={body} id={bodyId}>
        {children((...members) => (members.some(isShown) ? undefined : 'is-cut'))}
      </div>
      {!text.trim() && (isOpen || !options.every(isShown)) && (
        <button type="button" className="fmore" aria-expanded={isOpen} aria-controls={bodyId} onClick={toggle}>
          {isOpen ? t('list.showLess') : t('list.showAll', { n: options.length })}
        </button>
      )}
    </div>
  );
}

/**
 * Which options a long filter shows before it is opened: the most frequent ones. Of equally frequent ones every n-th is
 * taken, so that the first colours are not all shades of grey.
 */
export function shortlist(options: readonly FacetOption[], limit: number): Set<string> {
  const picked = new Set<string>();
  const counts = [...new Set(options.map(({ count }) => count))].sort((a, b) => b - a);
  for (const frequency of counts) {
    const room = limit - picked.size;
    if (room <= 0) break;
    const equals = options.filter(({ count }) => count === frequency);
    const step = Math.max(1, equals.length / room);
    for (let at = 0; at < equals.length; at += step) {
      const option = equals[Math.floor(at)];
      if (option && picked.size < limit) picked.add(option.id);
    }
  }
  return picked;
}

const withoutWrittenUmlauts = (text: string): string => text.replace(/([aou])e/g, '$1');

/** Whether a label contains the text; `grun`, `gruen` and `Grün` are one word, `2x4` and `2×4` one size. */
export function matchesText(label: string, text: string): boolean {
  const [name, wanted] = [foldText(label), foldText(text.trim())];
  return name.includes(wanted) || name.includes(withoutWrittenUmlauts(wanted));
}
