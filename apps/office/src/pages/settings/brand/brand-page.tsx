import type { LogoFile } from '@brixel/contract/shop-facts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { SettingsPage } from '../settings-page.tsx';
import type { SettingsForm } from '../use-settings-form.ts';
import { BrandView } from './brand-view.tsx';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { Readability } from './readability.tsx';

interface Draft {
  colour: string;
  logo: LogoFile | null;
  darkLogo: LogoFile | null;
}

/** Letters of the hash tell two logos of one size apart. */
const logoText = (logo: LogoFile | null): string =>
  logo ? `${logo.width} × ${logo.height} px, ${logo.id.slice(0, 6)}` : '';

function useBrandForm(): SettingsForm<'look', Draft> {
  const t = useT();
  return {
    sections: ['look'],
    draftOf: ({ look }) => ({ ...look, colour: look.colour ?? '' }),
    valuesOf: ({ colour, ...logos }) => ({ look: { ...logos, colour: colour.trim().toLowerCase() || null } }),
    facts: ({ colour, logo, darkLogo }) => [
      { label: t('brand.logo'), text: logoText(logo) },
      { label: t('brand.darkLogo'), text: logoText(darkLogo) },
      { label: t('brand.colour'), text: colour.trim() },
    ],
  };
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Logo and colour of the shop; everything else is computed from them. */
export function Page() {
  const t = useT();
  const form = useBrandForm();
  /** what the preview shows while a colour is being typed */
  const [last, setLast] = useState<string | null>(null);
  return (
    <SettingsPage title={t('page.brand')} lead={t('brand.lead')} form={form}>
      {({ draft, set, errorAt }) => {
        const typed = draft.colour.trim();
        const shown = COLOUR.test(typed) ? typed : typed === '' ? null : last;
        if (shown !== last) setLast(shown);
        return (
          <div className="cols cols--brand">
            <div className="stack">
              <Panel title={t('brand.logo')}>
                <LogoField
                  label={t('brand.logo')}
                  hint={t('brand.logoHint')}
                  logo={draft.logo}
                  onChange={(logo) => set({ logo })}
                />
                <LogoField
                  label={t('brand.darkLogo')}
                  hint={t('brand.darkLogoHint')}
                  logo={draft.darkLogo}
                  isOnDark
                  onChange={(darkLogo) => set({ darkLogo })}
                />
                <p className="muted s">
                  <Link className="link" to="/settings/shop">
                    {t('brand.name')}
                  </Link>
                </p>
              </Panel>
              <Panel title={t('brand.colour')}>
                <ColourField
                  value={draft.colour}
                  error={errorAt('look.colour')}
                  onValue={(colour) => set({ colour })}
                />
              </Panel>
              <Readability colour={shown} />
            </div>
            <BrandView colour={shown} logo={draft.logo} darkLogo={draft.darkLogo} />
          </div>
        );
      }}
    </SettingsPage>
  );
}
