import type { OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import {
  ATTRIBUTE_LIMITS,
  type AttributeInput,
  attributeInputs,
  hasOptions,
} from '@brixel/contract/office/attribute-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { TrashIcon } from '@brixel/ui/icons.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { SaveFailure } from '#pages/content/save-failure.tsx';
import { StoreSwitch } from '#pages/content/store-switch.tsx';
import { useDefaultStore } from '#pages/content/stores.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { type AttributeDraft, CODE, codeOf, contentOf, draftOf } from './attribute-draft.ts';
import { OptionFields } from './option-fields.tsx';

interface AttributeDrawerProps {
  /** null: a new one */
  attribute: OfficeAttribute | null;
  onClose: () => void;
  onSaved: () => void;
  onRemove: (attribute: OfficeAttribute) => void;
}

export function AttributeDrawer({ attribute, onClose, onSaved, onRemove }: AttributeDrawerProps) {
  const t = useT();
  const mutation = useMutation();
  const defaultStore = useDefaultStore();
  const [store, setStore] = useState(defaultStore);
  const [draft, setDraft] = useState(() => draftOf(attribute));
  const [isTried, setTried] = useState(false);
  const change = (changed: Partial<AttributeDraft>) => setDraft((last) => ({ ...last, ...changed }));
  const isOwn = attribute?.own ?? true;
  const isChoice = hasOptions(draft.input);
  const name = attribute?.labels[defaultStore] ?? attribute?.code ?? '';
  const lacksLabel = !draft.labels[defaultStore]?.trim();
  const lacksCode = !attribute && !CODE.test(draft.code);
  const lacksOption = isChoice && draft.options.some(({ labels }) => !labels[defaultStore]?.trim());

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (lacksLabel || lacksOption) setStore(defaultStore);
    if (lacksLabel || lacksCode || lacksOption) return;
    const body = contentOf(isChoice ? draft : { ...draft, options: [] });
    const saved = await mutation.run(() =>
      attribute
        ? call('attributes.update', { params: { id: attribute.id }, body: { ...body, version: attribute.version } })
        : call('attributes.create', { body: { ...body, code: draft.code, input: draft.input } }),
    );
    if (!saved) return;
    toast({ text: t('attributes.saved', { name: saved.labels[defaultStore] ?? saved.code }) });
    onSaved();
    onClose();
  }

  const box = (field: 'facet' | 'sheet' | 'search' | 'compare') => (
    <Checkbox checked={draft[field]} onChange={({ target }) => change({ [field]: target.checked })}>
      {t(`attributes.use.${field}`)}
    </Checkbox>
  );

  return (
    <Drawer open onClose={onClose} title={attribute ? name : t('attributes.create')} closeLabel={t('common.close')}>
      <form className="stack" noValidate onSubmit={(event) => void save(event)}>
        <SaveFailure
          code={mutation.failure}
          onLoadNewer={() => {
            onSaved();
            onClose();
          }}
        />
        {!isOwn && <p className="soft">{t('attributes.builtInHint')}</p>}
        <StoreSwitch value={store} onChange={setStore} />
        <Field
          label={t('attributes.label')}
          error={isTried && lacksLabel && store === defaultStore ? t('attributes.wrong.label') : undefined}
        >
          <Input
            value={draft.labels[store] ?? ''}
            maxLength={ATTRIBUTE_LIMITS.label}
            onChange={({ target }) => {
              // the code follows the first label, until somebody writes another
              const follows = !attribute && store === defaultStore && draft.code === codeOf(draft.labels[store] ?? '');
              change({
                labels: { ...draft.labels, [store]: target.value },
                ...(follows && { code: codeOf(target.value) }),
              });
            }}
          />
        </Field>
        {!attribute && (
          <div className="pair">
            <Field label={t('attributes.input')}>
              <Select
                value={draft.input}
                onChange={({ target }) => {
                  const input = target.value as AttributeInput;
                  // texts are seldom few enough to choose from
                  change({ input, facet: input !== 'text' });
                }}
              >
                {attributeInputs.map((input) => (
                  <option key={input} value={input}>
                    {t(`attributes.input.${input}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label={t('attributes.code')}
              hint={t('attributes.codeHint')}
              error={isTried && lacksCode ? t('attributes.wrong.code') : undefined}
            >
              <Input
                value={draft.code}
                maxLength={30}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => change({ code: target.value.trim().toLowerCase() })}
              />
            </Field>
          </div>
        )}
        {draft.input === 'number' && isOwn && (
          <Field label={t('attributes.unit')} hint={t('attributes.unitHint')}>
            <Input
              value={draft.unit}
              maxLength={ATTRIBUTE_LIMITS.unit}
              onChange={({ target }) => change({ unit: target.value })}
            />
          </Field>
        )}
        <fieldset className="stack stack--s">
          <legend className="b">{t('attributes.use')}</legend>
          {isOwn && box('facet')}
          {isOwn && box('sheet')}
          {isOwn && box('search')}
          {box('compare')}
        </fieldset>
        {isChoice && (
          <OptionFields
            options={draft.options}
            store={store}
            hasColours={draft.code === 'color'}
            canRemove={isOwn}
            error={isTried && lacksOption ? t('attributes.wrong.option') : undefined}
            onChange={(options) => change({ options })}
          />
        )}
        <div className="dlgfoot">
          {attribute?.own && (
            <Button variant="ghost" onClick={() => onRemove(attribute)}>
              <TrashIcon />
              {t('categories.removeAction')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="cta" loading={mutation.isBusy}>
            {t(attribute ? 'save.save' : 'attributes.createAction')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
