import type { CellChange, CellField, ProductRow } from '@brixel/contract/office/product-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '#i18n/i18n.ts';
import { typedChange, typedText } from '../grid/cell-text.ts';

/** The keyboard of a phone. */
const keyboards = { price: 'decimal', stock: 'numeric', place: 'text' } as const satisfies Partial<
  Record<CellField, string>
>;

interface CardEditorProps {
  row: ProductRow;
  field: keyof typeof keyboards;
  onChange: (change: CellChange) => void;
  onClose: () => void;
}

/** One value of a product, large enough for a thumb. */
export function CardEditor({ row, field, onChange, onClose }: CardEditorProps) {
  const { language, t } = useI18n();
  const [text, setText] = useState(() => typedText(row, field, language) ?? '');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // what is typed takes the place of what is there
  useEffect(() => input.current?.select(), []);

  function save(): void {
    const change = typedChange(row, field, text);
    if (typeof change === 'string') {
      setWrong(t(change));
      input.current?.focus();
    } else if (change) onChange(change);
    else onClose();
  }

  return (
    <Modal open size="s" onClose={onClose} title={row.name} closeLabel={t('common.close')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={t(`products.column.${field}`)} error={wrong}>
          <Input
            ref={input}
            value={text}
            inputMode={keyboards[field]}
            enterKeyHint="done"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setText(target.value);
              setWrong(undefined);
            }}
          />
        </Field>
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="solid">
            {t('products.saveCard')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
