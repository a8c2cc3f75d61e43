/** Texts that are shown inside other pages. */

import { COLOURS } from '@brixel/bricks/colours';
import type { SeedCmsBlock, Text } from '../seed.ts';
import { text } from '../text.ts';
import { GUARANTEE_NOTICE, GUARANTEE_TITLE } from './guarantee-notice.ts';

type BlockRow = [identifier: string, title: Text, content: Text];

const ROWS: readonly BlockRow[] = [
  [
    'home-hero',
    text('Dein Foto. Stein für Stein.', 'La tua foto. Mattoncino per mattoncino.', 'Your photo. Brick by brick.'),
    text(
      '<p>Lade ein Bild hoch, schneide es zu, wähle die Größe. Du bekommst jeden Stein, die Platten und den Bauplan in einer Box.</p>',
      '<p>Carica un’immagine, ritagliala, scegli il formato. Ricevi ogni mattoncino, le basi e lo schema in una sola scatola.</p>',
      '<p>Upload a picture, crop it, choose the size. You get every brick, the baseplates and the building plan in one box.</p>',
    ),
  ],
  [
    'home-colours',
    text('Such dir eine Farbe aus', 'Scegli un colore', 'Pick a color'),
    text(
      `<p>${COLOURS.length} Farben, alle Teile darin mit einem Klick.</p>`,
      `<p>${COLOURS.length} colori, tutti i pezzi di quel colore con un clic.</p>`,
      `<p>${COLOURS.length} colors, all parts in each of them with one click.</p>`,
    ),
  ],
  [
    'home-new',
    text('Neu eingetroffen', 'Appena arrivati', 'Just arrived'),
    text(
      '<p>Frisch ausgepackt und schon gezählt.</p>',
      '<p>Appena aperti e già contati.</p>',
      '<p>Freshly unpacked and already counted.</p>',
    ),
  ],
  [
    'home-bestsellers',
    text('Am häufigsten gekauft', 'I più acquistati', 'Bought most often'),
    text(
      '<p>Was in den letzten 30 Tagen am öftesten bestellt wurde.</p>',
      '<p>I più ordinati degli ultimi 30 giorni.</p>',
      '<p>What was ordered most often in the last 30 days.</p>',
    ),
  ],
  [
    'home-banner-boxes',
    text('Sortierboxen', 'Scatole assortite', 'Sorting boxes'),
    text(
      '<p>900 Teile, 6 Fächer, eine Farbwelt.</p>',
      '<p>900 pezzi, 6 scomparti, un mondo di colore.</p>',
      '<p>900 parts, 6 compartments, one world of color.</p>',
    ),
  ],
  [
    'home-banner-gelato',
    text('Gelato Tre Gusti', 'Gelato Tre Gusti', 'Gelato Tre Gusti'),
    text(
      '<p>Neu: drei Kugeln, eine Waffel, schmilzt nicht.</p>',
      '<p>Novità: tre gusti, un cono, non si scioglie.</p>',
      '<p>New: three scoops, one cone, never melts.</p>',
    ),
  ],
  [
    'service-strip',
    text('Gut zu wissen', 'Buono a sapersi', 'Good to know'),
    text(
      '<ul><li><strong>Einzeln bestellen</strong> ab 1 Stück, ab 0,02 €</li><li><strong>Mengenpreise</strong> bis 33 % ab 500 Stück</li><li><strong>Schnell bei dir</strong> in 2–3 Werktagen</li><li><strong>30 Tage Rückgabe</strong> auch lose Teile</li></ul>',
      '<ul><li><strong>Pezzi singoli</strong> da 1 pezzo, da 0,02 €</li><li><strong>Prezzi a scaglioni</strong> fino al 33% da 500 pezzi</li><li><strong>Consegna veloce</strong> in 4–6 giorni lavorativi</li><li><strong>30 giorni per il reso</strong> anche pezzi sfusi</li></ul>',
      '<ul><li><strong>Single pieces</strong> from 1 piece, from €0.02</li><li><strong>Quantity prices</strong> up to 33% off from 500 pieces</li><li><strong>Quickly with you</strong> in 2–3 working days</li><li><strong>30 days to return</strong> loose parts too</li></ul>',
    ),
  ],
  [
    'shipping-hint',
    text('Versand', 'Spedizione', 'Shipping'),
    text(
      '<p>Per Kurier bei dir in 2–3 Werktagen. Mosaike brauchen 4–6 Werktage. <a href="/i/versand">Versand &amp; Lieferzeit</a></p>',
      '<p>Con corriere da te in 4–6 giorni lavorativi. I mosaici richiedono 6–9 giorni lavorativi. <a href="/i/versand">Spedizione e tempi</a></p>',
      '<p>With you by courier in 2–3 working days. Mosaics take 4–6 working days. <a href="/i/versand">Shipping &amp; delivery times</a></p>',
    ),
  ],
  [
    'tax-note',
    text('Preisangaben', 'Prezzi', 'Prices'),
    text(
      '<p>Alle Preise inkl. MwSt. zzgl. <a href="/i/versand">Versand</a>.</p>',
      '<p>Tutti i prezzi IVA inclusa, <a href="/i/versand">spedizione</a> esclusa.</p>',
      '<p>All prices include VAT, plus <a href="/i/versand">shipping</a>.</p>',
    ),
  ],
  ['gewaehrleistung', GUARANTEE_TITLE, GUARANTEE_NOTICE],
  [
    'safety-warning',
    text('Sicherheitshinweis', 'Avvertenza di sicurezza', 'Safety warning'),
    text(
      '<p><strong>Achtung!</strong> Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr durch Kleinteile.</p>',
      '<p><strong>Avvertenza!</strong> Non adatto a bambini di età inferiore a 36 mesi. Piccole parti: rischio di soffocamento.</p>',
      '<p><strong>Warning!</strong> Not suitable for children under 36 months. Choking hazard: small parts.</p>',
    ),
  ],
  [
    'review-note',
    text('Woher die Bewertungen kommen', 'Da dove arrivano le recensioni', 'Where the reviews come from'),
    text(
      '<p>Bewerten kann jede und jeder. Ob die Person das Produkt bei uns gekauft hat, prüfen wir anhand der Bestellungen und zeigen dann „Geprüfter Kauf“. Wir veröffentlichen gute und schlechte Bewertungen; gelöscht wird nur, was gegen Gesetze verstößt.</p>',
      '<p>Può recensire chiunque. Controlliamo sugli ordini se la persona ha comprato da noi il prodotto e in quel caso mostriamo «Acquisto verificato». Pubblichiamo recensioni positive e negative; cancelliamo solo ciò che viola la legge.</p>',
      '<p>Anyone may write a review. We check by the orders whether the person has bought the product from us, and then show “Verified purchase”. We publish good and bad reviews; only what breaks the law is deleted.</p>',
    ),
  ],
  [
    'newsletter',
    text('10 % auf deine nächste Bestellung', '10% di sconto sul tuo prossimo ordine', '10% off your next order'),
    text(
      '<p>Neue Farben, neue Sets, kein Spam. Abmelden geht jederzeit.</p>',
      '<p>Colori nuovi, set nuovi, niente spam. Puoi disiscriverti quando vuoi.</p>',
      '<p>New colors, new sets, no spam. You can unsubscribe at any time.</p>',
    ),
  ],
  [
    'newsletter-consent',
    text('Einwilligung Newsletter', 'Consenso newsletter', 'Newsletter consent'),
    text(
      '<p>Du bekommst eine E-Mail zur Bestätigung. Erst danach schicken wir dir den Gutschein und etwa zweimal im Monat Neuigkeiten. Wie wir mit deinen Daten umgehen, steht im <a href="/i/datenschutz">Datenschutz</a>.</p>',
      '<p>Ricevi un’e-mail di conferma. Solo dopo ti mandiamo il buono e, circa due volte al mese, le novità. Leggi come trattiamo i tuoi dati nell’<a href="/i/datenschutz">informativa sulla privacy</a>.</p>',
      '<p>You get an e-mail to confirm. Only then do we send you the voucher and, about twice a month, our news. How we handle your data is explained under <a href="/i/datenschutz">Privacy</a>.</p>',
    ),
  ],
  [
    'footer-claim',
    text('brixel', 'brixel', 'brixel'),
    text(
      '<p>Klemmbausteine einzeln, als Set oder als Bild aus deinem Foto. Sortiert in München, verschickt nach Deutschland und Italien.</p>',
      '<p>Mattoncini al pezzo, in set o come quadro dalla tua foto. Smistati a Monaco, spediti in Germania e in Italia.</p>',
      '<p>Building bricks one by one, as a set or as a picture made from your photo. Sorted in Munich, shipped to Germany and Italy.</p>',
    ),
  ],
  [
    'mosaic-privacy',
    text('Dein Foto bleibt deins', 'La tua foto resta tua', 'Your photo stays yours'),
    text(
      '<p>Wir verwenden dein Foto nur für dein Mosaik und bewahren es nicht auf. Das Mosaik löschen wir nach fünf Tagen, wenn du nicht bestellst.</p>',
      '<p>Usiamo la tua foto solo per il tuo mosaico e non la conserviamo. Se non ordini, cancelliamo il mosaico dopo cinque giorni.</p>',
      '<p>We use your photo only for your mosaic and do not keep it. We delete the mosaic after five days if you do not order.</p>',
    ),
  ],
  [
    'checkout-withdrawal',
    text('Widerruf', 'Recesso', 'Withdrawal'),
    text(
      '<p>Du hast 14 Tage gesetzliches Widerrufsrecht und 30 Tage Rückgabe. <a href="/i/widerruf">Widerrufsbelehrung</a></p>',
      '<p>Hai 14 giorni di recesso per legge e 30 giorni per il reso. <a href="/i/widerruf">Informativa sul recesso</a></p>',
      '<p>You have the statutory right to withdraw within 14 days, and 30 days to return goods. <a href="/i/widerruf">Instructions on withdrawal</a></p>',
    ),
  ],
];

export const CMS_BLOCKS: readonly SeedCmsBlock[] = ROWS.map(([identifier, title, content], i) => ({
  id: i + 1,
  identifier,
  title,
  content,
}));
