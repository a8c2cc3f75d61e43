/** Who carries parcels. A list of the owner's; this is what it begins with. */

export interface Carrier {
  code: string;
  name: string;
  /** of the page where a parcel is followed, with `{number}` in the place of its number; empty where there is none */
  url: string;
}

export const MOST_CARRIERS = 30;
export const NUMBER_IN_LINK = '{number}';

export const defaultCarriers: readonly Carrier[] = [
  {
    code: 'dhl',
    name: 'DHL',
    url: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  },
  { code: 'dpd', name: 'DPD', url: 'https://tracking.dpd.de/status/de_DE/parcel/{number}' },
  { code: 'gls', name: 'GLS', url: 'https://gls-group.com/DE/de/paketverfolgung/?match={number}' },
  {
    code: 'hermes',
    name: 'Hermes',
    url: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}',
  },
  {
    code: 'poste',
    name: 'Poste Italiane',
    url: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}',
  },
  {
    code: 'brt',
    name: 'BRT',
    url: 'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz={number}',
  },
  { code: 'ups', name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}' },
];

/** Where a parcel is followed; null where its carrier has no such page. Numbers are often written in groups. */
export const parcelLink = ({ url }: Pick<Carrier, 'url'>, number: string): string | null =>
  url === '' ? null : url.replaceAll(NUMBER_IN_LINK, encodeURIComponent(number.replace(/\s/g, '')));
