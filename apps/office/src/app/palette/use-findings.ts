import { useEffect, useState } from 'react';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { TYPING_MS } from '#shared/search-field.tsx';
import { type PaletteEntry, type PaletteSource, paletteSources } from './palette-sources.ts';

export interface Group {
  source: PaletteSource;
  entries: readonly PaletteEntry[];
}

/** A prefix such as ">" picks one source, else all are asked. */
function asked(typed: string): { sources: readonly PaletteSource[]; text: string } {
  const only = paletteSources.filter(({ prefix }) => prefix && typed.startsWith(prefix));
  return only[0]?.prefix
    ? { sources: only, text: typed.slice(only[0].prefix.length).trim() }
    : { sources: paletteSources, text: typed.trim() };
}

interface Findings {
  /** until there is more, what was found last */
  groups: readonly Group[];
  text: string;
  /** whether they are of what is typed now */
  isCurrent: boolean;
}

/** What the sources find, in their order; answers to what was typed before are dropped. */
export function useFindings(typed: string): Findings {
  const t = useT();
  const { role } = useMe();
  const [found, setFound] = useState<{ typed: string; groups: readonly Group[] } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const { sources, text: searched } = asked(typed);
    const find = async () => {
      const groups = await Promise.all(
        sources.map(async (source) => ({ source, entries: await source.find(searched, { role, t }) })),
      );
      if (isCurrent) setFound({ typed, groups: groups.filter(({ entries }) => entries.length > 0) });
    };
    const timer = setTimeout(() => void find(), searched === '' ? 0 : TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, role, t]);

  return { groups: found?.groups ?? [], text: asked(typed).text, isCurrent: found?.typed === typed };
}
