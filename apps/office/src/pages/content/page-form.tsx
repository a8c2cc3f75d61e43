import { slugify } from '@brixel/commerce/slugify';
import type { OfficePage, PageContent, PageText } from '@brixel/contract/office/content-endpoints';
import { CONTENT_LIMITS } from '@brixel/contract/office/content-limits';
import type { StoreCode } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input, Textarea } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { SaveBar } from '#shared/save-bar.tsx';
import { PageActions } from './page-actions.tsx';
import { Preview } from './preview.tsx';
import { RichText } from './rich-text.tsx';
import { SaveFailure } from './save-failure.tsx';
import { StoreSwitch } from './store-switch.tsx';
import { useDefaultStore, useStores } from './stores.ts';
import { usePageMutations } from './use-page-mutations.ts';

interface PageFormProps {
  /** null: a new one */
  page: OfficePage | null;
  /** reads the page anew; a newer version begins a new form */
  onReload: () => void;
}

const EMPTY_TEXT: PageText = { title: '', heading: '', meta_description: '', content: '' };
const newPage = (store: StoreCode): PageContent => ({
  identifier: '',
  published: true,
  texts: { [store]: EMPTY_TEXT },
});

/** Of letters, digits and hyphens only. */
const addressOf = (title: string): string =>
  slugify(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, CONTENT_LIMITS.identifier)
    .replace(/^-|-$/g, '');

/** Facts of the shop that fill themselves in, as a text names them. */
const TOKENS = { shop: '{{shop}}', firm: '{{firm}}', shipping: '{{shipping}}' };

/** What search engines show of a description. */
const SHOWN_DESCRIPTION = 155;

export function PageForm({ page, onReload }: PageFormProps) {
  const t = useT();
  const defaultStore = useDefaultStore();
  const saved: PageContent = page
    ? { identifier: page.identifier, published: page.published, texts: page.texts }
    : newPage(defaultStore);
  const [draft, setDraft] = useState(saved);
  const [store, setStore] = useState<StoreCode>(defaultStore);
  /** A form that was discarded shows the saved texts again. */
  const [round, setRound] = useState(0);
  const mutations = usePageMutations(page, saved, onReload);
  const changed = useChanged(saved, draft);
  const text = draft.texts[store];

  const setText = (changes: Partial<PageText>) =>
    setDraft((last) => ({
      ...last,
      texts: { ...last.texts, [store]: { ...EMPTY_TEXT, ...last.texts[store], ...changes } },
    }));
  const setTitle = (title: string) => {
    // a new page gets its address from its title, until somebody writes another
    const follows = !page && store === defaultStore && draft.identifier === addressOf(text?.title ?? '');
    setText({ title });
    if (follows) setDraft((last) => ({ ...last, identifier: addressOf(title) }));
  };

  return (
    <>
      <PageActions
        page={page}
        store={store}
        title={saved.texts[defaultStore]?.title}
        isChanged={changed.length > 0}
        mutations={mutations}
      />
      <SaveFailure code={mutations.failure} onLoadNewer={onReload} />
      <div className="cols cols--2">
        <Panel title={t('content.text')} aside={<StoreSwitch value={store} onChange={setStore} />}>
          <div className="stack">
            <AddressFields
              page={page}
              draft={draft}
              onChange={(changes) => setDraft((last) => ({ ...last, ...changes }))}
            />
            {text ? (
              <>
                <Field label={t('content.title')}>
                  <Input
                    value={text.title}
                    maxLength={CONTENT_LIMITS.title}
                    onChange={({ target }) => setTitle(target.value)}
                  />
                </Field>
                <Field label={t('content.heading')} hint={t('content.headingHint')}>
                  <Input
                    value={text.heading}
                    maxLength={CONTENT_LIMITS.title}
                    onChange={({ target }) => setText({ heading: target.value })}
                  />
                </Field>
                <RichText
                  key={`${store} ${round}`}
                  label={t('content.content')}
                  html={text.content}
                  onChange={(content) => setText({ content })}
                />
                <p className="s soft">{t('content.tokens', TOKENS)}</p>
                <Field
                  label={t('content.description')}
                  hint={t('content.letters', { n: text.meta_description.length, most: SHOWN_DESCRIPTION })}
                >
                  <Textarea
                    rows={2}
                    value={text.meta_description}
                    maxLength={CONTENT_LIMITS.description}
                    onChange={({ target }) => setText({ meta_description: target.value })}
                  />
                </Field>
              </>
            ) : (
              <NoText onWrite={() => setText(draft.texts[defaultStore] ?? EMPTY_TEXT)} />
            )}
          </div>
        </Panel>
        {text && <Preview title={text.heading || text.title} content={text.content} />}
      </div>
      <SaveBar
        changed={mutations.isLeaving ? [] : changed}
        isBusy={mutations.isBusy}
        onSave={() => void mutations.save(draft)}
        onDiscard={() => {
          setDraft(saved);
          setRound(round + 1);
        }}
      />
    </>
  );
}

interface AddressFieldsProps {
  page: OfficePage | null;
  draft: PageContent;
  onChange: (changes: Partial<PageContent>) => void;
}

function AddressFields({ page, draft, onChange }: AddressFieldsProps) {
  const t = useT();
  const isFixed = page?.required ?? false;
  return (
    <>
      <Field label={t('content.address')} hint={isFixed ? t('content.requiredHint') : t('content.addressHint')}>
        <Input
          value={draft.identifier}
          readOnly={isFixed}
          maxLength={CONTENT_LIMITS.identifier}
          autoComplete="off"
          onChange={({ target }) => onChange({ identifier: target.value.trim().toLowerCase() })}
        />
      </Field>
      {!isFixed && (
        <Checkbox checked={draft.published} onChange={({ target }) => onChange({ published: target.checked })}>
          {t('content.published')}
        </Checkbox>
      )}
    </>
  );
}

function NoText({ onWrite }: { onWrite: () => void }) {
  const t = useT();
  return (
    <div className="stack">
      <p>{t('content.noText')}</p>
      <div className="row">
        <Button onClick={onWrite}>{t('content.copyText')}</Button>
      </div>
    </div>
  );
}

/** Names of what differs from what is saved. */
function useChanged(saved: PageContent, draft: PageContent): string[] {
  const t = useT();
  const stores = useStores();
  const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
  return [
    ...(saved.identifier !== draft.identifier ? [t('content.address')] : []),
    ...(saved.published !== draft.published ? [t('content.published')] : []),
    ...stores.flatMap(({ code, name }) => (differs(saved.texts[code], draft.texts[code]) ? [name] : [])),
  ];
}
