import { picturePath } from '@brixel/commerce/links';
import type { CategoryNode, CategoryPlace } from '@brixel/contract/office/category-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { IconButton } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { ChevronRightIcon, EyeOffIcon, PencilIcon, PlusIcon, SortIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { locales, useI18n } from '#i18n/i18n.ts';
import { childrenOf, placeAfterStep, placeOfDrop, type Step, type Zone } from './tree-places.ts';

interface CategoryTreeProps {
  /** all of them; a search shows some */
  nodes: readonly CategoryNode[];
  isShown: (node: CategoryNode) => boolean;
  open: ReadonlySet<number>;
  onToggle: (id: number, open: boolean) => void;
  onEdit: (node: CategoryNode) => void;
  onAdd: (parent: CategoryNode) => void;
  onMove: (node: CategoryNode, place: CategoryPlace) => void;
  onMoveTo: (node: CategoryNode) => void;
  onRemove: (node: CategoryNode) => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Rows hold the focus, one at a time in the order of tabs; buttons in them are reached by tabs too. */
export function CategoryTree(props: CategoryTreeProps) {
  const { nodes, isShown, open, onToggle, onEdit, onAdd, onMove, onMoveTo, onRemove } = props;
  const { language, t } = useI18n();
  const rows = useRef(new Map<number, HTMLTableRowElement>());
  const [current, setCurrent] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<{ id: number; zone: Zone } | null>(null);
  /** A row that was moved by the keyboard keeps the focus at its new place. */
  const follow = useRef<number | null>(null);
  const shown = nodes.filter(isShown);
  const byParent = Map.groupBy(nodes, ({ parent_id }) => parent_id);
  const active = shown.some(({ id }) => id === current) ? current : (shown[0]?.id ?? null);

  // with the tree that holds it at its new place
  useEffect(() => {
    if (follow.current === null) return;
    rows.current.get(follow.current)?.focus();
    follow.current = null;
  }, [nodes]);

  const focusRow = (node: CategoryNode | undefined) => node && rows.current.get(node.id)?.focus();

  function onKey(event: KeyboardEvent<HTMLTableRowElement>, node: CategoryNode): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const at = shown.indexOf(node);
    const isOpen = open.has(node.id);
    const hasChildren = byParent.has(node.id);
    const step = steps[event.key];
    if (event.altKey && step) {
      event.preventDefault();
      const place = placeAfterStep(nodes, node, step);
      if (!place) return;
      follow.current = node.id;
      onMove(node, place);
      return;
    }
    if (event.altKey) return;
    const handlers: Record<string, () => void> = {
      ArrowUp: () => focusRow(shown[at - 1]),
      ArrowDown: () => focusRow(shown[at + 1]),
      Home: () => focusRow(shown[0]),
      End: () => focusRow(shown.at(-1)),
      ArrowRight: () => (hasChildren && !isOpen ? onToggle(node.id, true) : focusRow(childrenOf(shown, node.id)[0])),
      ArrowLeft: () =>
        hasChildren && isOpen ? onToggle(node.id, false) : focusRow(shown.find(({ id }) => id === node.parent_id)),
      Enter: () => onEdit(node),
    };
    const handler = handlers[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  }

  const zoneOf = (event: DragEvent<HTMLTableRowElement>): Zone => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientY - top) / height;
    return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside';
  };
  const endDrag = () => {
    setDragged(null);
    setTarget(null);
  };

  return (
    <div className="tblwrap">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows of a table with levels, as ARIA has them */}
      <table role="treegrid" className="tbl cattree" aria-label={t('page.categories')}>
        <thead>
          <tr>
            <th scope="col">{t('categories.category')}</th>
            <th scope="col" className="cattree__n">
              {t('page.products')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('categories.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((node) => {
            const { id, level, name, image, products, in_menu: inMenu } = node;
            const siblings = byParent.get(node.parent_id) ?? [];
            const hasChildren = byParent.has(id);
            const isOpen = open.has(id);
            return (
              <tr
                key={id}
                ref={(row) => {
                  if (row) rows.current.set(id, row);
                  else rows.current.delete(id);
                }}
                tabIndex={id === active ? 0 : -1}
                aria-level={level}
                aria-posinset={siblings.indexOf(node) + 1}
                aria-setsize={siblings.length}
                aria-expanded={hasChildren ? isOpen : undefined}
                aria-label={name}
                className={cx(
                  !node.active && 'is-off',
                  dragged === id && 'is-dragged',
                  target?.id === id && `is-${target.zone}`,
                )}
                draggable
                onFocus={() => setCurrent(id)}
                onKeyDown={(event) => onKey(event, node)}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', name);
                  setDragged(id);
                }}
                onDragOver={(event) => {
                  const zone = zoneOf(event);
                  if (dragged === null || !placeOfDrop(nodes, dragged, node, zone)) return setTarget(null);
                  event.preventDefault();
                  setTarget({ id, zone });
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  const moved = nodes.find((other) => other.id === dragged);
                  const place = moved && placeOfDrop(nodes, moved.id, node, zoneOf(event));
                  endDrag();
                  if (moved && place) onMove(moved, place);
                }}
                onDragEnd={endDrag}
              >
                <td>
                  <span className="cattree__name" style={{ '--level': level - 1 } as object}>
                    {hasChildren ? (
                      <IconButton
                        label={t(isOpen ? 'categories.close' : 'categories.open', { name })}
                        className={cx('cattree__toggle', isOpen && 'is-open')}
                        onClick={() => onToggle(id, !isOpen)}
                      >
                        <ChevronRightIcon />
                      </IconButton>
                    ) : (
                      <span className="cattree__toggle" />
                    )}
                    {image ? (
                      <img src={picturePath(image, 150, 150)} alt="" width={32} height={32} loading="lazy" />
                    ) : (
                      <span className="cattree__none" />
                    )}
                    <button type="button" className="cattree__edit" onClick={() => onEdit(node)}>
                      {name}
                    </button>
                    {!node.active && (
                      <Badge tone="warn">
                        <EyeOffIcon size={16} />
                        {t('categories.hidden')}
                      </Badge>
                    )}
                    {node.active && !inMenu && <Badge>{t('categories.notInMenu')}</Badge>}
                  </span>
                </td>
                <td className="cattree__n">
                  <Link to={`/products?category=${id}`} aria-label={t('categories.goods', { n: products, name })}>
                    {products.toLocaleString(locales[language])}
                  </Link>
                </td>
                <td>
                  <span className="cattree__actions">
                    <IconButton
                      className="wide-only"
                      label={t('categories.edit', { name })}
                      onClick={() => onEdit(node)}
                    >
                      <PencilIcon />
                    </IconButton>
                    <IconButton label={t('categories.addBelow', { name })} onClick={() => onAdd(node)}>
                      <PlusIcon />
                    </IconButton>
                    <IconButton label={t('categories.moveTo', { name })} onClick={() => onMoveTo(node)}>
                      <SortIcon />
                    </IconButton>
                    <IconButton
                      className="wide-only"
                      label={t('categories.remove', { name })}
                      onClick={() => onRemove(node)}
                    >
                      <TrashIcon />
                    </IconButton>
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
