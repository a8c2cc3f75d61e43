import { Button } from '@brixel/ui/button.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import type { StoredLine } from '../cart-state.ts';
import { type EditableProduct, loadEditableProduct } from './editable-product.ts';
import { LineEditForm } from './line-edit-form.tsx';

interface LineEditProps {
  line: StoredLine;
  onClose: () => void;
}

/** Another variant, other options or another quantity, without leaving the cart. */
export function LineEdit({ line, onClose }: LineEditProps) {
  const t = useT();
  const services = useServices();
  const [sku, setSku] = useState(line.sku);
  const [editable, setEditable] = useState<EditableProduct | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    const take = (loaded: EditableProduct | null): void => {
      setEditable(loaded);
      setHasFailed(loaded === null);
    };
    loadEditableProduct(services, sku, abort.signal).then(take, () => {
      if (!abort.signal.aborted) take(null);
    });
    return () => abort.abort();
  }, [services, sku]);

  if (editable) {
    return <LineEditForm line={line} {...editable} sku={sku} onVariant={setSku} onClose={onClose} />;
  }
  if (!hasFailed) return <PixelLoader label={t('cart.editLoading')} />;
  return (
    <div className="row row--between">
      <p className="s" role="alert">
        {t('cart.editFailed')}
      </p>
      <Button size="s" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
