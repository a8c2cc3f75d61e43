/** The category tree with its texts. */

import { PART_COUNT } from '@brixel/bricks/assortment';
import { CATEGORY } from './category-ids.ts';
import { type CategoryPictureKey, categoryPicture } from './pictures.ts';
import type { Language, SeedCategory, Text } from './seed.ts';
import { grouped, mapText, slugs, text } from './text.ts';

interface CategoryRow {
  id: number;
  parentId: number;
  name: Text;
  /** where the address differs from the name */
  urlKey?: Text;
  description: Text;
  picture: CategoryPictureKey;
  farbe?: Text;
}

const { root, parts, sets, packed } = CATEGORY;

const ROWS: readonly CategoryRow[] = [
  {
    id: root,
    parentId: 1,
    name: text('Alle Produkte', 'Tutti i prodotti', 'All products'),
    description: text(
      'Einzelne Teile, fertige Sets, Boxen und dein eigenes Mosaik. Alles im 8-mm-Raster, alles ab einem Stück.',
      'Pezzi singoli, set pronti, scatole e il tuo mosaico. Tutto a passo di 8 mm, tutto da un solo pezzo in su.',
      'Single parts, ready-made sets, boxes and your own mosaic. Everything on the 8 mm grid, everything from a single piece.',
    ),
    picture: 'colours',
  },
  {
    id: parts,
    parentId: root,
    name: text('Einzelteile', 'Pezzi singoli', 'Parts'),
    description: text(
      `${grouped(PART_COUNT)} Formen und Farben, ab dem ersten Stück. Ab 50 Stück wird fast jedes Teil günstiger.`,
      `${grouped(PART_COUNT)} tra forme e colori, dal primo pezzo. Da 50 pezzi in su quasi tutto costa meno.`,
      `${grouped(PART_COUNT, 'en')} shapes and colors, from a single piece. From 50 pieces on, almost every part gets cheaper.`,
    ),
    picture: 'stairs',
  },
  {
    id: CATEGORY.bricks,
    parentId: parts,
    name: text('Steine', 'Mattoncini', 'Bricks'),
    description: text(
      'Das Fundament jeder Sammlung: Steine von 1×1 bis 2×8, durchgefärbt und 9,6 mm hoch. Zu viele davon hatte noch niemand.',
      'La base di ogni collezione: mattoncini da 1×1 a 2×8, colorati in massa e alti 9,6 mm. Averne troppi non è mai successo a nessuno.',
      'The foundation of every collection: bricks from 1×1 to 2×8, colored throughout and 9.6 mm high. Nobody has ever had too many.',
    ),
    picture: 'bricks',
  },
  {
    id: CATEGORY.plates,
    parentId: parts,
    name: text('Platten', 'Piastre', 'Plates'),
    description: text(
      'Ein Drittel so hoch wie ein Stein, von 1×1 bis 8×8. Für Böden, Schichten und alle Stellen, an denen 9,6 mm zu viel sind.',
      'Alte un terzo di un mattoncino, da 1×1 a 8×8. Per pavimenti, strati e ovunque 9,6 mm siano troppi.',
      'A third as high as a brick, from 1×1 to 8×8. For floors, layers and wherever 9.6 mm is too much.',
    ),
    picture: 'plates',
  },
  {
    id: CATEGORY.tiles,
    parentId: parts,
    name: text('Fliesen', 'Piastrelle', 'Tiles'),
    description: text(
      'Oben glatt, unten griffig. Fliesen machen aus Noppen eine Fläche: Böden, Tischplatten, Wege, Beschriftungen.',
      'Lisce sopra, tenaci sotto. Le piastrelle trasformano i bottoncini in superficie: pavimenti, tavoli, sentieri, insegne.',
      'Smooth on top, with a grip below. Tiles turn studs into a surface: floors, table tops, paths, lettering.',
    ),
    picture: 'tiles',
  },
  {
    id: CATEGORY.slopes,
    parentId: parts,
    name: text('Schrägsteine', 'Inclinati', 'Slopes'),
    description: text(
      'Für Dächer, Motorhauben und alles, was keine Treppe sein soll: 45 und 33 Grad, flache Dachschrägen und runde Bogenschrägen.',
      'Per tetti, cofani e tutto ciò che non deve sembrare una scala: 45 e 33 gradi, tegole basse e profili curvi.',
      'For roofs, bonnets and everything that should not be a staircase: 45 and 33 degrees, low roof slopes and curved ones.',
    ),
    picture: 'slopes',
  },
  {
    id: CATEGORY.round,
    parentId: parts,
    name: text('Rundes', 'Tondi', 'Round parts'),
    description: text(
      'Rundsteine, Rundplatten, Rundfliesen und Kegel. Für Säulen, Lampen, Räder, Augen und Mosaike mit Punkten.',
      'Mattoncini tondi, piastre tonde, piastrelle tonde e coni. Per colonne, lampade, ruote, occhi e mosaici a punti.',
      'Round bricks, round plates, round tiles and cones. For columns, lamps, wheels, eyes and mosaics made of dots.',
    ),
    picture: 'round',
  },
  {
    id: CATEGORY.arches,
    parentId: parts,
    name: text('Bögen', 'Archi', 'Arches'),
    description: text(
      'Bogensteine in drei Weiten. Einer ist eine Tür, zwei sind eine Brücke, zwanzig ein Aquädukt.',
      'Archi in tre luci. Uno è una porta, due sono un ponte, venti un acquedotto.',
      'Arches in three widths. One is a door, two are a bridge, twenty an aqueduct.',
    ),
    picture: 'arches',
  },
  {
    id: CATEGORY.holed,
    parentId: parts,
    name: text('Lochsteine', 'Forati', 'Bricks with holes'),
    description: text(
      'Steine mit Bohrungen für Achsen und Stifte. Hier fängt an, was sich später dreht.',
      'Mattoncini con fori per assi e perni. Da qui comincia tutto ciò che poi gira.',
      'Bricks with holes for axles and pins. This is where everything begins that will turn later.',
    ),
    picture: 'holed',
  },
  {
    id: CATEGORY.special,
    parentId: parts,
    name: text('Ecken & Spezielles', 'Angoli e speciali', 'Corners & specials'),
    description: text(
      'Ecksteine, Eckplatten, Gitterfliesen und Platten mit Mittelnoppe. Die Teile, ohne die es am Ende um einen halben Stein nicht passt.',
      'Mattoncini e piastre ad angolo, griglie e piastre con bottoncino centrale. I pezzi senza i quali alla fine manca sempre mezzo mattoncino.',
      'Corner bricks, corner plates, grille tiles and center stud plates. The parts without which it is half a brick out in the end.',
    ),
    picture: 'special',
  },
  {
    id: CATEGORY.baseplates,
    parentId: parts,
    name: text('Grundplatten', 'Basi', 'Baseplates'),
    description: text(
      'Von 16×16 bis 32×32 Noppen. Der Bauplatz ist erschlossen, eine Genehmigung brauchst du nicht.',
      'Da 16×16 a 32×32 bottoncini. Il terreno è pronto, il permesso di costruire non serve.',
      'From 16×16 to 32×32 studs. The site is ready, and you need no planning permission.',
    ),
    picture: 'baseplates',
  },
  {
    id: CATEGORY.transparent,
    parentId: parts,
    name: text('Transparent', 'Trasparenti', 'Transparent parts'),
    description: text(
      'Acht klare Farben quer durch alle Formen. Für Fenster, Wasser, Flammen und Blaulicht.',
      'Otto colori limpidi in tutte le forme. Per finestre, acqua, fiamme e lampeggianti.',
      'Eight clear colors across all shapes. For windows, water, flames and flashing lights.',
    ),
    picture: 'transparent',
    farbe: text('Transparent', 'Trasparente', 'Transparent'),
  },
  {
    id: sets,
    parentId: root,
    name: text('Sets zum Losbauen', 'Set da costruire', 'Building sets'),
    urlKey: text('sets', 'set', 'building-sets'),
    description: text(
      'Fertig gepackt, mit Anleitung auf Papier und im Handy. Jedes Teil liegt dabei, und von den ganz kleinen eins mehr.',
      'Già confezionati, con istruzioni su carta e sul telefono. C’è ogni pezzo, e di quelli piccolissimi uno in più.',
      'Ready packed, with instructions on paper and on your phone. Every part is there, and one extra of the very small ones.',
    ),
    picture: 'sets',
  },
  {
    id: CATEGORY.animals,
    parentId: sets,
    name: text('Tiere', 'Animali', 'Animals'),
    description: text(
      'Dackel, Katze, Ente, Wal. Stubenrein, anspruchslos und auch nach Jahren noch gut in Form.',
      'Bassotto, gatta, anatra, balena. Puliti, di poche pretese e in forma anche dopo anni.',
      'Dachshund, cat, duck, whale. House-trained, undemanding and still in good shape after years.',
    ),
    picture: 'animals',
  },
  {
    id: CATEGORY.buildings,
    parentId: sets,
    name: text('Gebäude', 'Edifici', 'Buildings'),
    description: text(
      'Hütte, Leuchtturm, Mühle, Burg. Bezugsfertig nach einem Abend, die Burg nach zweien.',
      'Baita, faro, mulino, rocca. Pronti da abitare in una sera, la rocca in due.',
      'Cabin, lighthouse, windmill, castle. Ready to move in after one evening, the castle after two.',
    ),
    picture: 'buildings',
  },
  {
    id: CATEGORY.vehicles,
    parentId: sets,
    name: text('Fahrzeuge', 'Veicoli', 'Vehicles'),
    description: text(
      'Auf Schienen, auf Rädern, auf dem Wasser und in der Luft. Parkplatz: das Regal.',
      'Su rotaia, su ruote, sull’acqua e per aria. Il parcheggio è la mensola.',
      'On rails, on wheels, on water and in the air. Parking space: the shelf.',
    ),
    picture: 'vehicles',
  },
  {
    id: CATEGORY.food,
    parentId: sets,
    name: text('Essen & Trinken', 'Cibo e bevande', 'Food & drink'),
    description: text(
      'Espresso, Gelato, Pizza. Bitte nicht essen, auch wenn es schwerfällt.',
      'Espresso, gelato, pizza. Non si mangiano, per quanto sia difficile.',
      'Espresso, gelato, pizza. Please do not eat them, however hard it is.',
    ),
    picture: 'food',
  },
  {
    id: CATEGORY.seasons,
    parentId: sets,
    name: text('Natur & Jahreszeiten', 'Natura e stagioni', 'Nature & seasons'),
    description: text(
      'Ein Kaktus, der ohne Wasser auskommt, und ein Schneemann, der den Sommer übersteht.',
      'Un cactus che non chiede acqua e un pupazzo di neve che supera l’estate.',
      'A cactus that needs no water and a snowman that survives the summer.',
    ),
    picture: 'plants',
  },
  {
    id: packed,
    parentId: root,
    name: text('Boxen & Pakete', 'Scatole e pacchi', 'Boxes & packs'),
    description: text(
      'Für alle, die nicht jedes Teil einzeln zählen wollen: sortiert, gemischt oder nach Gewicht.',
      'Per chi non vuole contare ogni pezzo: in ordine, misti o a peso.',
      'For everyone who would rather not count every part: sorted, mixed or by weight.',
    ),
    picture: 'boxes',
  },
  {
    id: CATEGORY.boxes,
    parentId: packed,
    name: text('Sortierboxen', 'Scatole assortite', 'Sorting boxes'),
    description: text(
      '900 Teile, 6 Fächer, eine Farbwelt. Kasten, Füllung und Nachschub stellst du selbst zusammen.',
      '900 pezzi, 6 scomparti, un mondo di colore. Scatola, contenuto e ricarica li scegli tu.',
      '900 parts, 6 compartments, one world of color. You put together case, filling and supplies yourself.',
    ),
    picture: 'boxes',
  },
  {
    id: CATEGORY.refills,
    parentId: packed,
    name: text('Nachfüllpacks', 'Ricariche', 'Refill packs'),
    description: text(
      'Gemischte Teile nach Gewicht, 500 g oder 1 kg. Der Griff ins Volle, wenn die Kiste leer ist.',
      'Pezzi misti a peso, 500 g o 1 kg. La manciata giusta quando la scatola è vuota.',
      'Mixed parts by weight, 500 g or 1 kg. A generous handful for when the box is empty.',
    ),
    picture: 'refills',
  },
  {
    id: CATEGORY.assortments,
    parentId: packed,
    name: text('Teilepakete', 'Pacchi di pezzi', 'Parts packs'),
    description: text(
      'Was zusammengehört, auf einer Seite: Dach, Mauer, Boden, Licht. Mengen ändern, alles auf einmal in den Warenkorb.',
      'Ciò che va insieme, in una sola pagina: tetto, muro, pavimento, luce. Cambia le quantità e metti tutto nel carrello.',
      'What belongs together, on one page: roof, wall, floor, light. Change the quantities and put everything into the cart at once.',
    ),
    picture: 'minis',
  },
  {
    id: CATEGORY.mosaics,
    parentId: root,
    name: text('Mosaike', 'Mosaici', 'Mosaics'),
    description: text(
      'Dein Foto, Stein für Stein. Vier Größen von 38,4 × 51,2 bis 96,0 × 128,0 cm, mit allen Steinen, Platten und dem Bauplan.',
      'La tua foto, mattoncino per mattoncino. Quattro formati da 38,4 × 51,2 a 96,0 × 128,0 cm, con tutti i pezzi, le basi e lo schema.',
      'Your photo, brick by brick. Four sizes from 38.4 × 51.2 to 96.0 × 128.0 cm, with all bricks, baseplates and the building plan.',
    ),
    picture: 'mosaic',
  },
  {
    id: CATEGORY.instructions,
    parentId: root,
    name: text('Anleitungen', 'Istruzioni', 'Instructions'),
    description: text(
      'Die Baupläne unserer Sets als PDF. Für alle, die die Steine schon haben. Oder das Papier verlegt.',
      'Gli schemi dei nostri set in PDF. Per chi i mattoncini li ha già. O ha perso la carta.',
      'The building plans of our sets as PDFs. For everyone who already has the bricks. Or has mislaid the paper.',
    ),
    picture: 'instructions',
  },
  {
    id: CATEGORY.news,
    parentId: root,
    name: text('Neu', 'Novità', 'New'),
    description: text(
      'Frisch ausgepackt: neue Farben, neue Formen, neue Sets.',
      'Appena aperti: colori nuovi, forme nuove, set nuovi.',
      'Freshly unpacked: new colors, new shapes, new sets.',
    ),
    picture: 'new',
  },
  {
    id: CATEGORY.sale,
    parentId: root,
    name: text('Sale', 'Offerte', 'Sale'),
    description: text(
      'Günstiger, solange der Vorrat reicht. Der durchgestrichene Preis ist der niedrigste der 30 Tage davor.',
      'A meno, fino a esaurimento scorte. Il prezzo barrato è il più basso dei 30 giorni precedenti.',
      'Cheaper while stocks last. The crossed-out price is the lowest of the 30 days before.',
    ),
    picture: 'sale',
  },
];

const META_TITLES: Record<Language, (name: string) => string> = {
  de: (name) => `${name} | brixel Klemmbausteine`,
  it: (name) => `${name} | mattoncini brixel`,
  en: (name) => `${name} | brixel building bricks`,
};

export const CATEGORIES: readonly SeedCategory[] = ROWS.map((row, i) => ({
  id: row.id,
  parentId: row.parentId,
  position: i + 1,
  name: row.name,
  urlKey: row.urlKey ?? slugs(row.name),
  description: row.description,
  metaTitle: mapText(row.name, (name, language) => META_TITLES[language](name)),
  metaDescription: row.description,
  image: categoryPicture(row.picture),
  includeInMenu: row.id !== root,
  ...(row.farbe && { farbe: row.farbe }),
}));
