import type { BannerLink } from '@brixel/contract/home-page';
import type { OfficeCategory } from '@brixel/contract/office/home-endpoints';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { useT } from '#i18n/i18n.ts';

interface LinkFieldProps {
  value: BannerLink;
  categories: readonly OfficeCategory[];
  error: string | undefined;
  onChange: (value: Required<Pick<BannerLink, 'category'>> | Required<Pick<BannerLink, 'link'>>) => void;
}

/** A category, or an address of one's own. */
export function LinkField({ value: { category, link }, categories, error, onChange }: LinkFieldProps) {
  const t = useT();
  return (
    <>
      <Field label={t('compose.leadsTo')} className="c3">
        <Select
          value={category ?? ''}
          onChange={({ target }) => onChange(target.value ? { category: Number(target.value) } : { link: link ?? '/' })}
        >
          <option value="">{t('compose.ownAddress')}</option>
          {categories.map(({ id, name, level }) => (
            <option key={id} value={id}>
              {`${'– '.repeat(Math.max(0, level - 2))}${name}`}
            </option>
          ))}
        </Select>
      </Field>
      {category === undefined && (
        <Field label={t('compose.address')} hint={t('compose.addressHint')} error={error} className="c3">
          <Input
            value={link ?? ''}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => onChange({ link: target.value })}
          />
        </Field>
      )}
    </>
  );
}
