import { DOWNLOAD_LIMITS } from '@brixel/contract/office/download-limits';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import type { StoreCode } from '@brixel/contract/stores';
import { IconButton } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { AlertIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { useNumbers } from '#pages/imports/import-text.ts';
import { FileDrop } from '#shared/file-drop.tsx';
import { Panel } from '#shared/panel.tsx';
import type { DraftErrors, ProductDraft } from './product-draft.ts';

interface DownloadsPanelProps {
  draft: ProductDraft;
  errors: DraftErrors;
  store: StoreCode;
  isReadOnly: boolean;
  onChange: (changed: Pick<ProductDraft, 'downloads'>) => void;
}

/** The files that buyers get, in their order. */
export function DownloadsPanel({ draft: { downloads }, errors, store, isReadOnly, onChange }: DownloadsPanelProps) {
  const t = useT();
  const { size } = useNumbers();
  return (
    <Panel title={t('downloads.title')} aside={<span className="s soft">{t('downloads.hint')}</span>}>
      <div className="stack">
        {errors.downloads && (
          <p className="field__msg" role="alert">
            <AlertIcon size={16} />
            {errors.downloads}
          </p>
        )}
        {downloads.map(({ file, name, bytes, titles }, place) => (
          <fieldset key={file} className="compound">
            <legend className="sr">{name}</legend>
            <Field
              label={t('downloads.name', { n: place + 1 })}
              hint={[name, bytes === null ? null : size(bytes)].filter(Boolean).join(' · ')}
            >
              <Input
                value={titles[store] ?? ''}
                maxLength={PRODUCT_LIMITS.name}
                onChange={({ target }) =>
                  onChange({
                    downloads: downloads.map((one, at) =>
                      at === place ? { ...one, titles: { ...titles, [store]: target.value } } : one,
                    ),
                  })
                }
              />
            </Field>
            <IconButton
              label={t('downloads.remove', { name })}
              onClick={() => onChange({ downloads: downloads.toSpliced(place, 1) })}
            >
              <TrashIcon />
            </IconButton>
          </fieldset>
        ))}
        {!isReadOnly && downloads.length < DOWNLOAD_LIMITS.files && (
          <FileDrop
            call="downloads.upload"
            title={t('downloads.drop')}
            choose={t('downloads.choose')}
            accept=""
            onUploaded={(uploaded) => {
              const title = uploaded.name.replace(/\.[^.]*$/, '');
              onChange({ downloads: [...downloads, { ...uploaded, id: null, titles: { [store]: title } }] });
              return undefined;
            }}
          >
            {t('downloads.limit', { mb: DOWNLOAD_LIMITS.bytes / 1024 / 1024 })}
          </FileDrop>
        )}
      </div>
    </Panel>
  );
}
