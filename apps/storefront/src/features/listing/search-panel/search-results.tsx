import { categoryPath } from '@brixel/commerce/links';
import { GridIcon, InfoIcon, SearchIcon } from '@brixel/ui/icons.tsx';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { OptionGroup } from './option-group.tsx';
import { ProductOption } from './product-option.tsx';
import { type OptionState, SearchOption } from './search-option.tsx';
import type { Suggestions } from './suggestions.ts';

export interface SearchResultsProps {
  text: string;
  suggestions: Suggestions;
  total: number;
  optionAt: (index: number) => OptionState;
}

export const searchPath = (text: string): string => `/search/${encodeURIComponent(text)}`;

/** Help, completions, categories and products. Every entry is an option of the field's listbox, numbered in reading order. */
export function SearchResults({ text, suggestions, total, optionAt }: SearchResultsProps) {
  const t = useT();
  const { config } = useServices();
  const { help, completions, categories, products } = suggestions;
  const asked = help.length + completions.length;
  const words = asked + categories.length;
  return (
    <div className={words > 0 ? 'ss' : 'ss ss--alone'} role="presentation">
      <div className="ss__words" role="presentation" hidden={words === 0}>
        <OptionGroup title={t('search.help')} hidden={help.length === 0}>
          {help.map(({ title, path }, index) => (
            <SearchOption key={path} state={optionAt(index)} href={path}>
              <InfoIcon />
              {title}
            </SearchOption>
          ))}
        </OptionGroup>
        <OptionGroup title={t('search.suggestions')} hidden={completions.length === 0}>
          {completions.map((completion, index) => (
            <SearchOption
              key={completion.text}
              state={optionAt(help.length + index)}
              href={searchPath(completion.text)}
            >
              <SearchIcon />
              <span>
                {completion.text.slice(0, completion.typed)}
                <b>{completion.text.slice(completion.typed)}</b>
              </span>
            </SearchOption>
          ))}
        </OptionGroup>
        <OptionGroup title={t('search.categories')} hidden={categories.length === 0}>
          {categories.map((category, index) => (
            <SearchOption key={category.id} state={optionAt(asked + index)} href={categoryPath(category, config)}>
              <GridIcon />
              {category.name}
            </SearchOption>
          ))}
        </OptionGroup>
      </div>
      <OptionGroup
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
      </OptionGroup>
    </div>
  );
}
