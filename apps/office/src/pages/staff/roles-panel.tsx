import { type Area, areas, may, roles } from '@brixel/contract/office/roles';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';

/** The same table that the calls are guarded by. */
export function RolesPanel() {
  const t = useT();
  const columns: Column<Area>[] = [
    { key: 'area', header: t('staff.area'), cell: (area) => <b>{t(`area.${area}`)}</b> },
    ...roles.map(
      (role): Column<Area> => ({
        key: role,
        header: t(`role.${role}`),
        cell: (area) =>
          may(role, area) ? (
            <span className="may">
              <CheckIcon />
              <VisuallyHidden>{t('common.yes')}</VisuallyHidden>
            </span>
          ) : (
            <span className="muted">{t('common.no')}</span>
          ),
      }),
    ),
  ];
  return (
    <Panel title={t('staff.rolesTitle')} flush>
      <dl className="roles">
        {roles.map((role) => (
          <div key={role}>
            <dt>{t(`role.${role}`)}</dt>
            <dd>{t(`role.${role}.text`)}</dd>
          </div>
        ))}
      </dl>
      <Table
        label={t('staff.rolesTitle')}
        columns={columns}
        rows={Object.keys(areas) as Area[]}
        rowKey={(area) => area}
        fixed
      />
    </Panel>
  );
}
