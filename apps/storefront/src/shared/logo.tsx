import { logoAddress } from '@brixel/contract/picture-paths';
import type { LogoFile } from '@brixel/contract/shop-facts';
import { cx } from '@brixel/ui/cx.ts';
import { useServices } from '#data/services.ts';

/** Both versions are in the page; the theme shows one. A shop without a logo writes its name. */
export function Logo({ className = '' }: { className?: string }) {
  const { shop } = useServices().config;
  const { logo, darkLogo } = shop;
  if (logo)
    return (
      <>
        <OwnLogo logo={logo} className={cx(darkLogo ? 'logo-l' : 'logo-plate', className)} />
        {darkLogo && <OwnLogo logo={darkLogo} className={cx('logo-d', className)} isLazy />}
      </>
    );
  if (!shop.hasLogo) return <span className="b text-[22px] leading-none">{shop.name}</span>;
  return (
    <>
      <img className={`logo-l ${className}`} src="/logo.svg" alt="" width={150} height={40} />
      <img className={`logo-d ${className}`} src="/logo-invert.svg" alt="" width={150} height={40} loading="lazy" />
    </>
  );
}

interface OwnLogoProps {
  logo: LogoFile;
  className?: string;
  alt?: string;
  isLazy?: boolean;
}

const HEIGHT = 40;

export function OwnLogo({ logo: { id, width, height }, className, alt = '', isLazy = false }: OwnLogoProps) {
  return (
    <img
      className={className}
      src={logoAddress(id, 40)}
      srcSet={`${logoAddress(id, 80)} 2x, ${logoAddress(id, 160)} 4x`}
      alt={alt}
      width={Math.round((HEIGHT * width) / height)}
      height={HEIGHT}
      loading={isLazy ? 'lazy' : undefined}
    />
  );
}
