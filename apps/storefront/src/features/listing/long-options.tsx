import { SearchIcon } from '@brixel/ui/icons.tsx';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import type { FacetOption } from './facets.ts';
import { matchesText } from './matches-text.ts';
import { shortlist } from './shortlist.ts';

/** Up to this many options are shown as they are. */
const SHORT = 12;

export interface LongOptionsProps {
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
export function LongOptions({ options, chosen, searchLabel, children }: LongOptionsProps) {
  const t = useT();
  // decided once, so that nothing jumps while other filters change the counts
  const [first] = useState(() => (options.length > SHORT ? shortlist(options, SHORT) : null));
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const bodyId = useId();
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
