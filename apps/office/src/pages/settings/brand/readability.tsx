import { Badge } from '@brixel/ui/badge.tsx';
import { brandTokens } from '@brixel/ui/brand/brand-colours.ts';
import { contrast, TEXT_CONTRAST } from '@brixel/ui/brand/contrast.ts';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import { type MessageKey, useI18n } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';

const PETROL = '#07505a';
const WHITE = '#ffffff';

/** That everything can be read, with the numbers. It always can: what would be too bright is made darker. */
export function Readability({ colour }: { colour: string | null }) {
  const { t, language } = useI18n();
  const { light, dark } = brandTokens(colour ?? PETROL);
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rows: [label: MessageKey, front: string, back: string][] = [
    ['brand.whiteOnColour', WHITE, light.solid ?? ''],
    ['brand.linkOnWhite', light.link ?? '', WHITE],
    ['brand.linkOnTray', light.link ?? '', light.tray ?? ''],
    ['brand.darkButton', dark['solid-ink'] ?? '', dark.solid ?? ''],
    ['brand.darkLink', dark.link ?? '', dark.canvas ?? ''],
  ];
  return (
    <Panel
      title={t('brand.readability')}
      aside={
        <Badge tone="ok">
          <CheckIcon size={16} />
          {t('brand.allReadable')}
        </Badge>
      }
    >
      <dl className="ratios">
        {rows.map(([label, front, back]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="b">{t('brand.ratio', { n: figure.format(contrast(front, back)) })}</dd>
          </div>
        ))}
      </dl>
      <p className="muted s">{t('brand.required', { n: figure.format(TEXT_CONTRAST) })}</p>
    </Panel>
  );
}
