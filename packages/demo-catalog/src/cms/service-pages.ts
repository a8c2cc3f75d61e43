/** Customer service: help, shipping, returns, payment, order status. */
import { text } from '../text.ts';
import { COMPANY_ADDRESS, type PageText } from './page.ts';

export const SERVICE_PAGES: readonly PageText[] = [
  {
    identifier: 'hilfe-kontakt',
    title: text('Hilfe & Kontakt', 'Aiuto e contatti', 'Help & contact'),
    metaDescription: text(
      'Fragen zu Bestellung, Lieferung oder einem fehlenden Stein? So erreichst du uns.',
      'Domande su ordine, consegna o un mattoncino mancante? Ecco come contattarci.',
      'Questions about an order, a delivery or a missing brick? This is how to reach us.',
    ),
    content: text(
      `<p>Am schnellsten geht es per E-Mail oder mit unserem <a href="#kontaktformular">Kontaktformular</a>. Wir antworten an Werktagen innerhalb von 24 Stunden, meistens früher.</p>
<ul><li>E-Mail: <a href="mailto:hilfe@brixel.example">hilfe@brixel.example</a></li><li>Telefon: +49 89 0000000, Montag bis Freitag, 9–16 Uhr</li><li>Post: ${COMPANY_ADDRESS}</li></ul>
<h2>Häufige Fragen</h2>
<h3>In meinem Set fehlt ein Teil. Und jetzt?</h3><p>Schreib uns die Bestellnummer und die Design-ID aus der Anleitung. Das Teil geht am nächsten Werktag kostenlos auf die Reise.</p>
<h3>Passen eure Steine zu anderen?</h3><p>Ja. Alle Teile haben das übliche Raster von 8 mm und passen auf alle gängigen Klemmbausteine.</p>
<h3>Kann ich einzelne Teile zurückgeben?</h3><p>Ja, 30 Tage lang, auch lose Teile. Wie das geht, steht unter <a href="/i/rueckgabe">Rückgabe</a>.</p>
<h3>Wie genau sind die Farben auf dem Bildschirm?</h3><p>So genau, wie dein Bildschirm es zulässt. Wenn es auf den Ton ankommt, bestell ein Stück zur Probe, dafür verkaufen wir sie einzeln.</p>
<h3>Wie ändere ich eine Bestellung?</h3><p>Bis zum Packen am nächsten Morgen um 7 Uhr können wir Adresse und Mengen noch ändern. Danach hilft nur eine zweite Bestellung.</p>`,
      `<p>Il modo più rapido è l’e-mail o il nostro <a href="#kontaktformular">modulo di contatto</a>. Nei giorni lavorativi rispondiamo entro 24 ore, di solito prima.</p>
<ul><li>E-mail: <a href="mailto:aiuto@brixel.example">aiuto@brixel.example</a></li><li>Telefono: +49 89 0000000, dal lunedì al venerdì, ore 9–16</li><li>Posta: ${COMPANY_ADDRESS}</li></ul>
<h2>Domande frequenti</h2>
<h3>Nel mio set manca un pezzo. E adesso?</h3><p>Scrivici il numero d’ordine e l’ID design che trovi nelle istruzioni. Il pezzo parte gratis il giorno lavorativo dopo.</p>
<h3>I vostri mattoncini vanno bene con gli altri?</h3><p>Sì. Tutti i pezzi hanno il consueto passo di 8 mm e si incastrano con tutti i comuni mattoncini.</p>
<h3>Posso restituire singoli pezzi?</h3><p>Sì, per 30 giorni, anche sfusi. Come si fa lo trovi in <a href="/i/rueckgabe">Resi</a>.</p>
<h3>Quanto sono fedeli i colori sullo schermo?</h3><p>Quanto lo permette il tuo schermo. Se il tono è importante, ordina un pezzo di prova: li vendiamo singoli apposta.</p>
<h3>Come modifico un ordine?</h3><p>Fino alle 7 del mattino seguente, quando imballiamo, possiamo cambiare indirizzo e quantità. Dopo serve un secondo ordine.</p>`,
      `<p>The quickest way is by e-mail or with our <a href="#kontaktformular">contact form</a>. On working days we answer within 24 hours, usually sooner.</p>
<ul><li>E-mail: <a href="mailto:help@brixel.example">help@brixel.example</a></li><li>Telephone: +49 89 0000000, Monday to Friday, 9 am to 4 pm (in Germany)</li><li>Post: ${COMPANY_ADDRESS}, Germany</li></ul>
<h2>Frequent questions</h2>
<h3>A part is missing from my set. What now?</h3><p>Send us the order number and the design ID from the instructions. The part sets off on the next working day, free of charge.</p>
<h3>Do your bricks fit others?</h3><p>Yes. All parts have the usual grid of 8 mm and fit all common building bricks.</p>
<h3>Can I return single parts?</h3><p>Yes, for 30 days, loose parts too. How it works is explained under <a href="/i/rueckgabe">Returns</a>.</p>
<h3>How accurate are the colors on the screen?</h3><p>As accurate as your screen allows. If the shade matters, order one piece to try: that is why we sell them singly.</p>
<h3>How do I change an order?</h3><p>Until we pack at 7 am the next morning, we can still change the address and the quantities. After that only a second order helps.</p>`,
    ),
  },
  {
    identifier: 'versand',
    title: text('Versand & Lieferzeit', 'Spedizione e tempi di consegna', 'Shipping & delivery times'),
    metaDescription: text(
      'Was der Versand kostet und wie lange er dauert: 2–3 Werktage nach Deutschland, 4–6 nach Italien.',
      'Quanto costa la spedizione e quanto dura: 2–3 giorni lavorativi in Germania, 4–6 in Italia.',
      'What shipping costs and how long it takes: 2–3 working days to Germany, 4–6 to Italy.',
    ),
    content: text(
      `<p>Eine Bestellung, ein Preis, egal wie viele Steine im Karton liegen. Anleitungen und Lizenzen kommen per E-Mail und kosten keinen Versand.</p>
<p>{{shipping}}</p>
<p>Nach Deutschland dauert es <strong>2–3 Werktage</strong>, nach Italien <strong>4–6 Werktage</strong>.</p>
<p>Alle Preise inklusive Mehrwertsteuer. Mosaike werden für dich gezählt und brauchen zwei bis drei Werktage mehr. Steht auf der Produktseite eine andere Lieferzeit, gilt diese.</p>
<h2>Wann beginnt die Lieferzeit?</h2><p>Bei Online-Zahlung am Tag nach der Bestellung. Bei Banküberweisung am Tag nach deinem Auftrag an die Bank. Fällt der letzte Tag auf einen Samstag, Sonntag oder Feiertag, liefern wir am nächsten Werktag.</p>
<h2>Wohin liefern wir?</h2><p>Zurzeit nach Deutschland und Italien, per Kurier. Bestellen kannst du aus der ganzen EU, wenn die Lieferadresse in einem der beiden Länder liegt.</p>
<h2>Verpackung</h2><p>Kleine Teile im Papierbeutel, alles zusammen im Karton ohne Folie. Der Karton ist der kleinste, der passt.</p>`,
      `<p>Un ordine, un prezzo, qualunque sia il numero di mattoncini nella scatola. Istruzioni e licenze arrivano via e-mail senza spese.</p>
<p>{{shipping}}</p>
<p>In Germania la consegna richiede <strong>2–3 giorni lavorativi</strong>, in Italia <strong>4–6 giorni lavorativi</strong>.</p>
<p>Tutti i prezzi IVA inclusa. I mosaici vengono contati apposta per te e richiedono da due a tre giorni lavorativi in più. Se la pagina del prodotto indica un altro tempo, vale quello.</p>
<h2>Da quando si conta?</h2><p>Con il pagamento online dal giorno dopo l’ordine. Con il bonifico dal giorno dopo la disposizione alla tua banca. Se l’ultimo giorno cade di sabato, domenica o festivo, consegniamo il primo giorno lavorativo utile.</p>
<h2>Dove consegniamo?</h2><p>Al momento in Germania e in Italia, con corriere. Puoi ordinare da tutta l’UE, se l’indirizzo di consegna è in uno dei due paesi.</p>
<h2>Imballaggio</h2><p>I pezzi piccoli in sacchetti di carta, tutto insieme in una scatola senza plastica. La scatola è la più piccola che basta.</p>`,
      `<p>One order, one price, no matter how many bricks are in the box. Instructions and licences come by e-mail and cost no shipping.</p>
<p>{{shipping}}</p>
<p>Delivery takes <strong>2–3 working days</strong> to Germany and <strong>4–6 working days</strong> to Italy.</p>
<p>All prices include VAT. Mosaics are counted out for you and take two to three working days longer. If the product page states another delivery time, that one applies.</p>
<h2>When does the delivery time begin?</h2><p>If you pay online, on the day after the order. If you pay by bank transfer, on the day after you instruct your bank. If the last day is a Saturday, Sunday or public holiday, we deliver on the next working day.</p>
<h2>Where do we deliver?</h2><p>At present to Germany and Italy, by courier. You can order from anywhere in the EU if the delivery address is in one of the two countries.</p>
<h2>Packaging</h2><p>Small parts in paper bags, everything together in a box without plastic film. The box is the smallest that fits.</p>`,
    ),
  },
  {
    identifier: 'rueckgabe',
    title: text('Rückgabe', 'Resi', 'Returns'),
    metaDescription: text(
      '30 Tage Rückgabe, auch für lose Teile. So schickst du etwas zurück.',
      '30 giorni per il reso, anche dei pezzi sfusi. Ecco come fare.',
      '30 days to return goods, loose parts too. This is how to send something back.',
    ),
    content: text(
      `<p>Neben dem gesetzlichen <a href="/i/widerruf">Widerrufsrecht</a> von 14 Tagen geben wir dir freiwillig <strong>30 Tage</strong> ab Erhalt, auch für lose Teile. Dein gesetzliches Recht bleibt davon unberührt.</p>
<h2>So geht es</h2><ol><li>Schreib uns mit Bestellnummer an <a href="mailto:hilfe@brixel.example">hilfe@brixel.example</a>, formlos reicht.</li><li>Pack die Teile in einen Karton. Lose Steine bitte zählen und die Zahl auf den Beutel schreiben, wir zählen nach.</li><li>Schick das Paket an: ${COMPANY_ADDRESS}</li></ol>
<p>Die Rücksendung bezahlst du, es sei denn, wir haben etwas falsch gemacht. Dein Geld bekommst du spätestens 14 Tage, nachdem dein Widerruf bei uns eingegangen ist, auf demselben Weg zurück, auf dem du bezahlt hast.</p>
<h2>In welchem Zustand?</h2><p>Ausprobieren ist erlaubt, zusammenstecken auch. Bemalte, geklebte oder angekaute Steine können wir nicht weiterverkaufen, dafür müssen wir den Wertverlust abziehen.</p>
<h2>Mosaike</h2><p>Auch ein Mosaik kannst du zurückgeben. Es besteht aus Steinen, die wir wieder einsortieren.</p>`,
      `<p>Oltre al <a href="/i/widerruf">diritto di recesso</a> di 14 giorni previsto dalla legge, ti diamo volontariamente <strong>30 giorni</strong> dalla consegna, anche per i pezzi sfusi. I tuoi diritti di legge restano intatti.</p>
<h2>Come si fa</h2><ol><li>Scrivici con il numero d’ordine a <a href="mailto:aiuto@brixel.example">aiuto@brixel.example</a>, basta una riga.</li><li>Metti i pezzi in una scatola. Conta quelli sfusi e scrivi il numero sul sacchetto, noi ricontiamo.</li><li>Spedisci il pacco a: ${COMPANY_ADDRESS}</li></ol>
<p>Le spese di restituzione sono a tuo carico, a meno che lo sbaglio sia nostro. Il rimborso arriva al più tardi 14 giorni dopo aver ricevuto il tuo recesso, con lo stesso metodo con cui hai pagato.</p>
<h2>In che stato?</h2><p>Provare è permesso, incastrare anche. I mattoncini dipinti, incollati o mordicchiati non si rivendono: in quel caso dobbiamo trattenere la perdita di valore.</p>
<h2>Mosaici</h2><p>Anche un mosaico si può restituire. È fatto di mattoncini che rimettiamo al loro posto.</p>`,
      `<p>In addition to the statutory <a href="/i/widerruf">right of withdrawal</a> of 14 days, we voluntarily give you <strong>30 days</strong> from receipt, for loose parts too. Your statutory right is not affected.</p>
<h2>How it works</h2><ol><li>Write to us with the order number at <a href="mailto:help@brixel.example">help@brixel.example</a>, a line is enough.</li><li>Pack the parts into a box. Please count loose bricks and write the number on the bag; we count again.</li><li>Send the parcel to: ${COMPANY_ADDRESS}, Germany</li></ol>
<p>You pay for the return, unless the mistake was ours. You get your money back within 14 days of our receiving your withdrawal, in the same way that you paid.</p>
<h2>In what condition?</h2><p>Trying out is allowed, and so is clicking together. Bricks that were painted, glued or chewed we cannot sell again; for those we have to deduct the loss in value.</p>
<h2>Mosaics</h2><p>You can return a mosaic too. It is made of bricks that we sort back in.</p>`,
    ),
  },
  {
    identifier: 'zahlungsarten',
    title: text('Zahlungsarten', 'Metodi di pagamento', 'Payment methods'),
    metaDescription: text(
      'Online-Zahlung oder Banküberweisung, beides ohne Aufpreis.',
      'Pagamento online o bonifico, entrambi senza sovrapprezzo.',
      'Online payment or bank transfer, both at no extra charge.',
    ),
    content: text(
      `<p>Du hast die Wahl zwischen zwei Zahlungsarten. Keine davon kostet extra.</p>
<h2>Online-Zahlung</h2><p>Du zahlst am Ende der Bestellung auf der Seite unseres Zahlungsdienstes, mit Karte, Lastschrift oder Guthaben. Der Betrag wird sofort bestätigt, deine Bestellung geht direkt ins Lager.</p>
<h2>Banküberweisung</h2><p>Du bekommst die Bankverbindung und den Verwendungszweck mit der Bestellbestätigung. Bitte überweise innerhalb von 7 Tagen, so lange halten wir die Steine für dich zurück.</p>
<h2>Gutscheincodes</h2><p>Rabattcodes gibst du im Warenkorb ein.</p>`,
      `<p>Puoi scegliere tra due metodi. Nessuno dei due ha costi aggiuntivi.</p>
<h2>Pagamento online</h2><p>Paghi alla fine dell’ordine sulla pagina del nostro servizio di pagamento, con carta, addebito diretto o saldo. L’importo viene confermato subito e l’ordine passa direttamente in magazzino.</p>
<h2>Bonifico bancario</h2><p>Trovi coordinate e causale nella conferma d’ordine. Fai il bonifico entro 7 giorni: fino ad allora teniamo da parte i tuoi mattoncini.</p>
<h2>Codici sconto</h2><p>I codici sconto si inseriscono nel carrello.</p>`,
      `<p>You have the choice of two payment methods. Neither costs extra.</p>
<h2>Online payment</h2><p>You pay at the end of the order on the page of our payment service, by card, direct debit or credit balance. The amount is confirmed at once and your order goes straight to the warehouse.</p>
<h2>Bank transfer</h2><p>You get the bank details and the payment reference with the order confirmation. Please transfer the amount within 7 days; that is how long we keep the bricks aside for you.</p>
<h2>Voucher codes</h2><p>You enter discount codes in the cart.</p>`,
    ),
  },
  {
    identifier: 'bestellstatus',
    title: text('Bestellstatus', 'Stato dell’ordine', 'Order status'),
    metaDescription: text(
      'Wo ist mein Paket? Bestellungen ansehen, mit und ohne Konto.',
      'Dov’è il mio pacco? Vedi i tuoi ordini, con o senza account.',
      'Where is my parcel? See your orders, with or without an account.',
    ),
    content: text(
      `<p>Mit Konto: Unter <a href="/my-account/orders">Meine Bestellungen</a> siehst du jede Bestellung mit Status, Positionen und Sendungsnummer.</p>
<p>Ohne Konto: Mit Bestellnummer und E-Mail-Adresse findest du sie unter <a href="/order-status">Bestellung suchen</a>. Die Sendungsnummer steht in der Versandmail. Keine bekommen? Schau in den Spam-Ordner und schreib uns dann mit Bestellnummer an <a href="mailto:hilfe@brixel.example">hilfe@brixel.example</a>.</p>
<h2>Was der Status bedeutet</h2><ul><li><strong>Eingegangen:</strong> Wir haben deine Bestellung und warten gegebenenfalls auf das Geld.</li><li><strong>In Arbeit:</strong> Jemand zählt gerade deine Steine.</li><li><strong>Versendet:</strong> Der Kurier hat das Paket.</li><li><strong>Abgeschlossen:</strong> Angekommen. Viel Spaß beim Bauen.</li><li><strong>Storniert:</strong> Die Bestellung ist aufgehoben. Was du schon bezahlt hast, bekommst du zurück.</li></ul>`,
      `<p>Con un account: in <a href="/my-account/orders">I miei ordini</a> trovi ogni ordine con stato, articoli e numero di spedizione.</p>
<p>Senza account: con numero d’ordine e indirizzo e-mail lo trovi in <a href="/order-status">Cerca un ordine</a>. Il numero di spedizione è nell’e-mail di invio. Non è arrivata? Guarda nello spam e poi scrivici con il numero d’ordine a <a href="mailto:aiuto@brixel.example">aiuto@brixel.example</a>.</p>
<h2>Che cosa significa lo stato</h2><ul><li><strong>Ricevuto:</strong> abbiamo il tuo ordine e, se serve, aspettiamo il pagamento.</li><li><strong>In lavorazione:</strong> qualcuno sta contando i tuoi mattoncini.</li><li><strong>Spedito:</strong> il pacco è stato affidato al corriere.</li><li><strong>Completato:</strong> arrivato. Buon divertimento.</li><li><strong>Annullato:</strong> l’ordine non verrà eseguito e quanto già pagato viene rimborsato.</li></ul>`,
      `<p>With an account: under <a href="/my-account/orders">My orders</a> you see every order with its status, its items and its tracking number.</p>
<p>Without an account: with the order number and your e-mail address you find it under <a href="/order-status">Find an order</a>. The tracking number is in the shipping e-mail. Did not get one? Look in your spam folder, then write to us with the order number at <a href="mailto:help@brixel.example">help@brixel.example</a>.</p>
<h2>What the status means</h2><ul><li><strong>Received:</strong> we have your order and, where needed, are waiting for the money.</li><li><strong>In progress:</strong> somebody is counting your bricks.</li><li><strong>Sent:</strong> the courier has the parcel.</li><li><strong>Completed:</strong> arrived. Enjoy building.</li><li><strong>Canceled:</strong> the order has been called off. You get back whatever you have already paid.</li></ul>`,
    ),
  },
];
