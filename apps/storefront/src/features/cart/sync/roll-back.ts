import type { ClientCart, KeptLine } from '../cart-state.ts';
import type { CartNotice } from './cart-notice.ts';
import type { SentVersions } from './pending-changes.ts';
import { leaverOf, remembered } from './removed-lines.ts';

/**
 * A call failed as a whole. What it changed goes back to the last confirmed quantity; what was never confirmed leaves.
 * Of a failing server nobody knows what it has done, so what stands now is told as a change of its own; a server that refuses
 * has done nothing.
 */
export function rollBack(
  cart: ClientCart,
  token: string,
  sent: SentVersions,
  { hasRefused }: { hasRefused: boolean },
): { cart: ClientCart; notices: CartNotice[] } {
  const notices: CartNotice[] = [];
  const lines: KeptLine[] = [];
  const removed = hasRefused
    ? cart.removed.map((line) => ({ ...line, gone: line.gone || sent.get(line.line_key) === line.line_version }))
    : [...cart.removed];
  for (const line of cart.lines) {
    const isMeant = sent.get(line.line_key) === line.line_version && (hasRefused || line.bySync === undefined);
    const confirmed = line.onServer?.cart === token ? line.onServer : null;
    if (!isMeant || (confirmed?.qty === line.qty && !hasRefused)) {
      lines.push(line);
      continue;
    }
    notices.push({ kind: 'failed', name: line.name });
    const line_version = hasRefused ? line.line_version : line.line_version + 1;
    if (!confirmed) removed.push({ ...leaverOf(line), line_version, gone: hasRefused, bySync: !hasRefused });
    else {
      const onServer = hasRefused ? { ...confirmed, line_version } : confirmed;
      const made = hasRefused ? {} : { bySync: 0 };
      lines.push({ ...line, ...made, qty: confirmed.qty, line_version, onServer });
    }
  }
  return { cart: { ...cart, lines, removed: remembered(removed) }, notices };
}
