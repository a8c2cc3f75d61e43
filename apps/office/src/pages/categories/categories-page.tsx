import type { CategoryNode, CategoryPlace } from '@brixel/contract/office/category-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useRef, useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { GoodsNav } from '#pages/products/goods-nav.tsx';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { doAtOnce } from '#shared/do-at-once.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { matches } from '#shared/matches.ts';
import { PageHead } from '#shared/page-head.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { CategoryDrawer } from './category-drawer.tsx';
import { CategoryTree } from './category-tree.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { placeOf } from './tree-places.ts';

/** So many are shown with all their levels open. */
const FEW = 40;

type Edited = { node: CategoryNode | null; parent: CategoryNode | null };

/** The tree of categories. */
export function Page() {
  const t = useT();
  const tree = useCall('categories.tree');
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <>
      <PageHead
        title={t('page.categories')}
        actions={
          <Button variant="cta" onClick={() => setEdited({ node: null, parent: null })}>
            <PlusIcon />
            {t('categories.create')}
          </Button>
        }
      >
        {t('categories.lead')}
      </PageHead>
      <GoodsNav />
      <section className="panel" aria-label={t('page.categories')}>
        <LoadedView loaded={tree} rows={8}>
          {(nodes, reload) =>
            nodes.length === 0 && !edited ? (
              <EmptyState title={t('categories.none')}>
                <Button onClick={() => setEdited({ node: null, parent: null })}>{t('categories.create')}</Button>
              </EmptyState>
            ) : (
              <Categories nodes={nodes} edited={edited} onEdit={setEdited} reload={reload} />
            )
          }
        </LoadedView>
      </section>
    </>
  );
}

interface CategoriesProps {
  nodes: readonly CategoryNode[];
  edited: Edited | null;
  onEdit: (edited: Edited | null) => void;
  reload: () => void;
}

function Categories({ nodes, edited, onEdit, reload }: CategoriesProps) {
  const t = useT();
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(nodes.length <= FEW ? nodes.map(({ id }) => id) : []),
  );
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<CategoryNode | null>(null);
  const [removed, setRemoved] = useState<CategoryNode | null>(null);
  const removal = useMutation();
  /** what the moves of this page have made of the categories: several are taken back one after another, also before the tree is read anew */
  const versions = useRef(new Map<number, string>());

  const toggle = (id: number, isOpen: boolean) =>
    setOpen((last) => new Set(isOpen ? [...last, id] : [...last].filter((other) => other !== id)));

  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = ({ parent_id }: Pick<CategoryNode, 'parent_id'>) =>
    parent_id === null ? undefined : byId.get(parent_id);
  const isSearching = typed.trim() !== '';
  /** Those that were found stand with all above them. */
  const found = new Set<CategoryNode>();
  if (isSearching)
    for (const node of nodes)
      if (matches(typed, node.name))
        for (let above: CategoryNode | undefined = node; above; above = parentOf(above)) found.add(above);
  const isShown = (node: CategoryNode): boolean => {
    if (isSearching) return found.has(node);
    const parent = parentOf(node);
    return !parent || (open.has(parent.id) && isShown(parent));
  };

  function move(node: CategoryNode, place: CategoryPlace): void {
    const last = placeOf(nodes, node);
    if (last.parent_id === place.parent_id && last.before === place.before) return;
    const { id } = node;
    const known = versions.current.get(id);
    if (known === undefined || known < node.version) versions.current.set(id, node.version);
    const to = async (next: CategoryPlace) => {
      const version = versions.current.get(id) ?? node.version;
      const answer = await call('categories.move', { params: { id }, body: { ...next, version } });
      if (answer.ok) versions.current.set(id, answer.result.version);
      return answer;
    };
    if (place.parent_id !== null) toggle(place.parent_id, true);
    const parent = parentOf(place);
    const text = (): string => {
      if (last.parent_id === place.parent_id) return t('categories.reordered', { name: node.name });
      return parent
        ? t('categories.movedBelow', { name: node.name, parent: parent.name })
        : t('categories.movedFirst', { name: node.name });
    };
    void doAtOnce({
      text: text(),
      make: () => to(place),
      takeBack: () => to(last),
      reload,
    });
  }

  async function remove(node: CategoryNode): Promise<void> {
    const done = await removal.run(() =>
      call('categories.remove', { params: { id: node.id }, query: { version: node.version } }),
    );
    if (!done) return;
    toast({ text: t('categories.removed', { name: node.name }) });
    setRemoved(null);
    onEdit(null);
    reload();
  }

  return (
    <>
      <div className="tools">
        <Field label={t('categories.search')} className="tools__wide">
          <Input type="search" value={typed} maxLength={60} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Button onClick={() => setOpen(new Set(nodes.map(({ id }) => id)))}>{t('categories.openAll')}</Button>
        <Button onClick={() => setOpen(new Set())}>{t('categories.closeAll')}</Button>
      </div>
      {isSearching && found.size === 0 ? (
        <EmptyState title={t('categories.nothingFound')} />
      ) : (
        <CategoryTree
          nodes={nodes}
          isShown={isShown}
          open={isSearching ? new Set(nodes.map(({ id }) => id)) : open}
          onToggle={toggle}
          onEdit={(node) => onEdit({ node, parent: null })}
          onAdd={(parent) => onEdit({ node: null, parent })}
          onMove={move}
          onMoveTo={setMoved}
          onRemove={setRemoved}
        />
      )}
      <div className="panel__f">
        <span role="status">{t('categories.count', { n: nodes.length })}</span>
        <span className="grow" />
        <span className="gridkeys wide-only">
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          <kbd>←</kbd>
          <kbd>→</kbd> {t('categories.keys.walk')} · <kbd>Alt</kbd> <kbd>↑</kbd>
          <kbd>↓</kbd>
          <kbd>←</kbd>
          <kbd>→</kbd> {t('categories.keys.move')} · <kbd>↵</kbd> {t('categories.keys.edit')}
        </span>
      </div>
      {edited && (
        <CategoryDrawer
          key={edited.node?.id ?? 'new'}
          {...edited}
          onClose={() => onEdit(null)}
          onSaved={() => {
            if (edited.parent) toggle(edited.parent.id, true);
            reload();
          }}
          onRemove={setRemoved}
        />
      )}
      {moved && (
        <MoveDialog
          node={moved}
          nodes={nodes}
          onClose={() => setMoved(null)}
          onMove={(place) => {
            move(moved, place);
            setMoved(null);
          }}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={t('categories.remove', { name: removed?.name ?? '' })}
        confirmLabel={t('categories.removeAction')}
        dangerous
        isBusy={removal.isBusy}
        failure={removal.failure}
        onConfirm={() => removed && void remove(removed)}
        onClose={() => setRemoved(null)}
      >
        <p>{t('categories.removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
