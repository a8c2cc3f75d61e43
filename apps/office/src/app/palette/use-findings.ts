import { useEffect, useState } from 'react';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/speak.ts';
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

/** What the sources find, in their order; answers to what was typed before are dropped. */
export function useFindings(typed: string): { groups: readonly Group[]; text: string } {
  const t = useT();
  const { role } = useMe();
  const [groups, setGroups] = useState<readonly Group[]>([]);
  const { text } = asked(typed);

  useEffect(() => {
    let isCurrent = true;
    const { sources, text: searched } = asked(typed);
    void Promise.all(
      sources.map(async (source) => ({ source, entries: await source.find(searched, { role, t }) })),
    ).then((found) => {
      if (isCurrent) setGroups(found.filter(({ entries }) => entries.length > 0));
    });
    return () => {
      isCurrent = false;
    };
  }, [typed, role, t]);

  return { groups, text };
}
