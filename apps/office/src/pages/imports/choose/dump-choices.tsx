import type { ImportChoice, ImportProductsChoice, OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { type ImportWeightUnit, importWeightUnits } from '@brixel/contract/office/import-words';
import { newCategoryChoices } from '@brixel/contract/office/product-file-words';
import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { Field, Select } from '@brixel/ui/field.tsx';
import { useI18n } from '#i18n/i18n.ts';
import { useNumbers } from '../import-text.ts';
import { RecognisedPanel } from './recognised-panel.tsx';

interface DumpChoicesProps {
  file: OfficeImportDetails;
  choice: ImportChoice;
  onChange: (choice: ImportChoice) => void;
}

/** What the dump of another shop does not say of itself: its language, its unit of weight, and whether its prices hold VAT. */
export function DumpChoices({ file, choice, onChange }: DumpChoicesProps) {
  const { language, t } = useI18n();
  const { number } = useNumbers();
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const { products } = choice;
  if (!products?.dump) return null;
  const { dump } = products;
  const setProducts = (changed: Partial<ImportProductsChoice>): void =>
    onChange({ ...choice, products: { ...products, ...changed } });
  return (
    <RecognisedPanel format={file.format}>
      <p>{t('imports.dumpText')}</p>
      <div className="cols cols--2 importnote">
        <Field label={t('imports.dumpStore')} hint={t('imports.dumpStoreHint')}>
          <Select
            value={dump.store}
            onChange={({ target }) => setProducts({ dump: { ...dump, store: target.value as StoreCode } })}
          >
            {storeCodes.map((code) => (
              <option key={code} value={code}>
                {languages.of(code)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('imports.dumpWeight')} hint={t('imports.dumpWeightHint')}>
          <Select
            value={dump.weight}
            onChange={({ target }) => setProducts({ dump: { ...dump, weight: target.value as ImportWeightUnit } })}
          >
            {importWeightUnits.map((unit) => (
              <option key={unit} value={unit}>
                {t(`imports.weight.${unit}`)}
              </option>
            ))}
          </Select>
        </Field>
        <fieldset className="stack stack--s">
          <legend className="label">{t('imports.prices')}</legend>
          <RadioChoice
            name="prices"
            checked={choice.prices === 'gross'}
            onChange={() => onChange({ ...choice, prices: 'gross' })}
            title={t('imports.prices.gross')}
            sub={t('imports.dumpGrossText')}
          />
          <RadioChoice
            name="prices"
            checked={choice.prices === 'net'}
            onChange={() => onChange({ ...choice, prices: 'net' })}
            title={t('imports.prices.net')}
            sub={t('imports.dumpNetText', { percent: number(file.vat_percent) })}
          />
        </fieldset>
        <fieldset className="stack stack--s">
          <legend className="label">{t('imports.newCategories')}</legend>
          {newCategoryChoices.toReversed().map((value) => (
            <RadioChoice
              key={value}
              name="categories"
              checked={products.categories === value}
              onChange={() => setProducts({ categories: value })}
              title={t(`imports.newCategories.${value}`)}
              sub={t(`imports.newCategories.${value}Text`)}
            />
          ))}
        </fieldset>
      </div>
    </RecognisedPanel>
  );
}
