import type { OfficeSection } from '@brixel/contract/office/settings-endpoints';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import { useRef, useState } from 'react';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/i18n.ts';
import { changedFacts, type Fact } from '#shared/facts.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { checkSettings, type Mistakes } from './check-settings.ts';
import { variableOf } from './outside.ts';
import { type Conflict, readNewer, type Settings, saveSections } from './save-settings.ts';

/** A form over one or more sections. While it is edited, it holds texts as they are typed. */
export interface SettingsForm<S extends OfficeSection, Draft> {
  sections: readonly S[];
  draftOf: (values: Pick<ShopSettings, S>) => Draft;
  /** not checked yet: what is no amount is NaN */
  valuesOf: (draft: Draft) => Pick<ShopSettings, S>;
  facts: (draft: Draft) => Fact[];
  /** this section comes with the shop as a proposal: somebody has to say that it fits */
  proposal?: S;
}

/** What is stored, by section. */
type Basis<S extends OfficeSection> = { values: Pick<ShopSettings, S>; versions: Record<S, number> };

function basisOf<S extends OfficeSection>(settings: Settings, sections: readonly S[]): Basis<S> {
  const each = <T>(part: (section: S) => T) => Object.fromEntries(sections.map((section) => [section, part(section)]));
  return {
    values: each((section) => settings[section].value) as Pick<ShopSettings, S>,
    versions: each((section) => settings[section].version) as Record<S, number>,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function useSettingsForm<S extends OfficeSection, Draft>(
  { sections, draftOf, valuesOf, facts, proposal }: SettingsForm<S, Draft>,
  settings: Settings,
) {
  const t = useT();
  const [basis, setBasis] = useState(() => basisOf(settings, sections));
  const [draft, setDraft] = useState(() => draftOf(basis.values));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const stored = draftOf(basis.values);
  const checked = checkSettings(valuesOf(draft), sections, t);
  const changes = changedFacts(facts(stored), facts(draft));
  const mistakes: Mistakes = isTried && !checked.ok ? checked.mistakes : new Map();

  /** Shows what is stored now; what was typed since then stays. */
  function show(next: Basis<S>, typed: Draft): void {
    setBasis(next);
    setDraft((last) => (isSame(last, typed) ? draftOf(next.values) : last));
    setTried(false);
    setConflict(null);
  }

  async function save(from: Basis<S> = basis): Promise<void> {
    setTried(true);
    if (!checked.ok) {
      // the fields are marked with the next render
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus(),
      );
      return;
    }
    if (isBusy) return;
    const { values } = checked;
    const changed = sections.filter((section) => !isSame(values[section], from.values[section]));
    setBusy(true);
    const saved = await saveSections(changed, values, from.versions);
    const found = saved.failure === 'CHANGED_MEANWHILE' ? await readNewer(saved.failedAt) : null;
    setConflict(found);
    setFailure(found ? null : saved.failure);
    setBusy(false);
    const versions = { ...from.versions, ...saved.versions };
    if (saved.failure) {
      const done = Object.fromEntries(
        changed.filter((section) => section in saved.versions).map((section) => [section, values[section]]),
      );
      return setBasis({ values: { ...from.values, ...done }, versions });
    }
    const next = { values, versions };
    const [only] = changes;
    show(next, draft);
    toast({
      text: t('settings.saved', { fields: changes.map(({ label }) => label).join(', ') }),
      ...(changes.length === 1 && only && { detail: `${only.before || '–'} → ${only.after || '–'}` }),
      undo: () => void undo(changed, from, next),
    });
  }

  /** Saves what the shop came with as it is. */
  async function keep(section: S, { values, versions }: Basis<S>): Promise<void> {
    setBusy(true);
    const saved = await saveSections([section], values, versions);
    setBusy(false);
    if (saved.failure) return toastFailure(saved.failure);
    setBasis({ values, versions: { ...versions, ...saved.versions } });
    toast({ text: t('settings.kept') });
  }

  async function undo(changed: readonly S[], before: Basis<S>, after: Basis<S>): Promise<void> {
    const undone = await saveSections(changed, before.values, after.versions);
    if (undone.failure) return toastFailure(undone.failure);
    const versions = { ...after.versions, ...undone.versions };
    show({ values: before.values, versions }, draftOf(after.values));
    toast({ text: t('settings.undone') });
  }

  return {
    /** all sections, as they were when the page was opened */
    settings,
    draft,
    stored,
    changes,
    failure,
    conflict,
    isBusy,
    form,
    set: (change: Partial<Draft>) => setDraft((last) => ({ ...last, ...change })),
    errorAt: (place: string) => mistakes.get(place),
    /** the variable of the environment that sets this field instead */
    variableOf: (field: string) => (settings.from_outside.includes(field) ? variableOf(field) : undefined),
    save: () => void save(),
    /** null where there is nothing to be confirmed any more */
    keep: proposal !== undefined && basis.versions[proposal] === 0 ? () => void keep(proposal, basis) : null,
    discard: () => show(basis, draft),
    takeNewer: (newer: Settings) => show(basisOf(newer, sections), draft),
    overwrite: (newer: Settings) => void save(basisOf(newer, sections)),
    closeConflict: () => setConflict(null),
    /** what somebody else has stored, against what stands in the form */
    difference: (newer: Settings) => changedFacts(facts(draftOf(basisOf(newer, sections).values)), facts(draft)),
  };
}

export type SettingsFormState<S extends OfficeSection, Draft> = ReturnType<typeof useSettingsForm<S, Draft>>;
