import { logoAddress } from '@brixel/contract/picture-paths';
import type { LogoFile } from '@brixel/contract/shop-facts';
import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { TrashIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { UploadButton } from '#shared/upload-button.tsx';

interface LogoFieldProps {
  label: string;
  hint: string;
  logo: LogoFile | null;
  /** for the dark theme: it is shown on dark */
  isOnDark?: boolean;
  onChange: (logo: LogoFile | null) => void;
}

export function LogoField({ label, hint, logo, isOnDark = false, onChange }: LogoFieldProps) {
  const t = useT();
  return (
    <div className="logofield">
      <span className={cx('logofield__pic', isOnDark && 'logofield__pic--dark')}>
        {logo ? <img src={logoAddress(logo.id, 160)} alt={label} /> : <span className="s">{t('brand.noLogo')}</span>}
      </span>
      <div>
        <UploadButton
          call="pictures.uploadLogo"
          label={t(logo ? 'brand.replace' : 'brand.choose', { name: label })}
          onUploaded={({ id, width, height }) => onChange({ id, width, height })}
        />
        {logo && (
          <Button variant="ghost" size="s" onClick={() => onChange(null)}>
            <TrashIcon />
            {t('settings.remove', { name: label })}
          </Button>
        )}
        <p className="muted s">{hint}</p>
      </div>
    </div>
  );
}
