import { Button } from '@brixel/ui/button.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { StaffPanel } from './staff-panel.tsx';

/** Who works here, and what they may do. */
export function Page() {
  const t = useT();
  const staff = useCall('staff.list');
  const [isInviting, setInviting] = useState(false);
  const invite = (
    <Button variant="cta" onClick={() => setInviting(true)}>
      <PlusIcon />
      {t('staff.invite')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('page.staff')} actions={invite}>
        {t('staff.lead')}
      </PageHead>
      <div className="settings__body stack">
        <LoadedView loaded={staff} rows={4}>
          {({ staff: people, invitations }, reload) => (
            <>
              <StaffPanel people={people} onChanged={reload} />
              {invitations.length > 0 && <InvitationsPanel invitations={invitations} onChanged={reload} />}
            </>
          )}
        </LoadedView>
        <RolesPanel />
        <InviteDialog open={isInviting} onClose={() => setInviting(false)} onInvited={staff.reload} />
      </div>
    </>
  );
}
