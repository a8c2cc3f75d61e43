import type { CategoryNode, CategoryPlace } from '@brixel/contract/office/category-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Select } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { childrenOf, isWithin, placeOf } from './tree-places.ts';

interface MoveDialogProps {
  node: CategoryNode;
  nodes: readonly CategoryNode[];
  onMove: (place: CategoryPlace) => void;
  onClose: () => void;
}

/** Another place without dragging: below which one, and before which one. */
export function MoveDialog({ node, nodes, onMove, onClose }: MoveDialogProps) {
  const t = useT();
  const now = placeOf(nodes, node);
  const [parentId, setParentId] = useState(now.parent_id);
  const [before, setBefore] = useState(now.before);
  const places = childrenOf(nodes, parentId).filter(({ id }) => id !== node.id);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('categories.moveTo', { name: node.name })}
      closeLabel={t('common.close')}
      size="s"
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onMove({ parent_id: parentId, before });
        }}
      >
        <Field label={t('categories.parent')}>
          <Select
            value={parentId ?? ''}
            onChange={({ target }) => {
              setParentId(target.value === '' ? null : Number(target.value));
              setBefore(null);
            }}
          >
            <option value="">{t('categories.firstLevel')}</option>
            {nodes
              .filter(({ id }) => !isWithin(nodes, id, node.id))
              .map(({ id, name, level }) => (
                <option key={id} value={id}>
                  {`${'\u2003'.repeat(level)}${name}`}
                </option>
              ))}
          </Select>
        </Field>
        <Field label={t('categories.place')}>
          <Select
            value={before ?? ''}
            onChange={({ target }) => setBefore(target.value === '' ? null : Number(target.value))}
          >
            {places.map(({ id, name }) => (
              <option key={id} value={id}>
                {t('categories.before', { name })}
              </option>
            ))}
            <option value="">{t('categories.last')}</option>
          </Select>
        </Field>
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="cta">
            {t('categories.move')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
