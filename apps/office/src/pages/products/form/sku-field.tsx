import type { ProductRow } from '@brixel/contract/office/product-endpoints';
import { Field, Input } from '@brixel/ui/field.tsx';
import { useEffect, useId, useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';

interface SkuFieldProps {
  value: string;
  onValue: (sku: string) => void;
}

const TYPING_MS = 250;
const MOST = 8;

/** A product by its number; what is typed is also looked for among the names. */
export function SkuField({ value, onValue }: SkuFieldProps) {
  const t = useT();
  const id = useId();
  const [found, setFound] = useState<readonly ProductRow[]>([]);
  useEffect(() => {
    const search = value.trim();
    if (search.length < 2) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await call('products.list', { query: { search, size: MOST } });
      if (isCurrent && answer.ok) setFound(answer.result.rows);
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [value]);
  return (
    <Field label={t('product.sku')} hint={found.find(({ sku }) => sku === value.trim())?.name}>
      <Input
        value={value}
        list={id}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onValue(target.value)}
      />
      <datalist id={id}>
        {found.map(({ sku, name }) => (
          <option key={sku} value={sku}>
            {name}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
