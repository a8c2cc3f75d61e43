import { picturePath } from '@brixel/commerce/links';
import { logoAddress } from '@brixel/contract/picture-paths';
import { DEFAULT_NAME, type LogoFile } from '@brixel/contract/shop-facts';
import { brandTokens } from '@brixel/ui/brand/brand-colours.ts';
import { cx } from '@brixel/ui/cx.ts';
import { type CSSProperties, useId, useState } from 'react';
import { useCall } from '#data/use-call.ts';
import { type MessageKey, useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';

interface BrandViewProps {
  colour: string | null;
  logo: LogoFile | null;
  darkLogo: LogoFile | null;
}

const PETROL = '#07505a';

/** The tokens of one theme, for a part of this page only. */
function tokensFor(colour: string | null, isDark: boolean): CSSProperties {
  const { light, dark } = brandTokens(colour ?? PETROL);
  const white = 'var(--white)';
  const tokens = { canvas: white, card: white, 'solid-ink': white, ...light, ...(isDark && dark) };
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}

/** How the shop would look: nothing is saved yet. */
export function BrandView({ colour, logo, darkLogo }: BrandViewProps) {
  const t = useT();
  const [isDark, setDark] = useState(false);
  const [isNarrow, setNarrow] = useState(false);
  const settings = useCall('settings.read');
  const name = (settings.state === 'ready' && settings.value.brand.value.name) || DEFAULT_NAME;
  const shown = isDark ? (darkLogo ?? logo) : logo;
  return (
    <Panel
      title={t('content.preview')}
      aside={
        <div className="row">
          <Choice label={t('theme.title')} words={['theme.light', 'theme.dark']} value={isDark} onChange={setDark} />
          <Choice
            label={t('content.width')}
            words={['content.wide', 'content.narrow']}
            value={isNarrow}
            onChange={setNarrow}
          />
        </div>
      }
    >
      <div className={cx('brandview', isNarrow && 'brandview--narrow')} style={tokensFor(colour, isDark)}>
        <p className="brandview__top">{t('brand.sampleTop')}</p>
        <div className="brandview__head">
          {shown ? (
            <img
              className={cx(isDark && !darkLogo && 'brandview__plate')}
              src={logoAddress(shown.id, 80)}
              alt={name}
              height={40}
            />
          ) : (
            <b className="display">{name}</b>
          )}
          <span className="brandview__cta">38,72 €</span>
        </div>
        <div className="brandview__body">
          <p className="display">{t('brand.sampleTitle')}</p>
          <div className="brandview__goods">
            {[1, 2, 3].map((number) => (
              <img key={number} src={picturePath(`/loose/${number}.png`, 160, 160)} alt="" width={160} height={160} />
            ))}
          </div>
          <p className="row">
            <span className="brandview__solid">{t('brand.sampleSearch')}</span>
            <span className="brandview__cta">{t('brand.sampleCart')}</span>
          </p>
          <p>
            {t('brand.sampleNote')} <span className="brandview__link">{t('brand.sampleLink')}</span>
          </p>
        </div>
      </div>
      <p className="muted s">{t('brand.mango')}</p>
    </Panel>
  );
}

interface ChoiceProps {
  label: string;
  /** of false and of true */
  words: readonly [MessageKey, MessageKey];
  value: boolean;
  onChange: (value: boolean) => void;
}

function Choice({ label, words, value, onChange }: ChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="sr">{label}</legend>
      {words.map((word, place) => (
        <label key={word}>
          <input
            type="radio"
            className="sr"
            name={name}
            checked={value === (place === 1)}
            onChange={() => onChange(place === 1)}
          />
          {t(word)}
        </label>
      ))}
    </fieldset>
  );
}
