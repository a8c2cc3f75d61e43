import type { StaffMember } from '@brixel/contract/office/staff';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { InviteDialog } from './invite-dialog.tsx';

interface StaffActionsProps {
  person: StaffMember;
  onDisable: (disabled: boolean) => void;
  onInvited: () => void;
}

export function StaffActions({ person, onDisable, onInvited }: StaffActionsProps) {
  const t = useT();
  const [isInviting, setInviting] = useState(false);
  const { name, disabled } = person;
  return (
    <div className="row row--end">
      {!disabled && (
        <Button size="s" variant="ghost" aria-label={t('staff.newLinkFor', { name })} onClick={() => setInviting(true)}>
          {t('staff.newLink')}
        </Button>
      )}
      <Button
        size="s"
        aria-label={t(disabled ? 'staff.enableNamed' : 'staff.disableNamed', { name })}
        onClick={() => onDisable(!disabled)}
      >
        {t(disabled ? 'staff.enable' : 'staff.disable')}
      </Button>
      <InviteDialog open={isInviting} person={person} onClose={() => setInviting(false)} onInvited={onInvited} />
    </div>
  );
}
