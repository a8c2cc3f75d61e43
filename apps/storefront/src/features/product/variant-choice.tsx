import { productPath } from '@brixel/commerce/links';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useServices } from '#data/services.ts';
import { isLightColour } from '#features/category/light-colour.ts';
import { SizeGlyph } from '#features/category/size-glyph.tsx';
import { useColour } from '#features/layout/use-shell.ts';
import { useT } from '#i18n/use-t.ts';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Stud } from '#ui/stud.tsx';
import type { Choice, VariantChoices } from './variants.ts';

/** Tighter beside the gallery, so that sixty colours leave room for the button on the first screen. */
const SWATCHES =
  'swatches min-[1000px]:grid-cols-[repeat(auto-fill,minmax(36px,1fr))] min-[1000px]:[&_.swatch]:h-9 min-[1000px]:[&_.swatch]:w-auto';

export interface VariantChoiceProps {
  familySku: string;
  group: VariantChoices;
  /** labels of the other attribute, for choices that change it too */
  otherLabels: ReadonlyMap<number, string>;
}

/** Colours or sizes as links: each leads to the address of its variant and leaves the page where it is. */
export function VariantChoice({ familySku, group, otherLabels }: VariantChoiceProps) {
  const t = useT();
  const { config } = useServices();
  const { code, label, chosen, choices } = group;
  const list = useKeptFocus(code);
  const current = choices.find(({ id }) => id === chosen);
  const nameOf = ({ state, label: name, other }: Choice): string => {
    if (state === 'sold-out') return t('product.choiceSoldOut', { label: name });
    if (state === 'ok') return name;
    return t('product.choiceElsewhere', { label: name, other: otherLabels.get(other ?? 0) ?? '' });
  };
  const Item = code === 'color' ? ColourItem : SizeItem;
  return (
    <fieldset className="buy__opt min-[1000px]:mt-4">
      <legend>
        <span>
          {label}: <b>{code === 'size' && current ? t('product.studs', { size: current.label }) : current?.label}</b>
        </span>
        {code === 'color' && <span className="muted">{t('product.colourCount', { n: choices.length })}</span>}
      </legend>
      <div ref={list} className={code === 'color' ? SWATCHES : 'optgrid'}>
        {choices.map((choice) => (
          <Item
            key={choice.id}
            choice={choice}
            name={nameOf(choice)}
            isChosen={choice.id === chosen}
            code={code}
            to={productPath(
              { sku: choice.sku, parentSku: familySku, type_id: 'configurable', slug: choice.slug },
              config,
            )}
          />
        ))}
      </div>
      <Legend choices={choices} />
    </fieldset>
  );
}

function Legend({ choices }: { choices: readonly Choice[] }) {
  const t = useT();
  const has = (state: Choice['state']): boolean => choices.some((choice) => choice.state === state);
  const lines = [
    has('sold-out') && t('product.legendSoldOut'),
    has('elsewhere') && t('product.legendElsewhere'),
  ].filter((line) => line !== false);
  return lines.length > 0 ? <p className="xs muted mt1">{lines.join(' ')}</p> : null;
}

interface ItemProps {
  choice: Choice;
  name: string;
  isChosen: boolean;
  code: VariantChoices['code'];
  to: string;
}

function ColourItem({ choice, name, isChosen, code, to }: ItemProps) {
  const colour = useColour(choice.id);
  const hex = colour?.hex ?? 'var(--tray)';
  return (
    <Link
      to={to}
      preventScrollReset
      state={{ keepFocus: code }}
      title={name}
      aria-label={name}
      aria-current={isChosen ? 'true' : undefined}
      className={cx(
        'swatch',
        colour && isLightColour(colour.hex) && 'is-light',
        choice.state === 'sold-out' && 'is-out',
        choice.state === 'elsewhere' && 'opacity-45 hover:opacity-100 focus-visible:opacity-100',
        isChosen && 'bg-selected-soft shadow-[inset_0_0_0_2px_var(--selected)] [&_.i]:opacity-100',
      )}
    >
      <Stud color={hex} finish={colour?.finish ?? 'solid'} />
      <CheckIcon />
    </Link>
  );
}

function SizeItem({ choice, name, isChosen, code, to }: ItemProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      state={{ keepFocus: code }}
      title={name === choice.label ? undefined : name}
      aria-label={name}
      aria-current={isChosen ? 'true' : undefined}
      className={cx(
        'opt',
        choice.state === 'sold-out' &&
          'bg-[repeating-linear-gradient(-45deg,transparent_0_6px,var(--line-soft)_6px_7px)] text-ink-3',
        choice.state === 'elsewhere' && 'border-dashed text-ink-3',
        isChosen && 'border-selected bg-selected-soft shadow-[inset_0_-3px_0_var(--selected)]',
      )}
    >
      <SizeGlyph label={choice.label} />
      {choice.label}
    </Link>
  );
}

/** A new page moves the focus to its heading; choosing a variant is no new page for the person at the keyboard. */
function useKeptFocus(code: string) {
  const list = useRef<HTMLDivElement>(null);
  const { state, key } = useLocation();
  const isKept = typeof state === 'object' && state !== null && 'keepFocus' in state && state.keepFocus === code;
  useEffect(() => {
    if (!isKept) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, isKept]);
  return list;
}
