import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { type DraftColumn, keyed, replaced } from './menu-draft.ts';
import { Movers } from './movers.tsx';

interface FooterColumnsProps {
  columns: readonly DraftColumn[];
  errorAt: (place: string) => string | undefined;
  onChange: (columns: DraftColumn[]) => void;
}

const MOST_COLUMNS = 6;

/** What stands at the foot of every page, in columns. */
export function FooterColumns({ columns, errorAt, onChange }: FooterColumnsProps) {
  const t = useT();
  return (
    <Panel
      title={t('compose.footer')}
      aside={
        columns.length < MOST_COLUMNS && (
          <Button size="s" onClick={() => onChange([...columns, keyed({ label: '', links: [] })])}>
            <PlusIcon />
            {t('compose.addColumn')}
          </Button>
        )
      }
    >
      <p className="muted s">{t('compose.footerHint')}</p>
      {columns.map((column, place) => (
        <fieldset key={column.key} className="subform">
          <legend className="sr">{column.label || t('compose.column', { n: place + 1 })}</legend>
          <div className="row row--nw">
            <Field
              label={t('compose.column', { n: place + 1 })}
              error={errorAt(`footer.${place}.label`)}
              className="grow"
            >
              <Input
                value={column.label}
                maxLength={60}
                autoComplete="off"
                onChange={({ target }) => onChange(replaced(columns, column.key, { label: target.value }))}
              />
            </Field>
            <Movers
              name={column.label || t('compose.column', { n: place + 1 })}
              list={columns}
              place={place}
              onChange={onChange}
            />
          </div>
          <ol className="parts">
            {column.links.map((link, at) => {
              const setLinks = (links: typeof column.links) => onChange(replaced(columns, column.key, { links }));
              const where = `footer.${place}.links.${at}`;
              return (
                <li key={link.key} className="part">
                  <div className="part__name formgrid">
                    <Field label={t('compose.label')} error={errorAt(`${where}.label`)} className="c3">
                      <Input
                        value={link.label}
                        maxLength={120}
                        autoComplete="off"
                        onChange={({ target }) => setLinks(replaced(column.links, link.key, { label: target.value }))}
                      />
                    </Field>
                    <Field label={t('compose.address')} error={errorAt(`${where}.path`)} className="c3">
                      <Input
                        value={link.path}
                        maxLength={500}
                        autoComplete="off"
                        onChange={({ target }) => setLinks(replaced(column.links, link.key, { path: target.value }))}
                      />
                    </Field>
                  </div>
                  <Movers
                    name={link.label || t('compose.newLink')}
                    list={column.links}
                    place={at}
                    onChange={setLinks}
                  />
                </li>
              );
            })}
          </ol>
          <Button
            size="s"
            variant="ghost"
            onClick={() =>
              onChange(replaced(columns, column.key, { links: [...column.links, keyed({ label: '', path: '' })] }))
            }
          >
            <PlusIcon />
            {t('compose.addLinkTo', { name: column.label || t('compose.column', { n: place + 1 }) })}
          </Button>
        </fieldset>
      ))}
    </Panel>
  );
}
