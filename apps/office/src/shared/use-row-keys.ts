import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isShortcut } from './letter-shortcuts.ts';

/** J and K go to the link of the next row of a table and back, X chooses the row; Enter opens it, as it does with any link. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!['j', 'k', 'x'].includes(key) || !isShortcut(event)) return;
    const rows = [...(box.current?.querySelectorAll('tbody tr') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (key === 'x') return rows[at]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
    const next = rows[Math.max(0, Math.min(rows.length - 1, key === 'j' ? at + 1 : at - 1))];
    const link = next?.querySelector<HTMLElement>('a');
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
