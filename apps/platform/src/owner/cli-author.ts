import { userInfo } from 'node:os';
import type { Author } from '../office/audit.ts';

/** Whoever runs a command of the owner, for the audit log. */
export const cliAuthor = (): Author => ({ staff: { id: null, name: `cli:${userName()}` }, requestId: null });

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // a container may run as a number that has no name
    return String(process.getuid?.() ?? 'unknown');
  }
}
