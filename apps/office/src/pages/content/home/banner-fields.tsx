import type { Banner, Days } from '@brixel/contract/home-page';
import { type Tint, tints } from '@brixel/contract/home-page';
import type { OfficeCategory } from '@brixel/contract/office/home-endpoints';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { Field, Input, Select, Textarea } from '@brixel/ui/field.tsx';
import { useT } from '#i18n/i18n.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { LinkField } from './link-field.tsx';

/** What title picture, banner and large category have in common; the rest only where they have it. */
export type BannerDraft = Omit<Banner, 'tint'> & Partial<Days> & { tint?: Tint; alt?: string };

interface BannerFieldsProps {
  store: StoreCode;
  value: BannerDraft;
  categories: readonly OfficeCategory[];
  /** of a field, such as `title` */
  errorAt: (field: string) => string | undefined;
  onChange: (change: Partial<BannerDraft>) => void;
}

const LINES = 3;

export function BannerFields({ store, value, categories, errorAt, onChange }: BannerFieldsProps) {
  const t = useT();
  const { language } = storeViews[store];
  const { title, text, linkText, tint, alt, from, until } = value;
  return (
    <div className="formgrid">
      <Field label={t('compose.title')} hint={t('compose.titleHint')} error={errorAt('title')} className="c3">
        <Textarea
          rows={2}
          lang={language}
          value={title.join('\n')}
          onChange={({ target }) => onChange({ title: target.value.split('\n').slice(0, LINES) })}
        />
      </Field>
      <Field label={t('compose.text')} error={errorAt('text')} className="c3">
        <Textarea
          rows={2}
          lang={language}
          value={text}
          maxLength={400}
          onChange={({ target }) => onChange({ text: target.value.replaceAll('\n', ' ') })}
        />
      </Field>
      <LinkField
        value={value}
        categories={categories}
        error={errorAt('link')}
        onChange={(link) => onChange({ category: undefined, link: undefined, ...link })}
      />
      <Field label={t('compose.linkText')} error={errorAt('linkText')} className="c3">
        <Input
          lang={language}
          value={linkText}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange({ linkText: target.value })}
        />
      </Field>
      {tint !== undefined && (
        <Field label={t('compose.tint')} className="c3">
          <Select value={tint} onChange={({ target }) => onChange({ tint: target.value as Tint })}>
            {tints.map((one) => (
              <option key={one} value={one}>
                {t(`compose.tint.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <PictureField
        className="c6"
        image={value.image}
        onChange={(image, words) => onChange({ image, ...(alt !== undefined && { alt: words?.[language] ?? '' }) })}
      />
      {alt !== undefined && (
        <Field label={t('compose.alt')} hint={t('pictures.altHint')} error={errorAt('alt')} className="c6">
          <Input
            lang={language}
            value={alt}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => onChange({ alt: target.value })}
          />
        </Field>
      )}
      {from !== undefined && (
        <>
          <Field label={t('compose.from')} hint={t('compose.daysHint')} error={errorAt('from')} className="c3">
            <Input type="date" value={from ?? ''} onChange={({ target }) => onChange({ from: target.value || null })} />
          </Field>
          <Field label={t('compose.until')} error={errorAt('until')} className="c3">
            <Input
              type="date"
              value={until ?? ''}
              onChange={({ target }) => onChange({ until: target.value || null })}
            />
          </Field>
        </>
      )}
    </div>
  );
}
