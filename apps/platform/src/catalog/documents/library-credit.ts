import type { LocalText } from '@brixel/contract/local-text';

/** What the licence of the parts library asks for, at the end of the imprint of a shop that draws with it. */
const texts: LocalText = {
  de: 'Formen vieler abgebildeter Teile: {library} und ihre Autorinnen und Autoren, lizenziert unter {licence4} und {licence2}. Die Bilder wurden daraus gezeichnet; Farben und Licht sind unsere eigenen.',
  it: 'Forme di molti pezzi raffigurati: {library} e i suoi autori, con licenza {licence4} e {licence2}. Le immagini sono state disegnate a partire da esse; colori e luci sono nostri.',
  en: 'Shapes of many parts in our pictures: {library} and its authors, licensed under {licence4} and {licence2}. The pictures were drawn from them; colours and light are our own.',
};

const links: Readonly<Record<string, string>> = {
  library: '<a href="https://library.ldraw.org" rel="noopener">LDraw Parts Library</a>',
  licence4: '<a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener">CC BY 4.0</a>',
  licence2: '<a href="https://creativecommons.org/licenses/by/2.0/" rel="license noopener">CC BY 2.0</a>',
};

export const libraryCredit = (language: keyof LocalText): string =>
  `<p>${texts[language].replace(/\{(\w+)\}/g, (whole, name: string) => links[name] ?? whole)}</p>`;
