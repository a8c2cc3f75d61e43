import { between, fraction, pick } from '@brixel/bricks/random';

/** German compounds, as descriptions are full of: few are frequent, many are rare. */

const beginnings =
  'Dach Boden Wand Eck Rand Mittel Ober Unter Vorder Hinter Seiten Innen Außen Haupt Neben Klein Groß Doppel Kreuz Quer Rund Flach Hoch Stütz Trag Zier Schmuck Spiel Bau Steck Klemm Dreh Klapp Schiebe Fahr Flug Wasser Feuer Wald Berg Stadt Burg Ritter Piraten Weltraum Eisenbahn Hafen Garten Küchen Zirkus'.split(
    ' ',
  );
const endings =
  'element teil stück modell bereich aufbau verbindung fläche kante ecke form höhe breite länge stärke struktur muster oberfläche kombination sammlung landschaft fahrzeug gebäude figur szene projekt idee anleitung sortiment vorrat packung beutel kiste satz serie reihe linie gruppe turm brücke'.split(
    ' ',
  );
const motifs =
  'Stern Totenkopf Anker Blume Herz Blitz Drache Löwe Adler Wolf Krone Kompass Zahnrad Pfeil Streifen Karo Schachbrett Uhr Tacho Bildschirm Zeitung Landkarte Ziegelwand Holzmaserung Schuppen Feder Auge Bart Brille Lächeln Narbe Weste Hemd Krawatte Gürtel Rüstung Wappen Polizei Feuerwehr Bahn Post Bäckerei Café Hotel Zoo'.split(
    ' ',
  );
const fillers =
  'ideal für eigene Modelle und passt zu allen gängigen Klemmbausteinen hochwertiger Kunststoff präzise gefertigt hohe Klemmkraft farbecht langlebig stabil einfach zu verbauen auch als Ersatzteil geeignet lieferbar in vielen Farben einzeln oder im Set der die das ein eine mit dem von'.split(
    ' ',
  );

const compounds = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));

export const motif = (key: string): string =>
  fraction(`${key} two`) < 0.5 ? `${pick(key, motifs)} ${pick(`${key} second`, motifs)}` : pick(key, motifs);

export function describe(key: string): string {
  const words = Array.from({ length: between(`${key} length`, 14, 36) }, (_, place) => {
    const chance = fraction(`${key} ${place}`);
    if (chance < 0.06) return `${pick(`${key} ${place} first`, compounds)}${pick(`${key} ${place} last`, endings)}`;
    if (chance > 0.5) return pick(`${key} ${place} filler`, fillers);
    return compounds[Math.floor(compounds.length * fraction(`${key} ${place} compound`) ** 2.2)]!;
  });
  return `${words.join(' ')}.`;
}

export const searchWords = { motifs, compounds };
