/** News and guides. */
import { boxPicture, mosaicPicture, packPicture, setPicture } from '../pictures.ts';
import { text } from '../text.ts';
import { inlinePicture, type PageText } from './page.ts';

const PICTURES = {
  colours: boxPicture('sunset'),
  mosaic: mosaicPicture('cat', 's'),
  dachshund: setPicture('dachshund'),
  scale: packPicture('dots'),
};

export const NEWS_PAGES: readonly PageText[] = [
  {
    identifier: 'neue-farben',
    title: text('Neue Farben im Herbst', 'Nuovi colori d’autunno', 'New autumn colors'),
    metaDescription: text(
      'Paprika, Zimt und Kakao: drei neue Farben und was man damit baut.',
      'Paprica, cannella e cacao: tre nuovi colori e che cosa costruirci.',
      'Paprika, cinnamon and cocoa: three new colors and what to build with them.',
    ),
    content: text(
      `${inlinePicture(PICTURES.colours, 'Steine in warmen Herbstfarben')}<p>Drei Neue sind da, und sie klingen nach Küche: <strong>Paprika</strong>, <strong>Zimt</strong> und <strong>Kakao</strong>.</p>
<h2>Paprika</h2><p>Ein Orange, das ins Rote kippt. Als Dach wärmer als Signalrot, als Akzent lauter als Rostorange. Neben Vanille fast schon Herbstlaub.</p>
<h2>Zimt</h2><p>Das Braun, das zwischen Karamell und Kastanie gefehlt hat. Für Holz, Fell und Haut, besonders in Mosaiken.</p>
<h2>Kakao</h2><p>Dunkel, aber nicht schwarz. Schatten werden damit weicher, Baumstämme älter.</p>
<p>Alle drei gibt es ab sofort als Stein, Platte und Rundplatte, weitere Formen folgen. Die ganze Palette steht in der <a href="/i/farbtabelle">Farbtabelle</a>.</p>`,
      `${inlinePicture(PICTURES.colours, 'Mattoncini in caldi colori d’autunno')}<p>Sono arrivati in tre, e sanno di cucina: <strong>paprica</strong>, <strong>cannella</strong> e <strong>cacao</strong>.</p>
<h2>Paprica</h2><p>Un arancio che vira al rosso. Come tetto è più caldo del rosso segnale, come accento più forte della ruggine. Accanto alla vaniglia è quasi foglia d’autunno.</p>
<h2>Cannella</h2><p>Il marrone che mancava tra caramello e castagna. Per legno, pelo e pelle, soprattutto nei mosaici.</p>
<h2>Cacao</h2><p>Scuro, ma non nero. Le ombre diventano più morbide, i tronchi più vecchi.</p>
<p>Tutti e tre sono già disponibili come mattoncino, piastra e piastra tonda; altre forme seguiranno. La gamma completa è nella <a href="/i/farbtabelle">tabella colori</a>.</p>`,
      `${inlinePicture(PICTURES.colours, 'Bricks in warm autumn colors')}<p>Three new ones are here, and they sound like the kitchen: <strong>paprika</strong>, <strong>cinnamon</strong> and <strong>cocoa</strong>.</p>
<h2>Paprika</h2><p>An orange that tips over into red. Warmer than signal red as a roof, louder than rust as an accent. Next to vanilla it is almost autumn leaves.</p>
<h2>Cinnamon</h2><p>The brown that was missing between caramel and chestnut. For wood, fur and skin, above all in mosaics.</p>
<h2>Cocoa</h2><p>Dark, but not black. It makes shadows softer and tree trunks older.</p>
<p>All three are available now as a brick, a plate and a round plate; further shapes will follow. The whole palette is in the <a href="/i/farbtabelle">color chart</a>.</p>`,
    ),
  },
  {
    identifier: 'mosaik-planen',
    title: text('So planst du ein Mosaik', 'Come progettare un mosaico', 'How to plan a mosaic'),
    metaDescription: text(
      'Welches Foto, welche Größe, wie viel Abstand: fünf Regeln für ein gutes Mosaik.',
      'Quale foto, quale formato, quale distanza: cinque regole per un buon mosaico.',
      'Which photo, which size, how much distance: five rules for a good mosaic.',
    ),
    content: text(
      `${inlinePicture(PICTURES.mosaic, 'Mosaik einer Katze')}<p>Ein Mosaik ist ein Foto mit sehr großen Pixeln. Damit man es trotzdem erkennt, helfen fünf Regeln.</p>
<ol><li><strong>Nah ran.</strong> Ein Gesicht braucht etwa 30 Noppen in der Breite. Je weniger Hintergrund, desto besser.</li><li><strong>Licht von der Seite.</strong> Schatten geben Form. Blitz von vorn macht flach.</li><li><strong>Einfacher Hintergrund.</strong> Was im Foto unruhig ist, wird in Steinen Konfetti.</li><li><strong>Größe nach Abstand wählen.</strong> S wirkt ab zwei Metern, M ab drei, L und XL ab vier. Im Builder siehst du jede Größe maßstäblich an der Wand.</li><li><strong>Graustufen probieren.</strong> Porträts gewinnen oft, und die Tönung ist feiner, als man denkt.</li></ol>
<h2>Und dann bauen</h2><p>Rechne mit zwölf Steinen pro Minute. Ein Mosaik in M ist ein langes Wochenende oder eine Serie mit zwei Staffeln. Gebaut wird Platte für Platte, du kannst also jederzeit aufhören und Abendessen machen.</p>
<p><a href="/mosaik-builder">Mosaik starten</a></p>`,
      `${inlinePicture(PICTURES.mosaic, 'Mosaico di un gatto')}<p>Un mosaico è una foto con pixel molto grandi. Perché si riconosca lo stesso, aiutano cinque regole.</p>
<ol><li><strong>Avvicinati.</strong> Un volto ha bisogno di circa 30 bottoncini in larghezza. Meno sfondo c’è, meglio è.</li><li><strong>Luce di lato.</strong> Le ombre danno forma. Il flash frontale appiattisce.</li><li><strong>Sfondo semplice.</strong> Ciò che nella foto è confuso, in mattoncini diventa coriandoli.</li><li><strong>Scegli il formato in base alla distanza.</strong> S rende da due metri, M da tre, L e XL da quattro. Nell’anteprima vedi ogni formato in scala sulla parete.</li><li><strong>Prova la scala di grigi.</strong> I ritratti spesso ci guadagnano, e le sfumature sono più fini di quanto si pensi.</li></ol>
<h2>E poi si costruisce</h2><p>Calcola dodici mattoncini al minuto. Un mosaico M è un lungo fine settimana o una serie di due stagioni. Si costruisce una base alla volta, quindi puoi fermarti quando vuoi e preparare la cena.</p>
<p><a href="/mosaik-builder">Inizia il mosaico</a></p>`,
      `${inlinePicture(PICTURES.mosaic, 'Mosaic of a cat')}<p>A mosaic is a photo with very large pixels. Five rules help you to recognize it all the same.</p>
<ol><li><strong>Get close.</strong> A face needs a width of about 30 studs. The less background, the better.</li><li><strong>Light from the side.</strong> Shadows give shape. A flash from the front makes things flat.</li><li><strong>A simple background.</strong> What is restless in the photo turns into confetti in bricks.</li><li><strong>Choose the size by the distance.</strong> S works from two metres, M from three, L and XL from four. In the builder you see every size on the wall, to scale.</li><li><strong>Try shades of grey.</strong> Portraits often gain by it, and the tones are finer than you would think.</li></ol>
<h2>And then build</h2><p>Reckon with twelve bricks a minute. A mosaic in M is a long weekend, or a series with two seasons. You build plate by plate, so you can stop at any time and make dinner.</p>
<p><a href="/mosaik-builder">Start a mosaic</a></p>`,
    ),
  },
  {
    identifier: 'blog',
    title: text('Blog', 'Blog', 'Blog'),
    metaDescription: text(
      'Geschichten aus dem Lager: Farben, Sets und sehr kleine Probleme.',
      'Storie dal magazzino: colori, set e problemi molto piccoli.',
      'Stories from the warehouse: colors, sets and very small problems.',
    ),
    content: text(
      `<p>Geschichten aus dem Lager, unregelmäßig und ohne Suchmaschinentricks.</p>
<h2><a href="/i/neue-farben">Neue Farben im Herbst</a></h2>${inlinePicture(PICTURES.colours, 'Steine in warmen Herbstfarben')}<p>28. Oktober 2026. Paprika, Zimt und Kakao sind da. Was man damit baut.</p>
<h2><a href="/i/mosaik-planen">So planst du ein Mosaik</a></h2>${inlinePicture(PICTURES.mosaic, 'Mosaik einer Katze')}<p>9. Oktober 2026. Fünf Regeln, damit die Oma sich erkennt.</p>
<h2><a href="/i/dackel">Warum der Dackel vier Anläufe brauchte</a></h2>${inlinePicture(PICTURES.dachshund, 'Der Dackel Bruno aus Steinen')}<p>17. September 2026. Der erste Entwurf von Bruno fiel um. Der zweite auch.</p>
<h2><a href="/i/zaehlen-oder-wiegen">Zählen oder wiegen?</a></h2>${inlinePicture(PICTURES.scale, 'Ein Haufen bunter Rundplatten')}<p>2. September 2026. Was eine gute Waage kann, und wann wir nachzählen.</p>`,
      `<p>Storie dal magazzino, senza cadenza fissa e senza trucchi per i motori di ricerca.</p>
<h2><a href="/i/neue-farben">Nuovi colori d’autunno</a></h2>${inlinePicture(PICTURES.colours, 'Mattoncini in caldi colori d’autunno')}<p>28 ottobre 2026. Sono arrivati paprica, cannella e cacao. Che cosa costruirci.</p>
<h2><a href="/i/mosaik-planen">Come progettare un mosaico</a></h2>${inlinePicture(PICTURES.mosaic, 'Mosaico di un gatto')}<p>9 ottobre 2026. Cinque regole perché la nonna si riconosca.</p>
<h2><a href="/i/dackel">Perché il bassotto ha avuto bisogno di quattro tentativi</a></h2>${inlinePicture(PICTURES.dachshund, 'Il bassotto Bruno di mattoncini')}<p>17 settembre 2026. Il primo progetto di Bruno cadeva. Anche il secondo.</p>
<h2><a href="/i/zaehlen-oder-wiegen">Contare o pesare?</a></h2>${inlinePicture(PICTURES.scale, 'Un mucchio di piastre tonde colorate')}<p>2 settembre 2026. Che cosa sa fare una buona bilancia, e quando ricontiamo.</p>`,
      `<p>Stories from the warehouse, now and then and without search engine tricks.</p>
<h2><a href="/i/neue-farben">New autumn colors</a></h2>${inlinePicture(PICTURES.colours, 'Bricks in warm autumn colors')}<p>28 October 2026. Paprika, cinnamon and cocoa are here. What to build with them.</p>
<h2><a href="/i/mosaik-planen">How to plan a mosaic</a></h2>${inlinePicture(PICTURES.mosaic, 'Mosaic of a cat')}<p>9 October 2026. Five rules so that Grandma recognizes herself.</p>
<h2><a href="/i/dackel">Why the dachshund took four attempts</a></h2>${inlinePicture(PICTURES.dachshund, 'Bruno the dachshund, made of bricks')}<p>17 September 2026. The first design of Bruno fell over. So did the second.</p>
<h2><a href="/i/zaehlen-oder-wiegen">Count or weigh?</a></h2>${inlinePicture(PICTURES.scale, 'A heap of colorful round plates')}<p>2 September 2026. What a good scale can do, and when we count again.</p>`,
    ),
  },
  {
    identifier: 'newsletter',
    title: text('Newsletter', 'Newsletter', 'Newsletter'),
    metaDescription: text(
      '10 % auf deine nächste Bestellung, neue Farben und Sets etwa zweimal im Monat.',
      '10% di sconto sul prossimo ordine, colori e set nuovi circa due volte al mese.',
      '10% off your next order, new colors and sets about twice a month.',
    ),
    content: text(
      `<p>Etwa zweimal im Monat: neue Farben, neue Sets, eine Idee zum Nachbauen. Kein Spam, keine Countdown-Uhren.</p>
<p>Nach der Anmeldung schicken wir dir eine E-Mail zur Bestätigung. Sobald du sie bestätigt hast, bekommst du einen Gutschein über 10 % für deine nächste Bestellung. Er gilt ein Jahr lang für einen Einkauf. Pro Postfach gibt es einen.</p>
<p>Abmelden geht mit einem Klick in jeder Ausgabe oder in deinem <a href="/my-account/newsletter">Konto</a>. Was mit deiner Adresse passiert, steht im <a href="/i/datenschutz">Datenschutz</a>.</p>`,
      `<p>Circa due volte al mese: colori nuovi, set nuovi, un’idea da costruire. Niente spam, niente conti alla rovescia.</p>
<p>Dopo l’iscrizione ti mandiamo un’e-mail di conferma. Appena la confermi ricevi un buono del 10% per il prossimo ordine. Vale un anno per un solo acquisto, e ne spetta uno per casella di posta.</p>
<p>Ti disiscrivi con un clic in ogni numero o nel tuo <a href="/my-account/newsletter">account</a>. Leggi come trattiamo il tuo indirizzo nell’<a href="/i/datenschutz">informativa sulla privacy</a>.</p>`,
      `<p>About twice a month: new colors, new sets, an idea to build. No spam, no countdown clocks.</p>
<p>After you sign up we send you an e-mail to confirm. As soon as you have confirmed, you get a voucher for 10% off your next order. It is valid for one year and one purchase. There is one for each mailbox.</p>
<p>You can unsubscribe with one click in every issue or in your <a href="/my-account/newsletter">account</a>. What happens to your address is explained in the <a href="/i/datenschutz">privacy notice</a>.</p>`,
    ),
  },
  {
    identifier: 'dackel',
    title: text(
      'Warum der Dackel vier Anläufe brauchte',
      'Perché il bassotto ha avuto bisogno di quattro tentativi',
      'Why the dachshund took four attempts',
    ),
    metaDescription: text(
      'Wie aus einem Entwurf, der umfiel, der Dackel Bruno wurde.',
      'Come un progetto che cadeva è diventato il bassotto Bruno.',
      'How a design that fell over became Bruno the dachshund.',
    ),
    content: text(
      `${inlinePicture(PICTURES.dachshund, 'Der Dackel Bruno aus Steinen')}<p>Der erste Entwurf von Bruno fiel um. Der zweite auch. Beim dritten stimmte das Gleichgewicht, aber er sah aus wie ein Fuchs. Der vierte steht bei euch im Regal: Das Geheimnis sind zwei Platten in Schwarz unter dem Brustkorb, die niemand sieht.</p>
<p><a href="/c/tiere">Alle Tiere ansehen</a></p>`,
      `${inlinePicture(PICTURES.dachshund, 'Il bassotto Bruno di mattoncini')}<p>Il primo progetto di Bruno cadeva. Anche il secondo. Al terzo l’equilibrio c’era, ma sembrava una volpe. Il quarto è sulle vostre mensole: il segreto sono due piastre nere sotto il torace, che nessuno vede.</p>
<p><a href="/c/animali">Guarda tutti gli animali</a></p>`,
      `${inlinePicture(PICTURES.dachshund, 'Bruno the dachshund, made of bricks')}<p>The first design of Bruno fell over. So did the second. With the third the balance was right, but he looked like a fox. The fourth stands on your shelves: the secret is two black plates below the chest that nobody sees.</p>
<p><a href="/c/animals">See all animals</a></p>`,
    ),
  },
  {
    identifier: 'zaehlen-oder-wiegen',
    title: text('Zählen oder wiegen?', 'Contare o pesare?', 'Count or weigh?'),
    metaDescription: text(
      'Was eine gute Waage kann, und warum bei kleinen Teilen eins mehr im Beutel liegt.',
      'Che cosa sa fare una buona bilancia, e perché dei pezzi piccoli ce n’è uno in più.',
      'What a good scale can do, and why there is one extra of the small parts in the bag.',
    ),
    content: text(
      `${inlinePicture(PICTURES.scale, 'Ein Haufen bunter Rundplatten')}<p>Wir wiegen kleine Teile und zählen nach, wenn die Waage zögert. Ein Rundplättchen wiegt gut ein zehntel Gramm, da irrt sich auch eine gute Waage um eins. Deshalb legen wir bei den ganz kleinen Teilen eins dazu.</p>`,
      `${inlinePicture(PICTURES.scale, 'Un mucchio di piastre tonde colorate')}<p>Pesiamo i pezzi piccoli e ricontiamo quando la bilancia esita. Una piastra tonda pesa poco più di un decimo di grammo, e anche una buona bilancia può sbagliare di uno. Per questo, dei pezzi più piccoli ne aggiungiamo uno.</p>`,
      `${inlinePicture(PICTURES.scale, 'A heap of colorful round plates')}<p>We weigh small parts and count again when the scale hesitates. A small round plate weighs just over a tenth of a gram, so even a good scale can be out by one. That is why we add one extra of the very small parts.</p>`,
    ),
  },
];
