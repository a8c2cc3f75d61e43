import { type Carrier, MOST_CARRIERS, NUMBER_IN_LINK } from '@brixel/contract/carriers';
import { Button } from '@brixel/ui/button.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingsPage } from './settings-page.tsx';
import { MoveButtons } from './shipping/move-buttons.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface Draft {
  carriers: readonly Carrier[];
}

function useCarriersForm(): SettingsForm<'parcels', Draft> {
  const t = useT();
  return {
    sections: ['parcels'],
    draftOf: ({ parcels }) => parcels,
    valuesOf: ({ carriers }) => ({ parcels: { carriers } }),
    facts: ({ carriers }) => [
      { label: t('carriers.order'), text: carriers.map(({ name }) => name).join(', ') },
      ...carriers.map(({ name, url }) => ({ label: t('carriers.linkOf', { name }), text: url })),
    ],
  };
}

/** A code that none of them has: names change, codes stay. */
function freeCode(carriers: readonly Carrier[]): string {
  const taken = new Set(carriers.map(({ code }) => code));
  let n = carriers.length + 1;
  while (taken.has(`carrier-${n}`)) n += 1;
  return `carrier-${n}`;
}

/** Who carries the shop's parcels, and where they are followed. */
export function Page() {
  const t = useT();
  return (
    <SettingsPage title={t('page.carriers')} lead={t('carriers.lead')} form={useCarriersForm()}>
      {({ draft: { carriers }, set, errorAt }) => {
        const change = (place: number, changed: Partial<Carrier>) =>
          set({ carriers: carriers.map((carrier, at) => (at === place ? { ...carrier, ...changed } : carrier)) });
        return (
          <Panel title={t('carriers.list')}>
            <div className="stack">
              {carriers.map(({ code, name, url }, place) => (
                <fieldset className="carrier" key={code}>
                  <legend className="sr">{name || t('carriers.nth', { n: place + 1 })}</legend>
                  <SettingField
                    label={t('carriers.name')}
                    value={name}
                    error={errorAt(`parcels.carriers.${place}.name`)}
                    onValue={(text) => change(place, { name: text })}
                  />
                  <SettingField
                    label={t('carriers.link')}
                    hint={t('carriers.linkHint', { number: NUMBER_IN_LINK })}
                    value={url}
                    error={
                      errorAt(`parcels.carriers.${place}.url`) && t('carriers.linkWrong', { number: NUMBER_IN_LINK })
                    }
                    onValue={(text) => change(place, { url: text.trim() })}
                  />
                  <MoveButtons
                    name={name}
                    isFirst={place === 0}
                    isLast={place === carriers.length - 1}
                    onMove={(by) =>
                      set({ carriers: carriers.toSpliced(place, 1).toSpliced(place + by, 0, carriers[place]!) })
                    }
                    onRemove={() => set({ carriers: carriers.toSpliced(place, 1) })}
                  />
                </fieldset>
              ))}
              {carriers.length < MOST_CARRIERS && (
                <div>
                  <Button
                    size="s"
                    onClick={() => set({ carriers: [...carriers, { code: freeCode(carriers), name: '', url: '' }] })}
                  >
                    <PlusIcon />
                    {t('carriers.add')}
                  </Button>
                </div>
              )}
            </div>
          </Panel>
        );
      }}
    </SettingsPage>
  );
}
