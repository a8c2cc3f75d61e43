import { categoryPath } from '@brixel/commerce/links';
import { type ReactNode, useId } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { GridIcon, SearchIcon } from '#ui/icons.tsx';
import { ProductOption } from './product-option.tsx';
import { type OptionState, SearchOption } from './search-option.tsx';
import type { Suggestions } from './suggestions.ts';

export interface SearchResultsProps {
  text: string;
  suggestions: Suggestions;
  total: number;
  optionAt: (index: number) => OptionState;
}

const searchPath = (text: string): string => `/search/${encodeURIComponent(text)}`;

/** Completions, categories and products. Every entry is an option of the field's listbox, numbered in reading order. */
export function SearchResults({ text, suggestions, total, optionAt }: SearchResultsProps) {
  const t = useT();
  const { config } = useServices();
  const { completions, categories, products } = suggestions;
  const words = completions.length + categories.length;
  return (
    <div className={words > 0 ? 'ss' : 'ss ss--alone'} role="presentation">
      <div className="ss__words" role="presentation" hidden={words === 0}>
        <Group title={t('search.suggestions')} hidden={completions.length === 0}>
          {completions.map((completion, index) => (
            <SearchOption key={completion.text} state={optionAt(index)} href={searchPath(completion.text)}>
              <SearchIcon />
              <span>
                {completion.text.slice(0, completion.typed)}
                <b>{completion.text.slice(completion.typed)}</b>
              </span>
            </SearchOption>
          ))}
        </Group>
        <Group title={t('search.categories')} hidden={categories.length === 0}>
          {categories.map((category, index) => (
            <SearchOption
              key={category.id}
              state={optionAt(completions.length + index)}
              href={categoryPath(category, config)}
            >
              <GridIcon />
              {category.name}
            </SearchOption>
          ))}
        </Group>
      </div>
      <Group
        title={t('search.products')}
        hidden={products.length === 0}
        beside={
          <SearchOption state={optionAt(words)} href={searchPath(text)} className="link s b">
            {t('search.all', { n: total })}
          </SearchOption>
        }
      >
        <div className="ss__cards" role="presentation">
          {products.map((product, index) => (
            <ProductOption key={product.sku} product={product} state={optionAt(words + 1 + index)} />
          ))}
        </div>
      </Group>
    </div>
  );
}

interface GroupProps {
  title: string;
  hidden: boolean;
  /** stands beside the title */
  beside?: ReactNode;
  children: ReactNode;
}

function Group({ title, hidden, beside, children }: GroupProps) {
  const id = useId();
  if (hidden) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" aria-labelledby={id}>
      <div className="ss__head" role="presentation">
        <h2 id={id} role="presentation">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </div>
  );
}
