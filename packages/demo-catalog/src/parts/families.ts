/** The configurable products: one per shape, with the words for its variants. */
import { CATEGORY } from '../category-ids.ts';
import type { Text } from '../seed.ts';
import { text } from '../text.ts';

export interface PartFamily {
  key: string;
  sku: string;
  categoryId: number;
  /** name of a single variant, before the size */
  piece: Text;
  /** name of the configurable product */
  name: Text;
  /** what the shape is good for: the first sentences of every description */
  use: Text;
  /** families that are bought together with this one */
  goesWith: readonly string[];
}

export const FAMILIES: readonly PartFamily[] = [
  {
    key: 'brick-1',
    sku: 'BX-STEIN-1',
    categoryId: CATEGORY.bricks,
    piece: text('Stein', 'Mattoncino', 'Brick'),
    name: text('Stein, einreihig', 'Mattoncino a una fila', 'Brick, one row'),
    use: text(
      'Eine Reihe Noppen, mehr braucht eine schlanke Wand nicht. Unten greift der Stein an jeder Noppe einzeln, deshalb hält auch ein langer Balken ohne Nachbarn.',
      'Una fila di bottoncini: a una parete sottile non serve altro. Sotto, il mattoncino fa presa su ogni bottoncino, quindi anche una trave lunga regge da sola.',
      'One row of studs is all a slender wall needs. Underneath, the brick grips every single stud, so even a long beam holds without neighbors.',
    ),
    goesWith: ['plate-1', 'arch', 'slope-45', 'tile-1'],
  },
  {
    key: 'brick-2',
    sku: 'BX-STEIN-2',
    categoryId: CATEGORY.bricks,
    piece: text('Stein', 'Mattoncino', 'Brick'),
    name: text('Stein, zweireihig', 'Mattoncino a due file', 'Brick, two rows'),
    use: text(
      'Der Klassiker mit zwei Reihen Noppen. Durchgefärbt, matt glänzend, mit sauberer Klemmkraft auch nach hundertmal Umbauen.',
      'Il classico a due file di bottoncini. Colorato in massa, satinato, con una presa pulita anche dopo cento ricostruzioni.',
      'The classic with two rows of studs. Colored throughout, with a satin sheen and a clean grip even after a hundred rebuilds.',
    ),
    goesWith: ['plate-2', 'slope-45', 'round-brick', 'tile-2'],
  },
  {
    key: 'plate-1',
    sku: 'BX-PLATTE-1',
    categoryId: CATEGORY.plates,
    piece: text('Platte', 'Piastra', 'Plate'),
    name: text('Platte, einreihig', 'Piastra a una fila', 'Plate, one row'),
    use: text(
      'Ein Drittel so hoch wie ein Stein. Für feine Linien, Fugen und Korrekturen um genau 3,2 mm.',
      'Alta un terzo di un mattoncino. Per linee sottili, giunti e correzioni di 3,2 mm esatti.',
      'A third as high as a brick. For fine lines, joints and corrections by exactly 3.2 mm.',
    ),
    goesWith: ['brick-1', 'tile-1', 'round-plate', 'jumper'],
  },
  {
    key: 'plate-2',
    sku: 'BX-PLATTE-2',
    categoryId: CATEGORY.plates,
    piece: text('Platte', 'Piastra', 'Plate'),
    name: text('Platte, zweireihig', 'Piastra a due file', 'Plate, two rows'),
    use: text(
      'Die Platte, die alles zusammenhält: zwei Lagen Steine darüber und darunter, und nichts wackelt mehr.',
      'La piastra che tiene insieme tutto: uno strato di mattoncini sopra, uno sotto, e niente traballa più.',
      'The plate that holds everything together: a layer of bricks above, a layer below, and nothing wobbles any more.',
    ),
    goesWith: ['brick-2', 'tile-2', 'corner-plate', 'plate-large'],
  },
  {
    key: 'plate-large',
    sku: 'BX-PLATTE-GROSS',
    categoryId: CATEGORY.plates,
    piece: text('Platte', 'Piastra', 'Plate'),
    name: text('Platte, groß', 'Piastra grande', 'Plate, large'),
    use: text(
      'Viel Fläche in einem Stück. Als Boden, Decke oder fliegender Teppich, steif genug für mehrere Stockwerke.',
      'Molta superficie in un solo pezzo. Come pavimento, soffitto o tappeto volante, rigida quanto basta per più piani.',
      'A lot of surface in one piece. As a floor, a ceiling or a flying carpet, stiff enough for several storeys.',
    ),
    goesWith: ['brick-2', 'plate-2', 'tile-2', 'baseplate'],
  },
  {
    key: 'tile-1',
    sku: 'BX-FLIESE-1',
    categoryId: CATEGORY.tiles,
    piece: text('Fliese', 'Piastrella', 'Tile'),
    name: text('Fliese, schmal', 'Piastrella stretta', 'Tile, narrow'),
    use: text(
      'Glatt von oben, mit feiner Rille am Fuß, damit du sie wieder abbekommst. Für Leisten, Dielen und Rahmen.',
      'Liscia sopra, con una fessura alla base per staccarla senza unghie rotte. Per listelli, assi e cornici.',
      'Smooth on top, with a fine groove at the foot so that you can get it off again. For strips, floorboards and frames.',
    ),
    goesWith: ['plate-1', 'tile-2', 'grille', 'round-tile'],
  },
  {
    key: 'tile-2',
    sku: 'BX-FLIESE-2',
    categoryId: CATEGORY.tiles,
    piece: text('Fliese', 'Piastrella', 'Tile'),
    name: text('Fliese, breit', 'Piastrella larga', 'Tile, wide'),
    use: text(
      'Große glatte Fläche, kleine Fuge. Für Böden, Tischplatten und alles, was nicht nach Noppen aussehen soll.',
      'Grande superficie liscia, fuga sottile. Per pavimenti, tavoli e tutto ciò che non deve mostrare bottoncini.',
      'A large smooth surface, a small joint. For floors, table tops and everything that should not look like studs.',
    ),
    goesWith: ['plate-2', 'plate-large', 'tile-1', 'round-tile'],
  },
  {
    key: 'slope-45',
    sku: 'BX-SCHRAEG-45',
    categoryId: CATEGORY.slopes,
    piece: text('Schrägstein 45°', 'Mattoncino inclinato 45°', 'Slope 45°'),
    name: text('Schrägstein 45°', 'Mattoncino inclinato 45°', 'Slope 45°'),
    use: text(
      'Das steile Dach: eine Reihe Noppen oben, darunter 45 Grad. Die Fläche ist fein genarbt wie ein Ziegel, die Kante bleibt sauber.',
      'Il tetto ripido: una fila di bottoncini in alto, poi 45 gradi. La superficie è finemente ruvida come una tegola, lo spigolo resta netto.',
      'The steep roof: one row of studs at the top, 45 degrees below it. The surface is finely grained like a roof tile, the edge stays clean.',
    ),
    goesWith: ['brick-2', 'slope-33', 'cheese', 'plate-2'],
  },
  {
    key: 'slope-33',
    sku: 'BX-SCHRAEG-33',
    categoryId: CATEGORY.slopes,
    piece: text('Schrägstein 33°', 'Mattoncino inclinato 33°', 'Slope 33°'),
    name: text('Schrägstein 33°', 'Mattoncino inclinato 33°', 'Slope 33°'),
    use: text(
      'Das flache Dach: drei Noppen tief, 33 Grad. Macht aus einem Haus eine Hütte und aus einem Wagen einen Sportwagen.',
      'Il tetto dolce: profondo tre bottoncini, 33 gradi. Trasforma una casa in una baita e un’auto in una sportiva.',
      'The gentle roof: three studs deep, 33 degrees. Turns a house into a cabin and a car into a sports car.',
    ),
    goesWith: ['slope-45', 'brick-2', 'plate-large', 'cheese'],
  },
  {
    key: 'cheese',
    sku: 'BX-DACHSCHRAEGE',
    categoryId: CATEGORY.slopes,
    piece: text('Dachschräge', 'Tegola', 'Roof slope'),
    name: text('Dachschräge, flach', 'Tegola inclinata', 'Roof slope, low'),
    use: text(
      'Klein, flach, keine Noppe: der Abschluss für Kanten, Zehen, Zinnen und Kühlergrills.',
      'Piccola, bassa, senza bottoncino: la finitura per bordi, zampe, merli e griglie.',
      'Small, low, without a stud: the finish for edges, toes, battlements and radiator grilles.',
    ),
    goesWith: ['slope-45', 'tile-1', 'grille', 'curve'],
  },
  {
    key: 'curve',
    sku: 'BX-BOGENSCHRAEGE',
    categoryId: CATEGORY.slopes,
    piece: text('Bogenschräge', 'Mattoncino curvo', 'Curved slope'),
    name: text('Bogenschräge', 'Mattoncino curvo', 'Curved slope'),
    use: text(
      'Eine Kante, die keine mehr ist. Für Motorhauben, Walrücken und alles, was im Wind stehen soll.',
      'Uno spigolo che non è più uno spigolo. Per cofani, dorsi di balena e tutto ciò che deve fendere l’aria.',
      'An edge that no longer is one. For bonnets, whales’ backs and everything that has to face the wind.',
    ),
    goesWith: ['cheese', 'tile-2', 'plate-2', 'slope-33'],
  },
  {
    key: 'arch',
    sku: 'BX-BOGEN',
    categoryId: CATEGORY.arches,
    piece: text('Bogenstein', 'Arco', 'Arch'),
    name: text('Bogenstein', 'Arco', 'Arch'),
    use: text(
      'Ein Stein mit freiem Durchgang. Die Enden tragen, die Mitte schwebt: für Türen, Fenster und Brücken.',
      'Un mattoncino con passaggio libero. Le estremità portano, il centro resta sospeso: per porte, finestre e ponti.',
      'A brick with a passage through it. The ends carry, the middle floats: for doors, windows and bridges.',
    ),
    goesWith: ['brick-1', 'brick-2', 'round-brick', 'tile-1'],
  },
  {
    key: 'holed',
    sku: 'BX-LOCHSTEIN',
    categoryId: CATEGORY.holed,
    piece: text('Lochstein', 'Mattoncino forato', 'Brick with holes'),
    name: text('Lochstein', 'Mattoncino forato', 'Brick with holes'),
    use: text(
      'Ein Stein mit runden Bohrungen zwischen den Noppen. Nimmt Achsen und Stifte auf und bleibt oben ein ganz normaler Stein.',
      'Un mattoncino con fori tondi tra i bottoncini. Accoglie assi e perni e sopra resta un mattoncino normalissimo.',
      'A brick with round holes between the studs. Takes axles and pins, and on top stays a perfectly ordinary brick.',
    ),
    goesWith: ['brick-1', 'plate-1', 'round-brick', 'plate-2'],
  },
  {
    key: 'round-brick',
    sku: 'BX-RUNDSTEIN',
    categoryId: CATEGORY.round,
    piece: text('Rundstein', 'Mattoncino tondo', 'Round brick'),
    name: text('Rundstein', 'Mattoncino tondo', 'Round brick'),
    use: text(
      'Ein Stein ohne Ecken. Gestapelt eine Säule, einzeln ein Fass, ein Baumstamm oder ein sehr kleiner Leuchtturm.',
      'Un mattoncino senza angoli. Impilato è una colonna, da solo un barile, un tronco o un faro molto piccolo.',
      'A brick without corners. Stacked it is a column, on its own a barrel, a tree trunk or a very small lighthouse.',
    ),
    goesWith: ['round-plate', 'cone', 'round-tile', 'arch'],
  },
  {
    key: 'round-plate',
    sku: 'BX-RUNDPLATTE',
    categoryId: CATEGORY.round,
    piece: text('Rundplatte', 'Piastra tonda', 'Round plate'),
    name: text('Rundplatte', 'Piastra tonda', 'Round plate'),
    use: text(
      'Der Punkt unter den Teilen. Für Knöpfe, Lampen, Blüten und Mosaike, die aus der Nähe aus lauter Kreisen bestehen.',
      'Il punto tra i pezzi. Per pulsanti, lampade, fiori e mosaici che da vicino sono fatti di soli cerchi.',
      'The dot among the parts. For buttons, lamps, blossoms and mosaics that up close are nothing but circles.',
    ),
    goesWith: ['round-tile', 'round-brick', 'plate-1', 'baseplate'],
  },
  {
    key: 'round-tile',
    sku: 'BX-RUNDFLIESE',
    categoryId: CATEGORY.round,
    piece: text('Rundfliese', 'Piastrella tonda', 'Round tile'),
    name: text('Rundfliese', 'Piastrella tonda', 'Round tile'),
    use: text(
      'Rund und glatt wie eine Münze. Für Teller, Räder, Augen und Mosaike ohne Noppen.',
      'Tonda e liscia come una moneta. Per piatti, ruote, occhi e mosaici senza bottoncini.',
      'Round and smooth as a coin. For plates, wheels, eyes and mosaics without studs.',
    ),
    goesWith: ['round-plate', 'tile-2', 'cone', 'jumper'],
  },
  {
    key: 'cone',
    sku: 'BX-KEGEL',
    categoryId: CATEGORY.round,
    piece: text('Kegel', 'Cono', 'Cone'),
    name: text('Kegel', 'Cono', 'Cone'),
    use: text(
      'Unten rund und breit, oben eine Noppe. Für Turmspitzen, Düsen, Tannen und Eiswaffeln.',
      'Largo e tondo sotto, un bottoncino sopra. Per guglie, ugelli, abeti e coni gelato.',
      'Round and wide below, one stud on top. For spires, nozzles, fir trees and ice cream cones.',
    ),
    goesWith: ['round-brick', 'round-plate', 'round-tile', 'cheese'],
  },
  {
    key: 'jumper',
    sku: 'BX-MITTELNOPPE',
    categoryId: CATEGORY.special,
    piece: text('Mittelnoppen-Platte', 'Piastra con bottoncino centrale', 'Centre stud plate'),
    name: text('Mittelnoppen-Platte', 'Piastra con bottoncino centrale', 'Centre stud plate'),
    use: text(
      'Eine Noppe in der Mitte statt zwei am Rand: der halbe Versatz, der aus symmetrisch schief und aus schief symmetrisch macht.',
      'Un bottoncino al centro invece di due ai bordi: il mezzo passo che rende storto il simmetrico e simmetrico lo storto.',
      'One stud in the middle instead of two at the edge: the half step that makes the symmetrical askew and the askew symmetrical.',
    ),
    goesWith: ['plate-1', 'tile-1', 'round-plate', 'corner-plate'],
  },
  {
    key: 'corner-brick',
    sku: 'BX-ECKSTEIN',
    categoryId: CATEGORY.special,
    piece: text('Eckstein', 'Mattoncino ad angolo', 'Corner brick'),
    name: text('Eckstein', 'Mattoncino ad angolo', 'Corner brick'),
    use: text(
      'Drei Noppen um die Ecke. Verbindet zwei Wände in einem Stück, damit dein Haus nicht an der Kante aufgeht.',
      'Tre bottoncini attorno all’angolo. Unisce due pareti in un solo pezzo, così la casa non si apre sullo spigolo.',
      'Three studs around the corner. Joins two walls in one piece, so that your house does not come apart at the edge.',
    ),
    goesWith: ['brick-1', 'corner-plate', 'brick-2', 'slope-45'],
  },
  {
    key: 'corner-plate',
    sku: 'BX-ECKPLATTE',
    categoryId: CATEGORY.special,
    piece: text('Eckplatte', 'Piastra ad angolo', 'Corner plate'),
    name: text('Eckplatte', 'Piastra ad angolo', 'Corner plate'),
    use: text(
      'Das flache L. Hält Ecken zusammen, wo für einen Stein kein Platz ist, und füllt Lücken mit drei Noppen.',
      'La L piatta. Tiene uniti gli angoli dove un mattoncino non ci sta e riempie i vuoti da tre bottoncini.',
      'The flat L. Holds corners together where there is no room for a brick, and fills gaps of three studs.',
    ),
    goesWith: ['corner-brick', 'plate-2', 'jumper', 'plate-1'],
  },
  {
    key: 'grille',
    sku: 'BX-GITTER',
    categoryId: CATEGORY.special,
    piece: text('Gitterfliese', 'Piastrella a griglia', 'Grille tile'),
    name: text('Gitterfliese', 'Piastrella a griglia', 'Grille tile'),
    use: text(
      'Eine Fliese mit Rillen. Je nach Lage Lüftung, Gullydeckel, Heizkörper oder Waffel.',
      'Una piastrella con scanalature. Secondo i casi è presa d’aria, tombino, termosifone o cialda.',
      'A tile with grooves. Depending on where it lies, an air vent, a manhole cover, a radiator or a waffle.',
    ),
    goesWith: ['tile-1', 'cheese', 'plate-1', 'holed'],
  },
  {
    key: 'baseplate',
    sku: 'BX-GRUNDPLATTE',
    categoryId: CATEGORY.baseplates,
    piece: text('Grundplatte', 'Base', 'Baseplate'),
    name: text('Grundplatte', 'Base', 'Baseplate'),
    use: text(
      'Dünn, plan und unten glatt: der Bauplatz für alles Weitere. Von unten lässt sich nichts anstecken, dafür liegt sie satt auf dem Tisch.',
      'Sottile, piana e liscia sotto: il terreno per tutto il resto. Da sotto non si aggancia nulla, ma sul tavolo non si muove.',
      'Thin, flat and smooth underneath: the building site for everything else. Nothing can be attached from below, but it sits firmly on the table.',
    ),
    goesWith: ['plate-large', 'brick-2', 'round-plate', 'plate-1'],
  },
];

const byKey = new Map(FAMILIES.map((family) => [family.key, family]));

export function familyByKey(key: string): PartFamily {
  const found = byKey.get(key);
  if (!found) throw new Error(`Unknown part family: ${key}`);
  return found;
}
