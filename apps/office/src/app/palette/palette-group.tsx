import { useId } from 'react';
import { markTyped } from '#shared/matches.ts';
import type { PaletteEntry } from './palette-sources.ts';

interface PaletteGroupProps {
  heading: string;
  entries: readonly PaletteEntry[];
  typed: string;
  chosen: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onChoose: (entry: PaletteEntry) => void;
}

export function PaletteGroup({ heading, entries, typed, chosen, optionId, onChoose }: PaletteGroupProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox takes groups, and no fieldsets
    <div role="group" aria-labelledby={headingId}>
      <p className="palette__h" id={headingId}>
        {heading}
      </p>
      {entries.map((entry) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the field, which has the keys
        <div
          key={entry.id}
          id={optionId(entry)}
          role="option"
          aria-selected={entry === chosen}
          className="palette__row"
          onClick={() => onChoose(entry)}
        >
          <span className="tile">
            <entry.icon />
          </span>
          <span className="grow">
            {markTyped(typed, entry.title).map((piece) =>
              piece.isTyped ? <mark key={piece.text}>{piece.text}</mark> : piece.text,
            )}
            {entry.detail && <small>{entry.detail}</small>}
          </span>
        </div>
      ))}
    </div>
  );
}
