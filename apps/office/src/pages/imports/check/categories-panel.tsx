import type { ImportChoice, OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { IMPORT_LIMITS } from '@brixel/contract/office/import-limits';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Select } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { Panel } from '#shared/panel.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import type { StepProps } from '../step-props.ts';

type Found = OfficeImportDetails['categories'][number];

/** In a list of choices: the number of a category, a new one, none, or nothing chosen yet. */
type Place = `${number}` | 'new' | 'none' | '';

const SHOWN = 12;

/** Where goods of the categories of a file go. What is not chosen goes where the file says. */
export function CategoriesPanel({ file, reload }: StepProps) {
  const t = useT();
  const tree = useCall('categories.tree');
  const checking = useMutation();
  const [typed, setTyped] = useState<ReadonlyMap<string, Place>>(new Map());
  const [isWhole, setWhole] = useState(false);
  const { id, categories: found, choice, can_check } = file;
  if (found.length === 0) return null;

  const chosen = new Map(choice.categories.map(({ name, to }) => [name, placeOf(to)]));
  // a file of products may name only what is there
  const isStrict = choice.products?.categories === 'refuse';
  const ofFile = ({ there }: Found): Place => (there === null ? (isStrict ? '' : 'new') : `${there}`);
  const proposalFor = (one: Found): Place | null =>
    one.there === null && one.proposed !== null && !chosen.has(one.name) ? `${one.proposed}` : null;
  const placeFor = (one: Found): Place =>
    typed.get(one.name) ?? chosen.get(one.name) ?? proposalFor(one) ?? ofFile(one);
  const changed = found.filter((one) => placeFor(one) !== (chosen.get(one.name) ?? ofFile(one)));

  async function check(): Promise<void> {
    // those of other files of this kind stay
    const others = choice.categories.filter(({ name }) => !found.some((one) => one.name === name));
    const mine = found.flatMap((one): ImportChoice['categories'] => {
      const place = placeFor(one);
      return place === ofFile(one) || place === '' ? [] : [{ name: one.name, to: categoryAt(place) }];
    });
    const body = { ...choice, categories: [...others, ...mine].slice(-IMPORT_LIMITS.categories) };
    if (await checking.run(() => call('imports.check', { params: { id }, body }))) reload();
  }

  const own = tree.state === 'ready' ? tree.value : [];
  const missing = found.filter(({ there }) => there === null).length;
  const rows = isWhole ? found : found.slice(0, SHOWN);
  return (
    <Panel
      title={t('imports.categories')}
      aside={missing > 0 ? <Badge tone="warn">{t('imports.categoriesMissing', { n: missing })}</Badge> : undefined}
    >
      <p>{t('imports.categoriesText')}</p>
      <ul className="filecategories importnote">
        {rows.map((one) => {
          const place = placeFor(one);
          return (
            <li key={one.name}>
              <span className="filecategories__name">
                <b>{one.name}</b>
                <small className="soft">
                  {t(choice.products ? 'imports.rows' : 'imports.items', { n: one.count })}
                </small>
              </span>
              {place === proposalFor(one) && <Badge tone="info">{t('imports.categoryProposed')}</Badge>}
              <Select
                aria-label={t('imports.categoryOf', { name: one.name })}
                value={place}
                disabled={!can_check}
                onChange={({ target }) => setTyped(new Map(typed).set(one.name, target.value as Place))}
              >
                {isStrict && one.there === null && <option value="">{t('imports.categoryOpen')}</option>}
                {one.there === null && <option value="new">{t('imports.categoryNew', { name: one.name })}</option>}
                <option value="none">{t('imports.categoryNone')}</option>
                {own
                  .filter(({ id: number, active }) => active || `${number}` === place)
                  .map(({ id: number, name, level }) => (
                    <option key={number} value={number}>
                      {'\u2003'.repeat(level - 1)}
                      {name}
                    </option>
                  ))}
              </Select>
            </li>
          );
        })}
      </ul>
      <div className="row importnote">
        {found.length > rows.length && (
          <Button onClick={() => setWhole(true)}>{t('imports.categoriesAll', { n: found.length })}</Button>
        )}
        {changed.length > 0 && can_check && (
          <Button variant="solid" loading={checking.isBusy} onClick={() => void check()}>
            {t('imports.categoriesUse', { n: changed.length })}
          </Button>
        )}
      </div>
      {checking.failure && <FailureNotice code={checking.failure} />}
    </Panel>
  );
}

const placeOf = (to: ImportChoice['categories'][number]['to']): Place =>
  to === null ? 'none' : to === 'new' ? 'new' : `${to}`;

const categoryAt = (place: Exclude<Place, ''>): ImportChoice['categories'][number]['to'] =>
  place === 'none' ? null : place === 'new' ? 'new' : Number(place);
