/** The sets: names, prices and texts. */

import { CATEGORY } from '../category-ids.ts';
import type { ModelKey } from '../pictures.ts';
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
  isNew?: true;
  /** minutes before the reference day, for novelties on the home page */
  minutesOld?: number;
  bestsellerRank?: number;
  specialEuros?: number;
  /** what it cost before, and until when */
  earlier?: { euros: number; until: string };
  /** pieces in stock where it matters; plenty otherwise */
  stock?: number;
  goesWith: readonly ModelKey[];
}

export const SET_ROWS: readonly SetRow[] = [
  {
    model: 'hut',
    categoryId: CATEGORY.buildings,
    name: text('Berghütte Alpenblick', 'Baita Vista Alpi', 'Alpine View Cabin'),
    euros: 39.9,
    ageFrom: 8,
    teaser: text(
      'Rotes Dach, blaue Tür, gute Luft. Die Hütte für alle, die den Aufstieg lieber sitzend machen.',
      'Tetto rosso, porta blu, aria buona. La baita per chi preferisce salire da seduto.',
      'Red roof, blue door, good air. The cabin for everyone who prefers to climb sitting down.',
    ),
    story: text(
      'Das Dach besteht aus echten Schrägsteinen in Signalrot und Weinrot, Reihe für Reihe versetzt wie beim Dachdecker. Hinter gelben Scheiben brennt Licht, vor der Tür blüht es, und drei Tannen halten den Wind ab.',
      'Il tetto è fatto di veri mattoncini inclinati rosso segnale e bordeaux, sfalsati fila per fila come su un vero tetto. Dietro i vetri gialli la luce è accesa, davanti alla porta ci sono i fiori e tre abeti riparano dal vento.',
      'The roof is made of real slopes in signal red and wine red, staggered row by row as a roofer would do it. There is a light behind the yellow panes, flowers bloom by the door, and three fir trees keep off the wind.',
    ),
    isNew: true,
    minutesOld: 240,
    goesWith: ['lighthouse', 'castle', 'snowman'],
  },
  {
    model: 'gelato',
    categoryId: CATEGORY.food,
    name: text('Gelato Tre Gusti', 'Gelato Tre Gusti', 'Gelato Tre Gusti'),
    euros: 18.9,
    ageFrom: 8,
    teaser: text(
      'Drei Kugeln, eine Waffel, schmilzt nicht.',
      'Tre gusti, un cono, non si scioglie.',
      'Three scoops, one cone, never melts.',
    ),
    story: text(
      'Vanille, Erdbeere, Minze: Die Kugeln sitzen auf einer Waffel in Sand und Dünenbeige, obendrauf Sahne und eine Kirsche. Du kannst die Sorten tauschen, ohne dass jemand hinter dir in der Schlange seufzt.',
      'Vaniglia, fragola, menta: i gusti poggiano su un cono sabbia e beige duna, in cima panna e una ciliegia. Puoi scambiarli senza che nessuno in fila sospiri.',
      'Vanilla, strawberry, mint: the scoops sit on a cone in sand and dune beige, with cream and a cherry on top. You can swap the flavours without anyone sighing in the queue behind you.',
    ),
    isNew: true,
    minutesOld: 3 * 240,
    goesWith: ['espresso', 'pizza', 'duck'],
  },
  {
    model: 'lighthouse',
    categoryId: CATEGORY.buildings,
    name: text('Leuchtturm Kap Nord', 'Faro Capo Nord', 'North Cape Lighthouse'),
    euros: 29.9,
    ageFrom: 8,
    teaser: text(
      'Koralle und Weiß geringelt, auf echtem Fels. Warnt zuverlässig vor dem Regalrand.',
      'A righe corallo e bianche, su roccia vera. Segnala con affidabilità il bordo della mensola.',
      'Striped in coral and white, on solid rock. Warns reliably of the edge of the shelf.',
    ),
    story: text(
      'Ein runder Turm aus eckigen Steinen: Die Lagen sind so versetzt, dass man die Ecken erst sieht, wenn man danach sucht. Oben leuchtet eine Laterne in Klar-Gelb, unten wohnt der Wärter, mit eigenem Schuppen.',
      'Una torre tonda fatta di pezzi squadrati: gli strati sono sfalsati in modo che gli angoli si vedano solo cercandoli. In cima brilla una lanterna giallo trasparente, in basso abita il guardiano, con il suo capanno.',
      'A round tower made of square bricks: the layers are staggered so that you only see the corners if you look for them. At the top shines a lantern in clear yellow, at the bottom lives the keeper, with a shed of his own.',
    ),
    isNew: true,
    minutesOld: 5 * 240,
    goesWith: ['sailboat', 'whale', 'hut'],
  },
  {
    model: 'dachshund',
    categoryId: CATEGORY.animals,
    name: text('Dackel Bruno', 'Bassotto Bruno', 'Bruno the Dachshund'),
    euros: 19.9,
    ageFrom: 7,
    teaser: text(
      'Langer Rücken, kurze Beine, treuer Blick. Hört auf Bruno. Oder auch nicht.',
      'Schiena lunga, zampe corte, sguardo fedele. Risponde al nome di Bruno. Oppure no.',
      'Long back, short legs, faithful eyes. Answers to Bruno. Or not.',
    ),
    story: text(
      'Bruno steht von allein, trotz der Beine. Drei Brauntöne, schwarze Knopfaugen aus Rundfliesen, die Rute immer oben. Platz braucht er wenig: ein schmales Regalbrett genügt.',
      'Bruno sta in piedi da solo, nonostante le zampe. Tre toni di marrone, occhi neri di piastrelle tonde, la coda sempre alta. Di spazio ne vuole poco: una mensola stretta va benissimo.',
      'Bruno stands on his own, despite the legs. Three shades of brown, black button eyes made of round tiles, the tail always up. He needs little room: a narrow shelf will do.',
    ),
    bestsellerRank: 1,
    goesWith: ['cat', 'duck', 'whale'],
  },
  {
    model: 'espresso',
    categoryId: CATEGORY.food,
    name: text('Espresso Napoli', 'Espresso Napoli', 'Espresso Napoli'),
    euros: 21.9,
    ageFrom: 10,
    teaser: text(
      'Eine Tasse, eine Untertasse, eine Crema in Karamell und Mango. Wird nie kalt, war nie heiß.',
      'Una tazzina, un piattino, una crema caramello e mango. Non si fredda mai, non è mai stato caldo.',
      'A cup, a saucer, a crema in caramel and mango. Never gets cold, never was hot.',
    ),
    story: text(
      'Gebaut wird von der Untertasse nach oben, die Crema kommt zum Schluss. Sie besteht aus einzelnen kleinen Platten. Wie du sie verteilst, ist deine Sache, wie beim richtigen Barista.',
      'Si parte dal piattino e si sale, la crema arriva alla fine. È fatta di tante piccole piastre. Come le disponi è affar tuo, come per un vero barista.',
      'You build upwards from the saucer, and the crema comes last. It is made of single small plates. How you arrange them is up to you, as with a real barista.',
    ),
    bestsellerRank: 4,
    goesWith: ['gelato', 'pizza', 'cactus'],
  },
  {
    model: 'cactus',
    categoryId: CATEGORY.seasons,
    name: text('Kaktus Paloma', 'Cactus Paloma', 'Paloma the Cactus'),
    euros: 14.9,
    ageFrom: 7,
    teaser: text(
      'Gießen: nie. Umtopfen: jederzeit. Blüht ganzjährig in Pink.',
      'Annaffiare: mai. Rinvasare: quando vuoi. Fiorisce in fucsia tutto l’anno.',
      'Watering: never. Repotting: any time. Blooms in pink all year round.',
    ),
    story: text(
      'Topf in Rostorange, Erde in Espresso, zwei Arme auf unterschiedlicher Höhe. Ein gutes erstes Set, an einem Regennachmittag fertig, und das einzige Grün, das jedes Büro überlebt.',
      'Vaso color ruggine, terra color espresso, due braccia ad altezze diverse. Un buon primo set, pronto in un pomeriggio di pioggia, e l’unico verde che sopravvive in ogni ufficio.',
      'Pot in rust orange, soil in espresso, two arms at different heights. A good first set, finished in a rainy afternoon, and the only greenery that survives every office.',
    ),
    bestsellerRank: 19,
    goesWith: ['snowman', 'espresso', 'duck'],
  },
  {
    model: 'rocket',
    categoryId: CATEGORY.vehicles,
    name: text('Rakete Nova 7', 'Razzo Nova 7', 'Nova 7 Rocket'),
    euros: 26.9,
    ageFrom: 8,
    teaser: text(
      'Vier Beine, ein Bullauge auf jeder Seite, null Emissionen. Startbereit nach etwa einer Stunde.',
      'Quattro gambe, un oblò per lato, zero emissioni. Pronto al lancio in circa un’ora.',
      'Four legs, a porthole on each side, zero emissions. Ready for take-off after about an hour.',
    ),
    story: text(
      'Spitze aus Kegeln, Bullaugen in Klar-Aqua, Flammen in Klar-Orange, dazu eine Startrampe mit Warnstreifen. Countdown nicht enthalten.',
      'Punta di coni, oblò acqua trasparente, fiamme arancio trasparenti e una rampa di lancio a strisce. Conto alla rovescia non incluso.',
      'A nose of cones, portholes in clear aqua, flames in clear orange, and a launch pad with warning stripes. Countdown not included.',
    ),
    bestsellerRank: 9,
    goesWith: ['balloon', 'tram', 'campervan'],
  },
  {
    model: 'windmill',
    categoryId: CATEGORY.buildings,
    name: text('Windmühle Achterdeich', 'Mulino Vento del Nord', 'North Wind Windmill'),
    euros: 29.9,
    ageFrom: 9,
    teaser: text(
      'Vier Flügel, rote Haube, Blumen vor der Tür. Dreht sich, wenn du pustest und ein bisschen nachhilfst.',
      'Quattro pale, calotta rossa, fiori davanti alla porta. Gira se soffi e dai una piccola mano.',
      'Four sails, a red cap, flowers by the door. Turns if you blow and help it along a little.',
    ),
    story: text(
      'Die Flügel tragen Segel in Weiß und Marzipan, der Turm wird nach oben schmaler, ganz ohne schräge Teile. Mehl kommt keins heraus, dafür sieht man vom Deich bis ans Bücherregal.',
      'Le pale hanno vele bianche e marzapane, la torre si stringe verso l’alto senza un solo pezzo inclinato. La farina non esce, ma dall’argine si vede fino alla libreria.',
      'The sails carry canvas in white and marzipan, the tower narrows towards the top without a single sloping part. No flour comes out, but from the dyke you can see as far as the bookcase.',
    ),
    goesWith: ['lighthouse', 'hut', 'castle'],
  },
  {
    model: 'sailboat',
    categoryId: CATEGORY.vehicles,
    name: text('Segelboot Maestrale', 'Barca a vela Maestrale', 'Maestrale Sailing Boat'),
    euros: 27.9,
    ageFrom: 8,
    teaser: text(
      'Zwei Segel, ein Mast, Kurs Südwest. Das Meer liegt bei.',
      'Due vele, un albero, rotta sud-ovest. Il mare è incluso.',
      'Two sails, one mast, course south-west. The sea is included.',
    ),
    story: text(
      'Großsegel und Fock in Weiß mit einem Streifen Koralle, der Rumpf in Nachtblau, das Deck aus hellem Holz. Das Boot steht auf einem Stück bewegter See, mit Schaumkronen aus Rundplatten.',
      'Randa e fiocco bianchi con una fascia corallo, scafo blu notte, ponte di legno chiaro. La barca poggia su un pezzo di mare mosso, con la schiuma di piastre tonde.',
      'Mainsail and jib in white with a stripe of coral, the hull in midnight blue, the deck of light wood. The boat stands on a piece of choppy sea, with white caps of round plates.',
    ),
    bestsellerRank: 12,
    goesWith: ['lighthouse', 'whale', 'duck'],
  },
  {
    model: 'cat',
    categoryId: CATEGORY.animals,
    name: text('Katze Minou', 'Gatta Minou', 'Minou the Cat'),
    euros: 22.9,
    ageFrom: 8,
    teaser: text(
      'Sitzt, schaut, urteilt. Haart nicht und wirft nichts vom Tisch, jedenfalls nicht von selbst.',
      'Siede, guarda, giudica. Non perde pelo e non butta giù niente dal tavolo, almeno non da sola.',
      'Sits, looks, judges. Sheds no hair and knocks nothing off the table, at least not by herself.',
    ),
    story: text(
      'Orange getigert, weiße Brust, grüne Augen, rosa Nase. Minou sitzt auf allen vier Pfoten und legt den Schwanz darum, wie es sich gehört.',
      'Arancione tigrato, petto bianco, occhi verdi, naso rosa. Minou siede composta con la coda avvolta attorno alle zampe, come si conviene.',
      'Orange tabby, white chest, green eyes, pink nose. Minou sits on all four paws with her tail around them, as is right and proper.',
    ),
    bestsellerRank: 14,
    goesWith: ['dachshund', 'duck', 'whale'],
  },
  {
    model: 'pizza',
    categoryId: CATEGORY.food,
    name: text('Pizza Margherita', 'Pizza Margherita', 'Pizza Margherita'),
    euros: 24.9,
    ageFrom: 8,
    teaser: text(
      'Ein Stück ist schon herausgeschnitten. Der Rand ist knusprig, genauer gesagt aus ABS.',
      'Una fetta è già tagliata. Il cornicione è croccante, o meglio, è di ABS.',
      'One slice is already cut. The crust is crisp, or to be precise, made of ABS.',
    ),
    story: text(
      'Salami, Oliven, Mozzarella, Basilikum, und ein Stück, das sich herausziehen lässt. Wer Ananas nachrüsten möchte, findet gelbe Teile im Shop. Wir liefern sie ohne Kommentar.',
      'Salame, olive, mozzarella, basilico e una fetta che si stacca. Chi volesse aggiungere l’ananas trova i pezzi gialli in negozio. Li spediamo senza commenti.',
      'Salami, olives, mozzarella, basil, and a slice that can be pulled out. If you would like to add pineapple, you will find yellow parts in the shop. We deliver them without comment.',
    ),
    specialEuros: 19.9,
    goesWith: ['espresso', 'gelato', 'tram'],
  },
  {
    model: 'balloon',
    categoryId: CATEGORY.vehicles,
    name: text('Heißluftballon Aurora', 'Mongolfiera Aurora', 'Aurora Hot Air Balloon'),
    euros: 49.9,
    ageFrom: 10,
    teaser: text(
      'Eine Hülle in Streifen, ein Korb darunter, und viel Luft dazwischen.',
      'Un pallone a strisce, una cesta sotto e molta aria in mezzo.',
      'A striped envelope, a basket below, and a lot of air in between.',
    ),
    story: text(
      'Mango, Koralle, Türkis und Weiß: Die Hülle wächst Ring für Ring und trägt sich selbst. Sie steht auf dem Korb, ganz ohne Faden und ohne Gas.',
      'Mango, corallo, turchese e bianco: il pallone cresce anello dopo anello e si regge da solo. Poggia sulla cesta, senza fili e senza gas.',
      'Mango, coral, turquoise and white: the envelope grows ring by ring and carries itself. It stands on the basket, without a thread and without gas.',
    ),
    isNew: true,
    goesWith: ['rocket', 'campervan', 'windmill'],
  },
  {
    model: 'tram',
    categoryId: CATEGORY.vehicles,
    name: text('Straßenbahn Linie 19', 'Tram Linea 19', 'Tram Line 19'),
    euros: 36.9,
    ageFrom: 10,
    teaser: text(
      'Einsteigen bitte. Fährt pünktlich, weil sie steht.',
      'In carrozza, prego. È puntuale perché sta ferma.',
      'All aboard, please. Runs on time because it stands still.',
    ),
    story: text(
      'Sonnengelb und Weiß, Scheiben in Klar-Aqua, Türen in Weinrot und ein Bügel auf dem Dach. Gleisbett inklusive, Fahrschein nicht nötig.',
      'Gialla e bianca, vetri acqua trasparente, porte bordeaux e l’archetto sul tetto. Binario incluso, biglietto non necessario.',
      'Sunny yellow and white, windows in clear aqua, doors in wine red and a pantograph on the roof. Track included, no ticket required.',
    ),
    bestsellerRank: 16,
    goesWith: ['campervan', 'castle', 'pizza'],
  },
  {
    model: 'snowman',
    categoryId: CATEGORY.seasons,
    name: text('Schneemann Knut', 'Pupazzo di neve Knut', 'Knut the Snowman'),
    euros: 19.9,
    ageFrom: 7,
    teaser: text(
      'Drei Kugeln, eine Möhre, ein Schal. Hält auch neben der Heizung.',
      'Tre palle, una carota, una sciarpa. Resiste anche accanto al termosifone.',
      'Three balls, a carrot, a scarf. Lasts even next to the radiator.',
    ),
    story: text(
      'Zylinder in Schwarz, Schal in Signalrot, die Möhre ist ein Kegel in Orange. Knut darf das ganze Jahr draußen im Regal stehen, wir verraten nichts.',
      'Cilindro nero, sciarpa rosso segnale, e la carota è un cono arancione. Knut può restare sulla mensola tutto l’anno, noi non diciamo niente.',
      'Top hat in black, scarf in signal red, and the carrot is a cone in orange. Knut may stay out on the shelf all year; we will not tell.',
    ),
    isNew: true,
    stock: 24,
    goesWith: ['hut', 'cactus', 'duck'],
  },
  {
    model: 'duck',
    categoryId: CATEGORY.animals,
    name: text('Ente Elvira', 'Anatra Elvira', 'Elvira the Duck'),
    euros: 18.9,
    ageFrom: 7,
    teaser: text(
      'Gelb, freundlich und mit eigenem Teich.',
      'Gialla, gentile e con il suo stagno.',
      'Yellow, friendly and with a pond of her own.',
    ),
    story: text(
      'Ein Set für einen Regennachmittag: wenige Formen, große Wirkung. Elvira sitzt auf dem Wasser, daneben steht Schilf. In die Badewanne darf sie nur unter Aufsicht.',
      'Un set per un pomeriggio di pioggia: poche forme, grande effetto. Elvira sta sull’acqua, accanto alle canne. Nella vasca da bagno può andare solo sotto sorveglianza.',
      'A set for a rainy afternoon: few shapes, great effect. Elvira sits on the water beside the reeds. In the bathtub she is allowed only under supervision.',
    ),
    bestsellerRank: 21,
    goesWith: ['dachshund', 'cat', 'whale'],
  },
  {
    model: 'campervan',
    categoryId: CATEGORY.vehicles,
    name: text('Campingbus Costa', 'Camper Costa', 'Costa Campervan'),
    euros: 31.9,
    ageFrom: 9,
    teaser: text(
      'Zwei Farben, vier Räder, ein voller Dachgepäckträger. Kein Stau, keine Maut, kein TÜV.',
      'Due colori, quattro ruote, un portapacchi pieno. Niente code, niente pedaggio, niente revisione.',
      'Two colors, four wheels, a full roof rack. No traffic jams, no tolls, no MOT.',
    ),
    story: text(
      'Unten Petrol, oben Weiß, ringsum Fenster in Klar-Aqua. Auf dem Dach: ein Surfbrett, ein Koffer, eine Kiste. Wohin es geht, entscheidet das Regal.',
      'Petrolio sotto, bianco sopra, tutt’intorno finestrini acqua trasparente. Sul tetto: una tavola da surf, una valigia, una cassa. La meta la decide la mensola.',
      'Teal below, white above, windows in clear aqua all around. On the roof: a surfboard, a suitcase, a crate. Where it goes is up to the shelf.',
    ),
    specialEuros: 24.9,
    earlier: { euros: 29.9, until: '2026-10-05' },
    goesWith: ['tram', 'sailboat', 'balloon'],
  },
  {
    model: 'castle',
    categoryId: CATEGORY.buildings,
    name: text('Burg Falkenstein', 'Rocca Falkenstein', 'Falkenstein Castle'),
    euros: 89.9,
    ageFrom: 12,
    teaser: text(
      'Türme, Tor, Zinnen und ein Wassergraben. Unser größtes Set, für einen sehr langen Abend.',
      'Torri, portone, merli e un fossato. Il nostro set più grande, per una serata molto lunga.',
      'Towers, gate, battlements and a moat. Our largest set, for a very long evening.',
    ),
    story: text(
      'Die Mauern sind Stein auf Stein gebaut, hell und dunkel gemischt wie beim alten Original, mit Lücken für die Fantasie. Zwei Fahnen wehen, die Zugbrücke ist unten. Auf Wunsch prägen wir eine Fliese mit deinem Namen für die Stelle über dem Tor.',
      'Le mura sono costruite pietra su pietra, chiare e scure come nell’originale antico, con spazio per la fantasia. Sventolano due bandiere, il ponte levatoio è abbassato. Su richiesta incidiamo una piastrella con il tuo nome da mettere sopra il portone.',
      'The walls are built stone upon stone, light and dark mixed as in the old original, with gaps for the imagination. Two flags are flying, the drawbridge is down. On request we engrave a tile with your name for the spot above the gate.',
    ),
    goesWith: ['hut', 'windmill', 'lighthouse'],
  },
  {
    model: 'whale',
    categoryId: CATEGORY.animals,
    name: text('Wal Ida', 'Balena Ida', 'Ida the Whale'),
    euros: 22.9,
    ageFrom: 8,
    teaser: text(
      'Rund wie ein Wal, obwohl aus Kanten. Mit Fontäne in Klar-Aqua.',
      'Tonda come una balena, benché fatta di spigoli. Con spruzzo acqua trasparente.',
      'Round as a whale, although made of edges. With a fountain in clear aqua.',
    ),
    story: text(
      'Rücken in Taubenblau, Bauch in Weiß, dazwischen ein Blick, der viel Meer gesehen hat. Ida ist das leiseste Tier in unserem Sortiment und das einzige mit eigener Wasserleitung.',
      'Dorso carta da zucchero, pancia bianca e in mezzo uno sguardo che ha visto molto mare. Ida è l’animale più silenzioso del catalogo e l’unico con l’acqua corrente.',
      'Back in dove blue, belly in white, and in between a look that has seen a lot of sea. Ida is the quietest animal in our range and the only one with running water.',
    ),
    isNew: true,
    goesWith: ['sailboat', 'duck', 'cat'],
  },
];
