/** What customers write: pools by topic, language and stars. `{colour}` stands for the colour of the part. */
import type { SeedReview } from '../seed.ts';

export type ReviewTopic = 'part' | 'set' | 'packed' | 'mosaic';
export type ReviewText = readonly [title: string, detail: string];
type Stars = SeedReview['rating'];
/** Shoppers of the demo write in these. */
export type ReviewLanguage = 'de' | 'it';

export const REVIEW_TEXTS: Record<ReviewTopic, Record<ReviewLanguage, Record<Stars, readonly ReviewText[]>>> = {
  part: {
    de: {
      5: [
        ['Farbe genau wie abgebildet', 'Für ein Dach bestellt, 400 Stück. Alle gleich im Ton, Klemmkraft top.'],
        ['Sitzt', 'Klemmt fest, geht aber auch wieder ab. Mehr will ich von einem Stein nicht.'],
        ['Nachgezählt', 'Ich habe wirklich nachgezählt. 250 bestellt, 251 bekommen.'],
        [
          'Genau der Ton, den ich gesucht habe',
          '{colour} passt perfekt zu den alten Steinen aus meiner Kindheit. Kein Unterschied zu sehen.',
        ],
        ['Schnell da', 'Dienstag bestellt, Donnerstag verbaut. Der Karton war klein, alles in Papiertütchen.'],
        ['Endlich einzeln', 'Mir fehlten genau sieben Stück. Sieben bestellt, sieben bekommen. Danke, dass das geht.'],
        ['Für die Schule', 'Wir haben 600 Stück für ein Klassenprojekt geholt. Kein einziges schlechtes Teil dabei.'],
        ['Saubere Kanten', 'Keine Grate, keine Kratzer, die Angusspunkte sieht man kaum.'],
        ['Mengenpreis lohnt sich', 'Ab 100 wird es spürbar billiger. Habe dann gleich 500 genommen, man kennt das.'],
        ['Top Qualität', 'Im direkten Vergleich mit meinen alten Teilen kein Unterschied in der Passung.'],
        ['Gerne wieder', 'Dritte Bestellung, wieder alles richtig gezählt und ordentlich beschriftet.'],
        ['Beutel sind beschriftet', 'Klingt banal, ist aber toll: Auf jeder Tüte stehen Größe, Farbe und Nummer.'],
        ['Mein Sohn ist begeistert', 'Er hat das ganze Taschengeld in {colour} angelegt. Ich verstehe es inzwischen.'],
        ['Für mein Mosaik', 'Alle Teile gleich hoch, die Fläche ist wirklich eben. So soll es sein.'],
        ['Sehr schöne Farbe', '{colour} sieht in echt noch besser aus als am Bildschirm.'],
        [
          'Unauffällig gut',
          'Man merkt einem Teil ja erst an, dass es gut ist, wenn man 300 davon verbaut hat. Habe ich. Ist gut.',
        ],
        ['Hält auch über Kopf', 'Für eine Lampe verbaut, hängt seit März. Nichts hat sich gelöst.'],
        ['Problemlos', 'Bestellt, bezahlt, gebaut. So einfach darf es sein.'],
      ],
      4: [
        ['Gut, kleiner Abzug', 'Zwei von 200 hatten einen Kratzer. Verschmerzbar, aber fünf Sterne wären gelogen.'],
        ['Farbe etwas dunkler', '{colour} ist in echt einen Hauch dunkler als auf meinem Bildschirm. Trotzdem schön.'],
        ['Versand hätte schneller sein dürfen', 'Vier Werktage statt drei. Die Steine selbst sind einwandfrei.'],
        ['Klemmt anfangs streng', 'Beim ersten Mal braucht man Kraft, danach genau richtig.'],
        ['Solide', 'Macht, was es soll. Mit Tüten aus Papier statt Plastik, das gefällt mir.'],
        ['Preis könnte runter', 'Qualität stimmt. Bei kleinen Mengen finde ich den Versand halt teuer.'],
        ['Fast perfekt', 'Eins hat gefehlt, kam nach einer Mail zwei Tage später kostenlos.'],
        ['Hält fest', 'Liegt plan und hält. Beim Lösen hilft ein flaches Werkzeug.'],
        ['Ordentlich', 'Glanz minimal anders als bei meinen alten Teilen, fällt nur im Gegenlicht auf.'],
        ['Würde ich wieder kaufen', 'Passt alles, nur die Auswahl an Größen könnte noch wachsen.'],
      ],
      3: [
        ['Geht so', 'Die Hälfte klemmt super, die andere Hälfte etwas locker. Für die Vitrine reicht es.'],
        [
          'Ton weicht leicht ab',
          'Meine Nachbestellung ist minimal heller als die erste Lieferung. Nebeneinander sieht man es.',
        ],
        ['Okay für den Preis', 'Nicht mehr, nicht weniger. Für sichtbare Stellen sortiere ich vor.'],
        [
          'Lieferung in zwei Paketen',
          'Ware in Ordnung, aber das zweite Paket kam drei Tage später. Hätte man sagen können.',
        ],
        ['Durchwachsen', 'Kratzer an etwa jedem zwanzigsten Teil. Der Service war nett und hat ersetzt.'],
        ['Hatte mir mehr versprochen', '{colour} wirkt bei Kunstlicht ziemlich stumpf. Bei Tageslicht besser.'],
      ],
      2: [
        [
          'Falsche Farbe geliefert',
          'Bekommen habe ich einen anderen Ton. Umtausch lief, hat aber eine Woche gedauert.',
        ],
        ['Zu locker', 'Für bewegte Teile leider nicht zu gebrauchen, da rutscht es.'],
        ['Zehn zu wenig', 'Statt 100 waren es 90. Wurde nachgeliefert, aber das Projekt stand so lange.'],
        ['Nicht meins', 'Die Oberfläche zieht Fingerabdrücke an. Muss man mögen.'],
      ],
      1: [
        [
          'Paket kam offen an',
          'Karton eingerissen, ein Teil der Steine fehlte. Erstattet, aber ärgerlich vor dem Geburtstag.',
        ],
        ['Leider Ausschuss erwischt', 'Bei meiner Tüte waren etliche mit Grat. Zurückgeschickt.'],
        [
          'Ausverkauft nach Bestellung',
          'Bestellt, bezahlt, dann die Mail: doch nicht da. Geld kam zurück, Zeit nicht.',
        ],
      ],
    },
    it: {
      5: [
        ['Perfetto', 'Spedizione veloce, pezzi impeccabili. Ordinerò di nuovo.'],
        ['Colore fedele', '{colour} è identico alla foto. Ne ho presi 300 e sono tutti uguali.'],
        ['Finalmente al pezzo', 'Me ne servivano undici. Ne ho ordinati undici. Non chiedevo altro.'],
        ['Presa ottima', 'Si incastrano bene e si staccano senza unghie spezzate.'],
        ['Contati con cura', 'Ho ricontato: ce n’era uno in più. Apprezzo.'],
        ['Sacchetti di carta, bravi', 'Ogni sacchetto ha l’etichetta con misura e colore. Ordine totale.'],
        ['Per la scuola', 'Presi per un laboratorio in classe. Neanche un pezzo difettoso.'],
        ['Compatibili davvero', 'Li ho mescolati con i mattoncini della mia infanzia, non si nota la differenza.'],
        ['Bellissimo tono', '{colour} dal vivo è ancora più bello che sullo schermo.'],
        ['Arrivati in quattro giorni', 'Da Monaco a Bologna in quattro giorni. Imballaggio piccolo e intelligente.'],
        ['Prezzo giusto', 'Oltre i cento pezzi conviene parecchio. Ne ho presi cinquecento, ovviamente.'],
        ['Niente da dire', 'Ordinato, arrivato, montato. Tutto liscio.'],
      ],
      4: [
        ['Molto buoni', 'Due pezzi su cento con un graffietto. Per il resto perfetti.'],
        ['Colore un filo più scuro', 'Sullo schermo sembrava più chiaro, ma dal vivo mi piace lo stesso.'],
        ['Buona qualità', 'All’inizio stringono parecchio, poi si assestano.'],
        ['Consegna in sei giorni', 'Un po’ lenta, ma i pezzi sono ottimi.'],
        ['Mancava un pezzo', 'Ho scritto e me l’hanno spedito gratis. Servizio gentile.'],
        ['Soddisfatto', 'Fanno quello che devono. Vorrei più misure in questo colore.'],
        ['Quasi perfetti', 'Superficie bella, qualche impronta di troppo sui pezzi lucidi.'],
      ],
      3: [
        ['Così così', 'Alcuni tengono bene, altri sono un po’ laschi. Per una vetrina vanno bene.'],
        ['Tono diverso dal primo ordine', 'Leggermente più chiaro rispetto a quelli comprati in primavera.'],
        ['Spedizione cara per pochi pezzi', 'I mattoncini sono buoni, ma la spedizione per dieci pezzi pesa.'],
        ['Nella media', 'Niente di speciale, niente di sbagliato.'],
      ],
      2: [
        ['Colore sbagliato', 'Ho ricevuto un altro colore. Cambio gratuito, ma una settimana persa.'],
        ['Pochi', 'Ne mancavano otto su cento. Rimediato, però il progetto si è fermato.'],
        ['Troppo laschi', 'Per parti mobili non vanno.'],
      ],
      1: [
        ['Pacco rotto', 'La scatola è arrivata aperta e mancavano dei pezzi. Rimborsato, ma che peccato.'],
        ['Delusa', 'Diversi pezzi con sbavature. Li ho resi.'],
      ],
    },
  },
  set: {
    de: {
      5: [
        ['Ein Abend, zwei Tassen Tee', 'Genau die richtige Länge. Anleitung klar, kein einziges Mal zurückgebaut.'],
        ['Steht jetzt auf dem Schreibtisch', 'Und wird von jedem angesprochen, der ins Büro kommt.'],
        [
          'Mit meiner Tochter gebaut',
          'Sie ist neun und hat fast alles allein geschafft. Nummerierte Beutel sind Gold wert.',
        ],
        [
          'Durchdacht',
          'Man merkt, dass sich jemand Gedanken gemacht hat. Die Unterseite ist genauso sauber wie die Oberseite.',
        ],
        ['Geschenk, voller Erfolg', 'Zum Sechzigsten verschenkt. Er hat die Gäste stehen lassen und gebaut.'],
        ['Kein Teil zu wenig', 'Sogar vier Kleinteile übrig. Die Anleitung auf dem Handy kann man zoomen, sehr gut.'],
        ['Schöner als auf dem Bild', 'Die Farben sind satt und passen zusammen. Bekommt einen Platz im Regal.'],
        ['Witzig und hübsch', 'Kein Kitsch, sondern ein kleines Objekt mit Humor.'],
        ['Stabil', 'Hat einen Umzug überstanden, im Karton, ohne Polster. Respekt.'],
        ['Beruhigt', 'Nach Feierabend zehn Schritte am Tag. Besser als jedes Entspannungsprogramm.'],
        [
          'Zweites Set, wieder top',
          'Nach dem ersten war klar, dass ein zweites folgt. Das dritte liegt schon im Warenkorb.',
        ],
        ['Gute Anleitung', 'Jeder Schritt hat wenig Teile, nichts versteckt sich. Auch ohne Erfahrung machbar.'],
        ['Liebevolle Details', 'An einer Stelle musste ich lachen. Ich verrate nicht, an welcher.'],
        ['Preis passt', 'Für die Menge an Teilen ein fairer Preis, und alles klemmt ordentlich.'],
        ['Verpackung ohne Plastik', 'Papierbeutel, Karton, fertig. Danke dafür.'],
        ['Opa und Enkel glücklich', 'Wir haben uns abgewechselt: einer sucht, einer steckt. Wunderbarer Nachmittag.'],
      ],
      4: [
        ['Sehr schön, etwas kurz', 'Nach knapp zwei Stunden fertig. Ich hätte gern noch weitergebaut.'],
        ['Ein Schritt unklar', 'Auf einer Seite sieht man die Rückseite schlecht. Sonst sehr gut erklärt.'],
        ['Tolles Modell, wackliger Anfang', 'Die ersten Lagen brauchen Fingerspitzengefühl, danach hält alles.'],
        ['Fast alles bestens', 'Ein Teil war doppelt, eins hat gefehlt. Ersatz kam in drei Tagen.'],
        [
          'Hübsch, aber kleiner als gedacht',
          'Die Maße stehen ja dabei, ich habe nur nicht nachgemessen. Selbst schuld.',
        ],
        ['Gutes Set', 'Die Farben sind toll. Ein Ständer mit Namen wäre noch schön gewesen.'],
        ['Für Geübte leicht', 'Ab acht ist realistisch, als Erwachsener ist man schnell durch.'],
        [
          'Schönes Regalstück',
          'Staub setzt sich in die Noppen, dafür kann das Set nichts. Vier Sterne für die Ehrlichkeit.',
        ],
        ['Macht Spaß', 'Zwei Stellen mit vielen gleichen Schritten, sonst abwechslungsreich.'],
      ],
      3: [
        ['Ganz nett', 'Sieht gut aus, aber man darf es nicht zu oft anfassen, dann löst sich etwas.'],
        ['Anleitung auf Papier sehr klein', 'Ich habe am Ende nur die Handyversion benutzt. Das Modell ist schön.'],
        ['Zwei Teile falsch', 'Zwei Steine in der falschen Farbe. Wurden ersetzt, aber der Schwung war weg.'],
        ['Hatte mehr erwartet', 'Für den Preis hätte es gern ein Stück größer sein dürfen.'],
        ['Kind war überfordert', 'Mit sieben noch zu schwer, mit Hilfe ging es. Die Altersangabe stimmt also.'],
        ['Solide, nicht mehr', 'Gutes Handwerk, aber der Funke ist bei mir nicht übergesprungen.'],
      ],
      2: [
        ['Ein Beutel fehlte', 'Beutel 3 war nicht drin. Nachlieferung hat eine Woche gedauert, mitten im Bau.'],
        ['Fällt leicht um', 'Auf Teppich steht es leider nicht.'],
        ['Karton gedrückt', 'Als Geschenk so nicht zu gebrauchen. Der Inhalt war zum Glück heil.'],
        ['Nicht mein Humor', 'Das Modell ist in Ordnung, mir war es am Ende zu verspielt.'],
      ],
      1: [
        ['Zu spät zum Geburtstag', 'Bestellt mit einer Woche Vorlauf, angekommen zwei Tage danach. Sehr schade.'],
        ['Leider unvollständig', 'Etliche Teile fehlten, zwei Mails nötig. Geld zurück bekommen.'],
      ],
    },
    it: {
      5: [
        ['Una serata perfetta', 'Istruzioni chiare, pezzi che si incastrano bene. Finito in una sera, con il sorriso.'],
        ['Sulla mia scrivania', 'Tutti mi chiedono dove l’ho preso.'],
        [
          'Costruito con mio figlio',
          'Ha otto anni e ha fatto quasi tutto da solo. I sacchetti numerati aiutano tantissimo.',
        ],
        ['Regalo azzeccato', 'L’ho regalato a mia sorella. Ha smesso di parlarmi finché non l’ha finito.'],
        ['Più bello che in foto', 'I colori sono pieni e il modello ha carattere.'],
        ['Zero plastica', 'Sacchetti di carta e scatola semplice. Complimenti.'],
        ['Ben pensato', 'Anche la parte sotto è curata. Si vede che chi l’ha progettato ci tiene.'],
        ['Mi ha fatto ridere', 'C’è un dettaglio nascosto che non rivelo.'],
        ['Robusto', 'Il gatto l’ha fatto cadere: si è staccato un solo pezzo.'],
        ['Secondo acquisto', 'Dopo il primo non ho resistito. Qualità identica.'],
        ['Nessun pezzo mancante', 'Anzi, qualcuno in più tra i piccolissimi.'],
      ],
      4: [
        ['Bello ma breve', 'In un’ora e mezza era finito. Ne volevo ancora.'],
        ['Ottimo, un passaggio poco chiaro', 'In una pagina il retro si vede male. Per il resto perfetto.'],
        ['Più piccolo di come lo immaginavo', 'Le misure erano scritte, colpa mia. È comunque delizioso.'],
        ['Consigliato', 'I primi strati sono delicati, poi diventa solido.'],
        ['Buon set', 'Mancava un pezzo, arrivato dopo tre giorni senza spese.'],
        ['Molto carino', 'Avrei gradito una targhetta con il nome.'],
      ],
      3: [
        ['Carino', 'Bello da vedere, meno da maneggiare.'],
        ['Istruzioni stampate piccole', 'Ho usato solo il telefono. Il modello però merita.'],
        ['Mi aspettavo di più', 'Per questo prezzo lo avrei voluto un po’ più grande.'],
        ['Due colori scambiati', 'Sostituiti subito, ma ho dovuto smontare metà lavoro.'],
      ],
      2: [
        ['Mancava un sacchetto', 'È arrivato dopo, ma intanto la festa era passata.'],
        ['Instabile', 'Sul tappeto non sta in piedi.'],
      ],
      1: [
        ['Arrivato tardi', 'Doveva essere un regalo. È arrivato tre giorni dopo.'],
        ['Incompleto', 'Troppi pezzi mancanti. Ho chiesto il rimborso e l’ho avuto.'],
      ],
    },
  },
  packed: {
    de: {
      5: [
        [
          'Ordnung, endlich',
          'Wir hatten einen Wäschekorb voller Steine. Jetzt haben wir Fächer. Der Frieden hält seit Wochen.',
        ],
        ['Tolle Mischung', 'Viele brauchbare Größen, kaum Füllmaterial. Genau das, was in der Kiste fehlte.'],
        ['Sofort leer gebaut', 'Am Sonntag geöffnet, am Sonntag verbaut. Nachschub ist bestellt.'],
        ['Schöne Farben zusammen', 'Die Töne passen wirklich zueinander, das hat jemand mit Auge ausgesucht.'],
        ['Stabil und hübsch', 'Der Kasten ist sauber verarbeitet und darf im Wohnzimmer stehen.'],
        ['Guter Grundstock', 'Für den Einstieg ideal. Mein Neffe baut seitdem Tankstellen.'],
        ['Mehr drin als gedacht', 'Habe gezählt, weil ich so bin: elf Teile mehr als angegeben.'],
        ['Praktisch', 'Alles auf einmal im Warenkorb, Mengen angepasst, fertig. Spart eine Stunde Suchen.'],
        ['Kita-tauglich', 'Von zwanzig Kindern getestet und für gut befunden.'],
        ['Faire Sache', 'Auf den Stückpreis gerechnet günstiger als einzeln, und man bekommt Ideen.'],
      ],
      4: [
        ['Gut gemischt', 'Für meinen Geschmack ein paar kleine Teile zu viel, aber das kommt auf den Plan an.'],
        ['Schöner Kasten', 'Ein Fach klemmt etwas. Mit Schmirgelpapier gelöst.'],
        ['Gute Auswahl', 'Ich hätte gern gesehen, wie viele Teile je Farbe drin sind.'],
        ['Farben top', 'Eine Farbe war deutlich stärker vertreten als die anderen.'],
        ['Empfehlenswert', 'Versand in zwei Kartons, sonst alles bestens.'],
        ['Solide Menge', 'Wer etwas Bestimmtes bauen will, bestellt besser einzeln. Für freies Bauen super.'],
      ],
      3: [
        ['Okay', 'Viele 1×1, wenig Großes. Muss man wissen.'],
        ['Deckel schließt schlecht', 'Steine gut, Kasten mittel.'],
        ['Überraschung nicht so mein Ding', 'Gemischt heißt gemischt, schon klar. Ich sortiere jetzt seit zwei Tagen.'],
        ['Nett, aber', 'Die Farben auf dem Bild wirken bunter als in der Tüte.'],
      ],
      2: [
        ['Zu viele Kleinteile', 'Gefühlt die Hälfte war kleiner als 1×2.'],
        ['Fach gesplittert', 'Kam mit einer gebrochenen Trennwand an. Ersatz unterwegs.'],
        ['Hatte auf mehr Platten gehofft', 'Fast nur Steine in meiner Tüte.'],
      ],
      1: [
        ['Tüte gerissen', 'Alles lose im Karton, ein Teil davon vermutlich beim Kurier.'],
        ['Falsche Farbwelt', 'Bestellt Meer, bekommen Wald. Umtausch lief, Laune nicht.'],
      ],
    },
    it: {
      5: [
        ['Finalmente ordine', 'Prima avevamo una cesta, ora abbiamo scomparti. In casa regna la pace.'],
        ['Ottima selezione', 'Misure utili, pochissimo riempitivo.'],
        ['Colori scelti bene', 'I toni stanno benissimo insieme.'],
        ['Cassetta bellissima', 'Legno liscio, chiude bene. Sta in salotto senza vergogna.'],
        ['Finita subito', 'Aperta sabato, esaurita domenica. Ricarica già ordinata.'],
        ['Comodo', 'Tutto nel carrello in una volta, con le quantità che volevo.'],
        ['Ideale per cominciare', 'Regalata a mia nipote, che ora costruisce distributori di benzina.'],
      ],
      4: [
        ['Buona', 'Un po’ troppi pezzi piccoli per i miei gusti.'],
        ['Bella scatola', 'Uno scomparto scorre male, niente di grave.'],
        ['Consigliata', 'Mi sarebbe piaciuto sapere quanti pezzi per colore.'],
        ['Bel misto', 'Un colore prevale sugli altri, ma va bene.'],
      ],
      3: [
        ['Discreta', 'Molti 1×1, pochi pezzi grandi.'],
        ['Nella norma', 'In foto i colori sembravano più vivaci.'],
        ['Misto è misto', 'Lo so, c’è scritto. Però sto ancora dividendo.'],
      ],
      2: [
        ['Troppi pezzi piccoli', 'Mi aspettavo più piastre e meno minuzie.'],
        ['Divisorio rotto', 'Arrivata con un listello spezzato. Sostituita.'],
      ],
      1: [['Sacchetto strappato', 'Pezzi sparsi nella scatola e alcuni persi. Rimborso parziale.']],
    },
  },
  mosaic: {
    de: {
      5: [
        ['Oma hat geweint', 'Vor Freude. Das Bild von Opa hängt jetzt über dem Sofa.'],
        ['Aus vier Metern ein Foto', 'Von Nahem nur Punkte, und dann tritt man zurück und ist platt.'],
        ['Bauplan ist super', 'Platte für Platte, man verliert nie die Stelle. Wir haben zu dritt gebaut.'],
        ['Unser Hund in Steinen', 'Sogar der Blick stimmt. Ich hätte nicht gedacht, dass das geht.'],
        ['Schönstes Projekt des Winters', 'Jeden Abend zwei Platten, nach drei Wochen fertig. Jetzt fehlt mir etwas.'],
        ['Alle Steine da', 'Nach Farben verpackt, von jeder ein paar übrig.'],
        ['Graustufen sind der Hammer', 'Viel feiner, als ich dachte. Porträts unbedingt in Grau probieren.'],
        ['Hochzeitsgeschenk', 'Das Paar hat es gemeinsam gebaut und ist noch verheiratet.'],
      ],
      4: [
        ['Tolles Ergebnis, viel Arbeit', 'Unterschätzt die Stunden nicht. Es lohnt sich aber.'],
        [
          'Hintergrund etwas unruhig',
          'Mein Foto war nicht ideal. Der Hinweis im Builder stand da, ich wollte nicht hören.',
        ],
        ['Sehr schön', 'Zum Aufhängen braucht man zwei kräftige Haken, das dürfte deutlicher dastehen.'],
        ['Fast perfekt', 'Von einer Farbe war es genau aufgegangen, ich hätte gern ein, zwei Reservesteine gehabt.'],
        ['Gut erklärt', 'Die Nummern im Plan sind klein, mit Lesebrille kein Problem.'],
      ],
      3: [
        ['Kleine Größe zu klein', 'Für zwei Gesichter hätte ich M nehmen sollen. So erkennt man uns mit gutem Willen.'],
        ['Ordentlich, aber lang', 'Nach der Hälfte wurde es eintönig.'],
        ['Farben blasser als im Foto', 'Wirkt etwas gedämpft. Am Fenster sieht es besser aus.'],
      ],
      2: [
        ['Lieferung hat gedauert', 'Neun Tage statt sechs. Ergebnis okay.'],
        [
          'Motiv kaum zu erkennen',
          'Gruppenfoto mit acht Leuten war keine gute Idee. Hätte der Builder verbieten sollen.',
        ],
      ],
      1: [['Zu kompliziert für uns', 'Nach drei Platten aufgegeben. Die Rückgabe lief immerhin ohne Diskussion.']],
    },
    it: {
      5: [
        ['Commovente', 'Il ritratto di mio padre, mattoncino per mattoncino. In famiglia non si parla d’altro.'],
        ['Da lontano è una foto', 'Da vicino solo punti, poi fai due passi indietro e resti senza parole.'],
        ['Schema chiarissimo', 'Una base alla volta, impossibile perdersi.'],
        ['Il nostro cane', 'C’è persino lo sguardo. Incredibile.'],
        ['Bello in scala di grigi', 'Molto più raffinato di quanto pensassi.'],
        ['Progetto d’inverno', 'Due basi a sera per tre settimane. Adesso mi manca.'],
      ],
      4: [
        ['Bellissimo, ma ci vuole tempo', 'Non sottovalutate le ore. Ne vale la pena.'],
        ['Quasi perfetto', 'Qualche mattoncino di riserva in più non guasterebbe.'],
        ['Ottimo risultato', 'Per appenderlo servono due ganci robusti.'],
      ],
      3: [
        ['Formato troppo piccolo', 'Per due volti meglio la M. Colpa mia.'],
        ['Colori un po’ spenti', 'Alla luce del giorno migliora.'],
      ],
      2: [['Consegna lenta', 'Dieci giorni. Il risultato però è discreto.']],
      1: [['Troppo lungo per noi', 'Ci siamo arresi alla terza base. Reso accettato senza problemi.']],
    },
  },
};
