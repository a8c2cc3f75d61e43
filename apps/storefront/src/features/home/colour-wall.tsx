import { categoryPath } from '@brixel/commerce/links';
import { Link } from '@brixel/ui/link.tsx';
import type { CSSProperties } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { PARTS_ID } from '#shared/menu-tree.ts';
import { useCategory, useShell } from '#shared/use-shell.ts';

/** All colours side by side; each leads to the single parts in it. */
export function ColourWall() {
  const t = useT();
  const { config } = useServices();
  const { colours } = useShell();
  const parts = categoryPath(useCategory(PARTS_ID), config);
  if (colours.length === 0) return null;
  return (
    <section className="section overflow-x-clip" aria-labelledby="colours-title">
      <div className="wrap">
        <div className="section__head">
          <div>
            <h2 id="colours-title">{t('home.colours')}</h2>
            <p>{t('home.coloursText', { n: colours.length })}</p>
          </div>
        </div>
        <div className="wall">
          {colours.map((colour) => (
            <Link
              key={colour.id}
              href={`${parts}?color=${colour.id}`}
              className={colour.finish === 'trans' ? 'tr' : undefined}
              style={{ '--c': colour.hex } as CSSProperties}
              aria-label={colour.label}
            >
              <span aria-hidden="true">{colour.label}</span>
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
