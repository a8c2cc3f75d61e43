import { Button } from '@brixel/ui/button.tsx';
import { ShopPicture } from '#shared/shop-picture.tsx';
import type { Banner } from './banners.ts';
import { Lines } from './lines.tsx';
import { useBannerLink } from './use-banner-link.ts';

export function BannerDuo({ banners }: { banners: readonly Banner[] }) {
  const linkOf = useBannerLink();
  if (banners.length === 0) return null;
  return (
    <section className="section pt-0!">
      <div className="wrap duo">
        {banners.map((banner) => (
          <div key={banner.image} className="banner" style={{ background: `var(--tint-${banner.tint})` }}>
            <div>
              <h2>
                <Lines lines={banner.title} />
              </h2>
              <p>{banner.text}</p>
              <Button variant="solid" href={linkOf(banner)}>
                {banner.linkText}
              </Button>
            </div>
            <ShopPicture path={banner.image} alt="" size="promo" />
          </div>
        ))}
      </div>
    </section>
  );
}
