import type { ImportProductsChoice, OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { newCategoryChoices } from '@brixel/contract/office/product-file-words';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { useT } from '#i18n/i18n.ts';
import { RecognisedPanel } from './recognised-panel.tsx';

interface ProductChoicesProps {
  format: OfficeImportDetails['format'];
  choice: ImportProductsChoice;
  onChange: (choice: ImportProductsChoice) => void;
}

/** What a file of products does not say of itself. */
export function ProductChoices({ format, choice, onChange }: ProductChoicesProps) {
  const t = useT();
  return (
    <RecognisedPanel format={format}>
      <p>{t('imports.productsText')}</p>
      <div className="cols cols--2 importnote">
        <fieldset className="stack stack--s">
          <legend className="label">{t('imports.newCategories')}</legend>
          {newCategoryChoices.map((value) => (
            <RadioChoice
              key={value}
              name="categories"
              checked={choice.categories === value}
              onChange={() => onChange({ ...choice, categories: value })}
              title={t(`imports.newCategories.${value}`)}
              sub={t(`imports.newCategories.${value}Text`)}
            />
          ))}
        </fieldset>
        {format === 'products-csv' && (
          <fieldset className="stack stack--s">
            <legend className="label">{t('imports.decimals')}</legend>
            {(['comma', 'point'] as const).map((value) => (
              <RadioChoice
                key={value}
                name="decimals"
                checked={choice.decimals === value}
                onChange={() => onChange({ ...choice, decimals: value })}
                title={t(`imports.decimals.${value}`)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </RecognisedPanel>
  );
}
