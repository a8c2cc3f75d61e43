import { productPath } from '@brixel/commerce/links';
import { cx } from '@brixel/ui/cx.ts';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import { useServices } from '#data/services.ts';
import type { Family } from '#features/product-options/load-shown-product.ts';
import type { VariantChoices, VariantValue } from '#features/product-options/variants.ts';
import { useT } from '#i18n/use-t.ts';
import { KEEP_FOCUS } from '#shared/keep-focus.ts';
import { isLightColour } from '#shared/light-colour.ts';
import { RenderedOnce } from '#shared/rendered-once.tsx';
import { RouterLink } from '#shared/router-link.tsx';
import { SizeGlyph } from '#shared/size-glyph.tsx';
import { useColour, useShell } from '#shared/use-shell.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

export interface VariantChoiceProps {
  family: Pick<Family, 'sku' | 'url_path'>;
  group: VariantChoices;
}

/** Colours, sizes or options of the owner as links: each leads to the address of its variant and leaves the page where it is. */
export function VariantChoice({ family, group }: VariantChoiceProps) {
  const t = useT();
  const { config } = useServices();
  const { code, label, chosen, choices } = group;
  const arrowKeys = useArrowKeys<HTMLDivElement>(chosen);
  const current = choices.find(({ id }) => id === chosen);
  const nameOf = ({ state, label: name, other }: VariantValue): string => {
    if (state === 'sold-out') return t('product.choiceSoldOut', { label: name });
    if (state === 'ok') return name;
    return t('product.choiceElsewhere', { label: name, other: other ?? '' });
  };
  const { colours } = useShell();
  // colours that the shop knows by name only are written, and those beside them unless they are the most
  const shown = choices.filter(({ id }) => colours.some((colour) => Number(colour.id) === id)).length;
  const hasSwatches = code === 'color' && shown * 2 > choices.length;
  const Item = hasSwatches ? ColourItem : SizeItem;
  return (
    <fieldset className="buy__opt">
      <legend>
        <span>
          {label}:{' '}
          <b>
            {code === 'size' && current && isStuds(current.label)
              ? t('product.studs', { size: current.label })
              : current?.label}
          </b>
        </span>
        {code === 'color' && <span className="muted">{t('product.colourCount', { n: choices.length })}</span>}
      </legend>
      <RenderedOnce
        as="div"
        source={['variants', family.sku, family.url_path, group, hasSwatches && colours]}
        className={hasSwatches ? 'swatches' : 'optgrid'}
        {...arrowKeys}
      >
        {choices.map((choice) => (
          <Item
            key={choice.id}
            choice={choice}
            name={nameOf(choice)}
            isChosen={choice.id === chosen}
            href={productPath(
              {
                sku: choice.sku,
                family_sku: family.sku,
                type_id: 'configurable',
                slug: choice.slug,
                url_path: family.url_path,
              },
              config,
            )}
          />
        ))}
      </RenderedOnce>
    </fieldset>
  );
}

const isStuds = (size: string): boolean => /^\d+(?:×\d+)+$/.test(size);

/** Legend of the marks on the choices above. */
export function ChoiceLegend({ groups }: { groups: readonly VariantChoices[] }) {
  const t = useT();
  const has = (state: VariantValue['state']): boolean =>
    groups.some(({ choices }) => choices.some((choice) => choice.state === state));
  const lines = [
    has('sold-out') && t('product.legendSoldOut'),
    has('elsewhere') && t('product.legendElsewhere'),
  ].filter((line) => line !== false);
  return lines.length > 0 ? <p className="xs muted mt-1 noprint">{lines.join(' ')}</p> : null;
}

interface ItemProps {
  choice: VariantValue;
  name: string;
  isChosen: boolean;
  href: string;
}

function ColourItem({ choice, name, isChosen, href }: ItemProps) {
  const colour = useColour(choice.id);
  const hex = colour?.hex ?? 'var(--tray)';
  return (
    <RouterLink
      href={href}
      preventScrollReset
      state={KEEP_FOCUS}
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
    </RouterLink>
  );
}

function SizeItem({ choice, name, isChosen, href }: ItemProps) {
  return (
    <RouterLink
      href={href}
      preventScrollReset
      state={KEEP_FOCUS}
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
    </RouterLink>
  );
}
