/** The sets: names, prices and what is told about them. */
import type { ModelKey } from '../../pictures.ts';
import { CATEGORY } from '../category-ids.ts';
import type { Text } from '../seed.ts';
import { text } from '../text.ts';

export interface SetRow {
  model: ModelKey;
  categoryId: number;
  name: Text;
  euros: number;
  ageFrom: number;
  teaser: Text;
  story: Text;
  measures: string;
  isNew?: true;
  /** minutes before the reference day, for novelties on the home page */
  minutesOld?: number;
  bestsellerRank?: number;
  specialEuros?: number;
  /** pieces in stock where it matters; plenty otherwise */
  stock?: number;
  goesWith: readonly ModelKey[];
}

export const SET_ROWS: readonly SetRow[] = [
  {
    model: 'hut',
    categoryId: CATEGORY.buildings,
    name: text('Berghütte Alpenblick', 'Baita Vista Alpi'),
    euros: 49.9,
    ageFrom: 10,
    teaser: text(
      'Rotes Dach, grüne Läden, gute Luft. Die Hütte für alle, die den Aufstieg lieber sitzend machen.',
      'Tetto rosso, persiane verdi, aria buona. La baita per chi preferisce salire da seduto.',
    ),
    story: text(
      'Das Dach besteht aus echten Schrägsteinen, Reihe für Reihe versetzt wie beim Dachdecker. Es lässt sich abnehmen, darunter ist Platz für eine Brotzeit im Maßstab eins zu zu klein.',
      'Il tetto è fatto di veri mattoncini inclinati, sfalsati fila per fila come dal lattoniere. Si solleva, e sotto c’è posto per una merenda in scala decisamente ridotta.',
    ),
    measures: '25,6 × 22,4 × 19,2 cm',
    isNew: true,
    minutesOld: 240,
    goesWith: ['lighthouse', 'castle', 'snowman'],
  },
  {
    model: 'gelato',
    categoryId: CATEGORY.food,
    name: text('Gelato Tre Gusti', 'Gelato Tre Gusti'),
    euros: 18.9,
    ageFrom: 8,
    teaser: text('Drei Kugeln, eine Waffel, schmilzt nicht.', 'Tre gusti, un cono, non si scioglie.'),
    story: text(
      'Pistazie, Erdbeere, Vanille: Die Kugeln sitzen auf einer Waffel aus Karamell-Steinen mit echtem Rautenmuster. Du kannst sie tauschen, ohne dass jemand hinter dir in der Schlange seufzt.',
      'Pistacchio, fragola, vaniglia: i gusti poggiano su un cono color caramello con vero motivo a rombi. Puoi scambiarli senza che nessuno in fila sospiri.',
    ),
    measures: '9,6 × 9,6 × 22,4 cm',
    isNew: true,
    minutesOld: 3 * 240,
    goesWith: ['espresso', 'pizza', 'duck'],
  },
  {
    model: 'lighthouse',
    categoryId: CATEGORY.buildings,
    name: text('Leuchtturm Kap Nord', 'Faro Capo Nord'),
    euros: 34.9,
    ageFrom: 8,
    teaser: text(
      'Rot-weiß geringelt, auf echtem Fels. Warnt zuverlässig vor dem Regalrand.',
      'A righe bianche e rosse, su roccia vera. Segnala con affidabilità il bordo della mensola.',
    ),
    story: text(
      'Ein runder Turm aus eckigen Steinen: Die Lagen sind so versetzt, dass man die Ecken erst sieht, wenn man danach sucht. Oben sitzt eine Laterne aus transparenten Teilen, unten die Brandung.',
      'Una torre tonda fatta di pezzi squadrati: gli strati sono sfalsati in modo che gli angoli si vedano solo cercandoli. In cima una lanterna di pezzi trasparenti, in basso la risacca.',
    ),
    measures: '16,0 × 16,0 × 31,7 cm',
    isNew: true,
    minutesOld: 5 * 240,
    goesWith: ['sailboat', 'whale', 'hut'],
  },
  {
    model: 'dachshund',
    categoryId: CATEGORY.animals,
    name: text('Dackel Bruno', 'Bassotto Bruno'),
    euros: 19.9,
    ageFrom: 8,
    teaser: text(
      'Langer Rücken, kurze Beine, treuer Blick. Hört auf Bruno. Oder auch nicht.',
      'Schiena lunga, zampe corte, sguardo fedele. Risponde al nome di Bruno. Oppure no.',
    ),
    story: text(
      'Bruno steht von allein, trotz der Beine. Ohren und Schwanz sind aus Dachschrägen, der Bauch ist unten glatt gefliest, damit er auf dem Regal keine Kratzer macht.',
      'Bruno sta in piedi da solo, nonostante le zampe. Orecchie e coda sono tegole inclinate, la pancia è liscia, così non graffia la mensola.',
    ),
    measures: '22,4 × 8,0 × 13,1 cm',
    bestsellerRank: 1,
    goesWith: ['cat', 'duck', 'whale'],
  },
  {
    model: 'espresso',
    categoryId: CATEGORY.food,
    name: text('Espresso Napoli', 'Espresso Napoli'),
    euros: 21.9,
    ageFrom: 10,
    teaser: text(
      'Eine Tasse, eine Untertasse, eine Crema aus Karamell-Rundplatten. Wird nie kalt, war nie heiß.',
      'Una tazzina, un piattino, una crema di piastre tonde color caramello. Non si fredda mai, non è mai stato caldo.',
    ),
    story: text(
      'Gebaut wird von der Untertasse nach oben, die Crema kommt zum Schluss. Wer sie lieber heller mag, nimmt die beiliegenden Rundplatten in Nougat.',
      'Si parte dal piattino e si sale, la crema arriva alla fine. Chi la preferisce più chiara usa le piastre tonde color nocciola incluse.',
    ),
    measures: '17,6 × 17,6 × 9,6 cm',
    bestsellerRank: 4,
    goesWith: ['gelato', 'pizza', 'cactus'],
  },
  {
    model: 'cactus',
    categoryId: CATEGORY.seasons,
    name: text('Kaktus Paloma', 'Cactus Paloma'),
    euros: 14.9,
    ageFrom: 7,
    teaser: text(
      'Gießen: nie. Umtopfen: jederzeit. Blüht ganzjährig in Pink.',
      'Annaffiare: mai. Rinvasare: quando vuoi. Fiorisce in fucsia tutto l’anno.',
    ),
    story: text(
      'Der Topf ist rund, die Arme sind steckbar: links höher, rechts höher oder beide zum Jubel. Ein gutes erstes Set, in einer Stunde fertig.',
      'Il vaso è tondo, le braccia sono a incastro: più alto a sinistra, a destra o tutti e due in festa. Un buon primo set, pronto in un’ora.',
    ),
    measures: '9,6 × 9,6 × 16,3 cm',
    bestsellerRank: 19,
    goesWith: ['snowman', 'espresso', 'duck'],
  },
  {
    model: 'rocket',
    categoryId: CATEGORY.vehicles,
    name: text('Rakete Nova 7', 'Razzo Nova 7'),
    euros: 29.9,
    ageFrom: 8,
    teaser: text(
      'Drei Stufen, vier Flossen, null Emissionen. Startbereit nach etwa zwei Stunden.',
      'Tre stadi, quattro alette, zero emissioni. Pronto al lancio in circa due ore.',
    ),
    story: text(
      'Die Stufen trennen sich dort, wo sie sollen, und nur dort. Spitze aus Kegeln, Bullauge in Klar-Aqua, Flammen in Klar-Orange. Countdown nicht enthalten.',
      'Gli stadi si separano dove devono, e solo lì. Punta di coni, oblò acqua trasparente, fiamme arancio trasparenti. Conto alla rovescia non incluso.',
    ),
    measures: '12,8 × 12,8 × 34,6 cm',
    bestsellerRank: 9,
    goesWith: ['balloon', 'tram', 'campervan'],
  },
  {
    model: 'windmill',
    categoryId: CATEGORY.buildings,
    name: text('Windmühle Achterdeich', 'Mulino Vento del Nord'),
    euros: 39.9,
    ageFrom: 10,
    teaser: text(
      'Vier Flügel, ein Lochstein als Lager, dreht sich beim Vorbeigehen.',
      'Quattro pale, un mattoncino forato come perno, gira quando ci passi accanto.',
    ),
    story: text(
      'Die Flügel sitzen auf einer Achse in einem Lochstein und laufen leicht genug für einen Luftzug. Die Haube lässt sich in den Wind drehen, Mehl kommt trotzdem keins heraus.',
      'Le pale poggiano su un asse in un mattoncino forato e girano con un filo d’aria. La calotta si orienta al vento, ma la farina non esce comunque.',
    ),
    measures: '17,6 × 14,4 × 28,8 cm',
    goesWith: ['lighthouse', 'hut', 'castle'],
  },
  {
    model: 'sailboat',
    categoryId: CATEGORY.vehicles,
    name: text('Segelboot Maestrale', 'Barca a vela Maestrale'),
    euros: 27.9,
    ageFrom: 8,
    teaser: text(
      'Zwei Segel, ein Kiel, Kurs Südwest. Seetüchtig nur auf Fliesen in Azur.',
      'Due vele, una chiglia, rotta sud-ovest. Tiene il mare solo su piastrelle azzurre.',
    ),
    story: text(
      'Der Rumpf ist seitlich gebaut, deshalb ist die Bordwand glatt. Großsegel und Fock lassen sich umstecken, je nachdem, aus welcher Ecke des Zimmers es zieht.',
      'Lo scafo è costruito di lato, perciò la murata è liscia. Randa e fiocco si spostano, a seconda dell’angolo della stanza da cui tira vento.',
    ),
    measures: '24,0 × 8,0 × 26,9 cm',
    bestsellerRank: 12,
    goesWith: ['lighthouse', 'whale', 'duck'],
  },
  {
    model: 'cat',
    categoryId: CATEGORY.animals,
    name: text('Katze Minou', 'Gatta Minou'),
    euros: 22.9,
    ageFrom: 8,
    teaser: text(
      'Sitzt, schaut, urteilt. Haart nicht und wirft nichts vom Tisch, jedenfalls nicht von selbst.',
      'Siede, guarda, giudica. Non perde pelo e non butta giù niente dal tavolo, almeno non da sola.',
    ),
    story: text(
      'Der Kopf lässt sich drehen, damit Minou dich auch dann ansieht, wenn du den Platz wechselst. Die Fellzeichnung liegt in zwei Farben bei, die Entscheidung liegt bei dir.',
      'La testa gira, così Minou ti guarda anche quando cambi posto. Il disegno del mantello è in due colori: la scelta è tua.',
    ),
    measures: '11,2 × 12,8 × 17,3 cm',
    bestsellerRank: 14,
    goesWith: ['dachshund', 'duck', 'whale'],
  },
  {
    model: 'pizza',
    categoryId: CATEGORY.food,
    name: text('Pizza Margherita', 'Pizza Margherita'),
    euros: 24.9,
    ageFrom: 8,
    teaser: text(
      'Acht Stücke, einzeln teilbar. Der Rand ist knusprig, genauer gesagt aus ABS.',
      'Otto fette, divisibili una a una. Il cornicione è croccante, o meglio, è di ABS.',
    ),
    story: text(
      'Tomate, Mozzarella, Basilikum, mehr braucht es nicht. Wer Ananas nachrüsten möchte, findet gelbe Schrägsteine im Shop. Wir liefern sie ohne Kommentar.',
      'Pomodoro, mozzarella, basilico: non serve altro. Chi volesse aggiungere l’ananas trova i mattoncini gialli in negozio. Li spediamo senza commenti.',
    ),
    measures: '22,4 × 22,4 × 3,5 cm',
    specialEuros: 19.9,
    goesWith: ['espresso', 'gelato', 'tram'],
  },
  {
    model: 'balloon',
    categoryId: CATEGORY.vehicles,
    name: text('Heißluftballon Aurora', 'Mongolfiera Aurora'),
    euros: 32.9,
    ageFrom: 10,
    teaser: text(
      'Eine Hülle in Streifen, ein Korb darunter, und viel Luft dazwischen.',
      'Un pallone a strisce, una cesta sotto e molta aria in mezzo.',
    ),
    story: text(
      'Die Hülle wächst Ring für Ring und trägt sich selbst. Steht auf dem Korb oder hängt an einem Faden, den du selbst beisteuerst.',
      'Il pallone cresce anello dopo anello e si regge da solo. Sta in piedi sulla cesta o appeso a un filo, che metti tu.',
    ),
    measures: '16,0 × 16,0 × 24,3 cm',
    isNew: true,
    goesWith: ['rocket', 'campervan', 'windmill'],
  },
  {
    model: 'tram',
    categoryId: CATEGORY.vehicles,
    name: text('Straßenbahn Linie 19', 'Tram Linea 19'),
    euros: 44.9,
    ageFrom: 10,
    teaser: text(
      'Einsteigen bitte. Fährt pünktlich, weil sie steht.',
      'In carrozza, prego. È puntuale perché sta ferma.',
    ),
    story: text(
      'Das Dach ist abnehmbar, innen gibt es Sitzreihen und einen Führerstand. Das Nummernschild liegt in drei Liniennummern bei: 19, 7 und 33.',
      'Il tetto si solleva, dentro ci sono le panche e il posto di guida. La targa è inclusa con tre numeri di linea: 19, 7 e 33.',
    ),
    measures: '32,0 × 9,6 × 14,7 cm',
    bestsellerRank: 16,
    goesWith: ['campervan', 'castle', 'pizza'],
  },
  {
    model: 'snowman',
    categoryId: CATEGORY.seasons,
    name: text('Schneemann Knut', 'Pupazzo di neve Knut'),
    euros: 16.9,
    ageFrom: 7,
    teaser: text(
      'Drei Kugeln, eine Möhre, ein Schal. Hält auch neben der Heizung.',
      'Tre palle, una carota, una sciarpa. Resiste anche accanto al termosifone.',
    ),
    story: text(
      'Schal und Hut gibt es in zwei Farben, die Möhre ist ein Kegel. Knut darf das ganze Jahr draußen im Regal stehen, wir verraten nichts.',
      'Sciarpa e cappello sono in due colori, la carota è un cono. Knut può restare sulla mensola tutto l’anno, noi non diciamo niente.',
    ),
    measures: '11,2 × 9,6 × 18,2 cm',
    isNew: true,
    stock: 24,
    goesWith: ['hut', 'cactus', 'duck'],
  },
  {
    model: 'duck',
    categoryId: CATEGORY.animals,
    name: text('Ente Elvira', 'Anatra Elvira'),
    euros: 14.9,
    ageFrom: 7,
    teaser: text(
      'Gelb, freundlich, badewannentauglich nur unter Aufsicht.',
      'Gialla, gentile, adatta alla vasca solo sotto sorveglianza.',
    ),
    story: text(
      'Ein Set für einen Regennachmittag: wenige Formen, große Wirkung. Elvira schwimmt übrigens, aber nicht lange.',
      'Un set per un pomeriggio di pioggia: poche forme, grande effetto. Elvira galleggia, ma non a lungo.',
    ),
    measures: '14,4 × 9,6 × 12,5 cm',
    bestsellerRank: 21,
    goesWith: ['dachshund', 'cat', 'whale'],
  },
  {
    model: 'campervan',
    categoryId: CATEGORY.vehicles,
    name: text('Campingbus Costa', 'Camper Costa'),
    euros: 37.9,
    ageFrom: 9,
    teaser: text(
      'Zwei Farben, vier Räder, ein Aufstelldach. Kein Stau, keine Maut, kein TÜV.',
      'Due colori, quattro ruote, tetto sollevabile. Niente code, niente pedaggio, niente revisione.',
    ),
    story: text(
      'Das Dach klappt auf, die Seitentür schiebt sich, dahinter wartet eine Küche mit zwei Platten aus Rundfliesen. Surfbrett und Gepäck für das Dach liegen bei.',
      'Il tetto si alza, il portellone scorre e dietro c’è una cucina con due fuochi di piastrelle tonde. Tavola da surf e bagagli per il tetto sono inclusi.',
    ),
    measures: '22,4 × 11,2 × 13,8 cm',
    specialEuros: 31.9,
    goesWith: ['tram', 'sailboat', 'balloon'],
  },
  {
    model: 'castle',
    categoryId: CATEGORY.buildings,
    name: text('Burg Falkenstein', 'Rocca Falkenstein'),
    euros: 89.9,
    ageFrom: 12,
    teaser: text(
      'Vier Türme, ein Tor, Zinnen ringsum. Unser größtes Set, für ein ganzes Wochenende.',
      'Quattro torri, un portone, merli tutt’intorno. Il nostro set più grande, per un intero fine settimana.',
    ),
    story: text(
      'Die Mauern sind Stein auf Stein gebaut, mit Lücken für Efeu. Auf Wunsch prägen wir eine Fliese mit deinem Namen und setzen sie über das Tor.',
      'Le mura sono costruite pietra su pietra, con gli spazi per l’edera. Su richiesta incidiamo una piastrella con il tuo nome da mettere sopra il portone.',
    ),
    measures: '38,4 × 38,4 × 28,8 cm',
    goesWith: ['hut', 'windmill', 'lighthouse'],
  },
  {
    model: 'whale',
    categoryId: CATEGORY.animals,
    name: text('Wal Ida', 'Balena Ida'),
    euros: 26.9,
    ageFrom: 8,
    teaser: text(
      'Rund wie ein Wal, obwohl aus Kanten. Mit Fontäne in Klar-Aqua.',
      'Tonda come una balena, benché fatta di spigoli. Con spruzzo acqua trasparente.',
    ),
    story: text(
      'Der Rücken besteht aus Bogenschrägen, der Bauch aus hellen Fliesen. Ida ist das leiseste Tier in unserem Sortiment und das einzige mit eigener Wasserstelle.',
      'Il dorso è fatto di mattoncini curvi, la pancia di piastrelle chiare. Ida è l’animale più silenzioso del catalogo e l’unico con la sua fontana.',
    ),
    measures: '25,6 × 12,8 × 12,2 cm',
    isNew: true,
    goesWith: ['sailboat', 'duck', 'cat'],
  },
];
