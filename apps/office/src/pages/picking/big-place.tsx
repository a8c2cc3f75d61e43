import { useT } from '#i18n/i18n.ts';

/** The label on the drawer: the cabinet small, the drawer big. */
export function BigPlace({ place }: { place: string }) {
  const t = useT();
  if (place === '') return <span className="bigplace bigplace--none">{t('pick.noPlace')}</span>;
  const cut = place.lastIndexOf('-') + 1;
  return (
    <span className="bigplace">
      <small>{place.slice(0, cut)}</small>
      {place.slice(cut)}
    </span>
  );
}

export function Place({ place }: { place: string }) {
  const t = useT();
  return place === '' ? (
    <span className="place place--none">{t('pick.noPlace')}</span>
  ) : (
    <span className="place">{place}</span>
  );
}
