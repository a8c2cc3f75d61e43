/** About the company. */
import { PART_COUNT } from '@brixel/bricks/assortment';
import { grouped, text } from '../text.ts';
import type { PageText } from './page.ts';

export const COMPANY_PAGES: readonly PageText[] = [
  {
    identifier: 'ueber-uns',
    title: text('Über brixel', 'Chi siamo', 'About brixel'),
    metaDescription: text(
      'Zwei Sammlungen, ein Lager, sehr viele Schubladen: wer hinter brixel steht.',
      'Due collezioni, un magazzino, moltissimi cassetti: chi c’è dietro brixel.',
      'Two collections, one warehouse, a great many drawers: who is behind brixel.',
    ),
    content: text(
      `<p>Angefangen hat es mit zwei Sammlungen, einer in München und einer in Verona, und mit der Frage, warum man 400 Dachsteine in Weinrot nirgends einfach bestellen kann. Man konnte nicht. Also haben wir ein Lager gemietet.</p>
<p>Heute stehen dort ${grouped(PART_COUNT)} Schubladen. In jeder liegt ein Teil in einer Farbe, und an jeder klebt ein Schild mit Größe, Nummer und Stückzahl. Der Shop ist nichts anderes als dieser Schrank, nur ohne Leiter.</p>
<h2>Was uns wichtig ist</h2><ul><li>Ein Stück ist eine Bestellung. Mindestmengen gibt es nicht.</li><li>Preise stehen da, wo man sie sucht, und Mengenpreise gelten für alle.</li><li>Was fehlt, schicken wir nach. Was falsch ist, holen wir ab.</li></ul>
<p>Und dann sind da noch die Mosaike. Die waren eigentlich nur eine Wette: ob man ein Foto so in Steine übersetzen kann, dass die Oma es erkennt. Sie hat es erkannt.</p>`,
      `<p>Tutto è iniziato con due collezioni, una a Monaco e una a Verona, e con una domanda: perché non si possono ordinare, semplicemente, 400 tegole bordeaux? Non si poteva. Così abbiamo preso in affitto un magazzino.</p>
<p>Oggi ci sono ${grouped(PART_COUNT)} cassetti. In ognuno c’è un pezzo in un colore, e su ognuno un’etichetta con misura, numero e quantità. Il negozio non è altro che quell’armadio, ma senza scala.</p>
<h2>A che cosa teniamo</h2><ul><li>Un pezzo è un ordine. Non esistono quantità minime.</li><li>I prezzi stanno dove li si cerca e gli scaglioni valgono per tutti.</li><li>Ciò che manca lo mandiamo. Ciò che è sbagliato lo ritiriamo.</li></ul>
<p>E poi ci sono i mosaici. In origine erano solo una scommessa: tradurre una foto in mattoncini in modo che la nonna la riconoscesse. L’ha riconosciuta.</p>`,
      `<p>It began with two collections, one in Munich and one in Verona, and with the question why there was nowhere to simply order 400 roof bricks in wine red. There was not. So we rented a warehouse.</p>
<p>Today there are ${grouped(PART_COUNT, 'en')} drawers in it. Each holds one part in one color, and each has a label with size, number and quantity. The shop is nothing but that cabinet, only without the ladder.</p>
<h2>What matters to us</h2><ul><li>One piece is an order. There are no minimum quantities.</li><li>Prices stand where you look for them, and quantity prices are the same for everyone.</li><li>What is missing we send on. What is wrong we collect.</li></ul>
<p>And then there are the mosaics. They were really just a bet: whether a photo can be turned into bricks so that Grandma recognizes it. She did.</p>`,
    ),
  },
  {
    identifier: 'nachhaltigkeit',
    title: text('Nachhaltigkeit', 'Sostenibilità', 'Sustainability'),
    metaDescription: text(
      'Kunststoff, der bleibt: was wir tun und was wir nicht behaupten.',
      'Plastica che dura: che cosa facciamo e che cosa non promettiamo.',
      'Plastic that stays: what we do, and what we do not claim.',
    ),
    content: text(
      `<p>Klemmbausteine sind aus Kunststoff. Das Schönste, was man mit Kunststoff tun kann, ist, ihn nicht wegzuwerfen. Ein Stein hält Jahrzehnte, und deshalb verkaufen wir lieber einen genau passenden als eine Tüte voll ungefährer.</p>
<h2>Was wir tun</h2><ul><li>Verpackung ohne Folie: Papierbeutel, Karton, Papierband.</li><li>Kartons in neun Größen, damit wir keine Luft verschicken.</li><li>Rückgaben werden geprüft und wieder einsortiert, nicht entsorgt.</li><li>Strom im Lager aus dem Vertrag eines Ökostromanbieters.</li></ul>
<h2>Was wir nicht behaupten</h2><p>Wir nennen keinen Stein „grün“, es sei denn, er ist es. Wir rechnen nichts klimaneutral und kaufen keine Zertifikate. Sobald es Steine aus Rezyklat gibt, die klemmen wie die anderen, findest du sie hier.</p>`,
      `<p>I mattoncini sono di plastica. La cosa migliore che si possa fare con la plastica è non buttarla. Un mattoncino dura decenni, e per questo preferiamo venderne uno giusto piuttosto che un sacchetto di approssimativi.</p>
<h2>Che cosa facciamo</h2><ul><li>Imballaggi senza plastica: sacchetti di carta, cartone, nastro di carta.</li><li>Scatole in nove misure, per non spedire aria.</li><li>I resi si controllano e tornano nei cassetti, non nei rifiuti.</li><li>Elettricità del magazzino da un contratto con fornitore rinnovabile.</li></ul>
<h2>Che cosa non promettiamo</h2><p>Non chiamiamo «verde» nessun mattoncino, a meno che lo sia. Non dichiariamo nulla a impatto zero e non compriamo certificati. Quando ci saranno mattoncini riciclati che tengono come gli altri, li troverai qui.</p>`,
      `<p>Building bricks are made of plastic. The best thing to do with plastic is not to throw it away. A brick lasts for decades, which is why we would rather sell one that fits exactly than a bag full of near misses.</p>
<h2>What we do</h2><ul><li>Packaging without plastic film: paper bags, cardboard, paper tape.</li><li>Boxes in nine sizes, so that we do not ship air.</li><li>Returns are checked and sorted back in, not thrown away.</li><li>Electricity in the warehouse under contract with a supplier of renewable energy.</li></ul>
<h2>What we do not claim</h2><p>We call no brick “green” unless it is. We declare nothing climate neutral and buy no certificates. As soon as there are bricks of recycled plastic that hold like the others, you will find them here.</p>`,
    ),
  },
  {
    identifier: 'jobs',
    title: text('Jobs', 'Lavora con noi', 'Jobs'),
    metaDescription: text(
      'Offene Stellen bei brixel in München und Verona.',
      'Posizioni aperte in brixel a Monaco e Verona.',
      'Vacancies at brixel in Munich and Verona.',
    ),
    content: text(
      `<p>Wir sind vierzehn Leute, zwei Zählwaagen und eine Kaffeemaschine mit eigenem Wartungsvertrag. Gerade suchen wir:</p>
<h2>Kommissionierung (m/w/d), München, Teilzeit</h2><p>Du findest in ${grouped(PART_COUNT)} Schubladen die richtige und merkst, wenn 49 statt 50 im Beutel sind. Frühschicht, 20–25 Stunden.</p>
<h2>Kundenservice Deutsch/Italienisch (m/w/d), remote oder Verona</h2><p>Du schreibst klare, freundliche Mails in beiden Sprachen und kennst den Unterschied zwischen einer Platte und einer Fliese. Oder lernst ihn am ersten Tag.</p>
<p>Bewirb dich formlos an <a href="mailto:jobs@brixel.example">jobs@brixel.example</a>. Ein Anschreiben brauchen wir nicht. Erzähl uns lieber, was du zuletzt gebaut hast.</p>`,
      `<p>Siamo quattordici persone, due bilance contapezzi e una macchina del caffè con il suo contratto di manutenzione. Al momento cerchiamo:</p>
<h2>Addetta/o al prelievo, Monaco, part-time</h2><p>Tra ${grouped(PART_COUNT)} cassetti trovi quello giusto e ti accorgi se nel sacchetto ce ne sono 49 invece di 50. Turno del mattino, 20–25 ore.</p>
<h2>Assistenza clienti italiano/tedesco, da remoto o Verona</h2><p>Scrivi e-mail chiare e gentili nelle due lingue e conosci la differenza tra una piastra e una piastrella. O la impari il primo giorno.</p>
<p>Candidati senza formalità a <a href="mailto:jobs@brixel.example">jobs@brixel.example</a>. La lettera di presentazione non serve. Raccontaci piuttosto l’ultima cosa che hai costruito.</p>`,
      `<p>We are fourteen people, two counting scales and a coffee machine with its own maintenance contract. Right now we are looking for:</p>
<h2>Picker (all genders), Munich, part-time</h2><p>Among ${grouped(PART_COUNT, 'en')} drawers you find the right one, and you notice when there are 49 instead of 50 in the bag. Early shift, 20–25 hours.</p>
<h2>Customer service, German and Italian (all genders), remote or Verona</h2><p>You write clear, friendly e-mails in both languages and know the difference between a plate and a tile. Or you learn it on your first day.</p>
<p>Apply informally to <a href="mailto:jobs@brixel.example">jobs@brixel.example</a>. We do not need a covering letter. Rather tell us what you built last.</p>`,
    ),
  },
  {
    identifier: 'grossbestellungen',
    title: text('Großbestellungen', 'Grandi ordini', 'Bulk orders'),
    metaDescription: text(
      'Ab 5.000 Teilen: Angebote für Schulen, Vereine, Firmen und sehr große Ideen.',
      'Da 5.000 pezzi: offerte per scuole, associazioni, aziende e idee molto grandi.',
      'From 5,000 parts: offers for schools, clubs, companies and very big ideas.',
    ),
    content: text(
      `<p>Ab etwa 5.000 Teilen lohnt sich ein eigenes Angebot: für Schulen, Vereine, Firmen, Museen und alle, die etwas vorhaben, das nicht in einen Warenkorb passt.</p>
<h2>So läuft es</h2><ol><li>Schick uns eine Liste mit Design-IDs, Farben und Mengen an <a href="mailto:gross@brixel.example">gross@brixel.example</a>. Eine Tabelle genügt.</li><li>Wir prüfen den Bestand und antworten innerhalb von zwei Werktagen mit Preis und Termin.</li><li>Du sagst Ja, wir zählen.</li></ol>
<p>Was in einen Warenkorb passt, findest du schneller selbst: <a href="/teileliste">Liste einfügen</a>, und alles, was da ist, kommt auf einmal hinein.</p>
<p>Auch Mosaike über XL hinaus sind möglich. Das größte bisher war 4,80 m breit und hängt in einer Turnhalle.</p>`,
      `<p>Da circa 5.000 pezzi conviene un’offerta su misura: per scuole, associazioni, aziende, musei e chiunque abbia in mente qualcosa che non entra in un carrello.</p>
<h2>Come funziona</h2><ol><li>Mandaci un elenco con ID design, colori e quantità a <a href="mailto:grandi@brixel.example">grandi@brixel.example</a>. Basta una tabella.</li><li>Controlliamo le scorte e rispondiamo entro due giorni lavorativi con prezzo e data.</li><li>Tu dici sì, noi contiamo.</li></ol>
<p>Quello che entra in un carrello lo trovi da te più in fretta: <a href="/teileliste">incolla la lista</a>, e tutto ciò che c’è finisce dentro in una volta.</p>
<p>Si possono fare anche mosaici oltre il formato XL. Il più grande finora era largo 4,80 m ed è appeso in una palestra.</p>`,
      `<p>From about 5,000 parts an offer of your own is worthwhile: for schools, clubs, companies, museums and everyone who is planning something that does not fit into a cart.</p>
<h2>How it works</h2><ol><li>Send us a list of design IDs, colors and quantities to <a href="mailto:bulk@brixel.example">bulk@brixel.example</a>. A spreadsheet is enough.</li><li>We check the stock and answer within two working days with a price and a date.</li><li>You say yes, we count.</li></ol>
<p>What fits into a cart you find faster yourself: <a href="/teileliste">paste your list</a>, and everything that is there goes in at once.</p>
<p>Mosaics larger than XL are possible too. The largest so far was 4.80 m wide and hangs in a gym.</p>`,
    ),
  },
];
