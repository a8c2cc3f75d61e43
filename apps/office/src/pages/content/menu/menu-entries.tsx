import type { OfficeCategory } from '@brixel/contract/office/home-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { Field, Input } from '@brixel/ui/field.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { Switch } from '@brixel/ui/switch.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { type DraftEntry, keyed, replaced } from './menu-draft.ts';
import { Movers } from './movers.tsx';

interface MenuEntriesProps {
  entries: readonly DraftEntry[];
  categories: readonly OfficeCategory[];
  errorAt: (place: string) => string | undefined;
  onChange: (entries: DraftEntry[]) => void;
}

/** The main level of the menu: categories of the shop, and links of one's own. */
export function MenuEntries({ entries, categories, errorAt, onChange }: MenuEntriesProps) {
  const t = useT();
  return (
    <Panel
      title={t('compose.menu')}
      aside={
        <Button size="s" onClick={() => onChange([...entries, keyed({ kind: 'link', label: '', link: '' } as const)])}>
          <PlusIcon />
          {t('compose.addLink')}
        </Button>
      }
    >
      <ol className="parts">
        {entries.map((entry, place) => {
          const category = entry.kind === 'category' ? categories.find(({ id }) => id === entry.id) : undefined;
          const name = entry.kind === 'link' ? entry.label || t('compose.newLink') : category?.name;
          // a category that is no longer there says nothing
          if (!name) return null;
          return (
            <li key={entry.key} className={cx('part', entry.kind === 'category' && !entry.isOn && 'is-off')}>
              {entry.kind === 'category' ? (
                <>
                  <b className="part__name">{name}</b>
                  {category && <Badge>{t('compose.goods', { n: category.count })}</Badge>}
                  <Switch
                    label={t('compose.shown', { name })}
                    checked={entry.isOn}
                    onCheckedChange={(isOn) => onChange(replaced(entries, entry.key, { isOn }))}
                  />
                </>
              ) : (
                <div className="part__name formgrid">
                  <Field label={t('compose.label')} error={errorAt(`entries.${place}.label`)} className="c3">
                    <Input
                      value={entry.label}
                      maxLength={60}
                      autoComplete="off"
                      onChange={({ target }) => onChange(replaced(entries, entry.key, { label: target.value }))}
                    />
                  </Field>
                  <Field label={t('compose.address')} error={errorAt(`entries.${place}.link`)} className="c3">
                    <Input
                      value={entry.link}
                      maxLength={500}
                      placeholder="/i/versand"
                      autoComplete="off"
                      onChange={({ target }) => onChange(replaced(entries, entry.key, { link: target.value }))}
                    />
                  </Field>
                </div>
              )}
              <Movers name={name} list={entries} place={place} canRemove={entry.kind === 'link'} onChange={onChange} />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
