import { homeDocument } from '@brixel/commerce/home-document';
import { picturePath } from '@brixel/commerce/links';
import type { Banner, HomePage, ShownPart } from '@brixel/contract/home-page';
import type { OfficeCategory } from '@brixel/contract/office/home-endpoints';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';

interface HomeViewProps {
  page: HomePage;
  categories: readonly OfficeCategory[];
  today: string;
}

/** What the page would show today, in small; lists of goods stand for themselves. */
export function HomeView({ page, categories, today }: HomeViewProps) {
  const t = useT();
  const document = homeDocument(page, today);
  const tiles =
    document.tiles?.flatMap((id) => categories.filter((category) => category.id === id)) ??
    categories.filter(({ in_menu }) => in_menu).slice(0, 8);

  function show(part: ShownPart) {
    switch (part.kind) {
      case 'hero': {
        const { title = [], text, image, linkText } = document.headImage ?? {};
        return (
          <div className="homeview__hero">
            <div>
              <p className="display">{title.join(' ')}</p>
              <p>{text}</p>
              {linkText && <span className="brandview__cta">{linkText}</span>}
            </div>
            {image && <img src={picturePath(image, 320, 320)} alt="" width={160} height={160} />}
          </div>
        );
      }
      case 'categories':
        return (
          <>
            <div className="homeview__row">{document.mainBanners.map((banner) => card(banner))}</div>
            <div className="homeview__tiles">
              {tiles.map(({ id, name }) => (
                <span key={id}>{name}</span>
              ))}
            </div>
          </>
        );
      case 'banners':
        return <div className="homeview__row">{part.banners.map((banner) => card(banner))}</div>;
      default:
        return <p className="homeview__auto">{t(`compose.part.${part.kind}`)}</p>;
    }
  }

  const card = ({ title, text, image, tint }: Banner) => (
    <div key={title.join(' ')} className="homeview__card" style={{ background: `var(--tint-${tint})` }}>
      <div>
        <p className="b">{title.join(' ')}</p>
        <p className="s">{text}</p>
      </div>
      {image && <img src={picturePath(image, 150, 150)} alt="" width={72} height={72} />}
    </div>
  );

  return (
    <Panel title={t('content.preview')}>
      <div className="homeview">
        {(document.parts ?? []).map((part, place) => (
          <div key={`${part.kind} ${place}`}>{show(part)}</div>
        ))}
      </div>
      <p className="muted s">{t('compose.previewText')}</p>
    </Panel>
  );
}
