import { Dialog } from '@brixel/ui/dialog.tsx';
import { SearchIcon } from '@brixel/ui/icons.tsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { closeOverlay, useOverlay } from '../shell/overlay.ts';
import { PaletteGroup } from './palette-group.tsx';
import type { PaletteEntry } from './palette-sources.ts';
import { useFindings } from './use-findings.ts';

/** Finds pages and does commands by typing: a combobox whose list is open as long as there is something in it. */
export function Palette() {
  const t = useT();
  const isOpen = useOverlay(({ open }) => open === 'palette');
  return (
    <Dialog open={isOpen} onClose={closeOverlay} className="palette" aria-label={t('palette.title')}>
      <Search />
    </Dialog>
  );
}

function Search() {
  const t = useT();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const { groups, text, isCurrent } = useFindings(typed);
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries[Math.min(place, entries.length - 1)];
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.id}`;

  function go(entry: PaletteEntry): void {
    closeOverlay();
    if (typeof entry.go === 'string') void navigate(entry.go);
    else entry.go();
  }

  // who types quickly and presses Enter means what is found of all letters
  const goOnce = useEffectEvent(() => {
    setEntered(false);
    // closed meanwhile, it goes nowhere
    if (chosen && useOverlay.getState().open === 'palette') go(chosen);
  });
  useEffect(() => {
    if (isEntered && isCurrent) goOnce();
  }, [isEntered, isCurrent]);

  function onKeyDown(event: KeyboardEvent): void {
    const last = entries.length - 1;
    const next = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next !== undefined && last >= 0) {
      event.preventDefault();
      setPlace(next);
      const entry = entries[next];
      if (entry) document.getElementById(optionId(entry))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      setEntered(true);
    }
  }

  return (
    <>
      <div className="palette__in">
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen && optionId(chosen)}
          aria-autocomplete="list"
          placeholder={t('palette.open')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPlace(0);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={listId} role="listbox" aria-label={t('palette.results')} hidden={entries.length === 0}>
        {groups.map(({ source, entries: found }) => (
          <PaletteGroup
            key={source.heading}
            heading={t(source.heading)}
            entries={found}
            typed={text}
            chosen={chosen}
            optionId={optionId}
            onChoose={go}
          />
        ))}
      </div>
      <p className="palette__none" role="status">
        {isCurrent && entries.length === 0 && typed !== '' && t('palette.nothing', { text })}
      </p>
      <p className="palette__f" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.choose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('palette.go')}
        </span>
        <span>
          <kbd>&gt;</kbd> {t('palette.commands')}
        </span>
      </p>
    </>
  );
}
