import { grants } from '@brixel/contract/office/api-scopes';
import { type Area, may } from '@brixel/contract/office/roles';
import type { KeyCaller } from './api-keys.ts';
import type { SignedIn } from './staff-sessions.ts';

/** Whether somebody may also do what belongs to another area than the call itself: by the role of a person, or the scopes of a key. */
export function allows(staff: SignedIn, area: Exclude<Area, 'staff'>, how: 'read' | 'write' = 'read'): boolean {
  return isKey(staff) ? grants(staff.scopes, `${area}:${how}`) : may(staff.role, area);
}

const isKey = (staff: SignedIn): staff is KeyCaller => 'scopes' in staff;
