/** Imprint and accessibility statement. */
import { text } from '../text.ts';
import { COMPANY_ADDRESS, type PageText } from './page.ts';

export const LEGAL_NOTICE_PAGES: readonly PageText[] = [
  {
    identifier: 'impressum',
    title: text('Impressum', 'Note legali', 'Legal notice'),
    metaDescription: text(
      'Anbieterkennzeichnung der Brixel GmbH, Musterstraße 1, 80331 München.',
      'Dati societari di Brixel GmbH, Musterstraße 1, 80331 München.',
      'Provider information of Brixel GmbH, Musterstraße 1, 80331 München.',
    ),
    content: text(
      `<p>Dies ist ein Beispielshop. Firma, Register- und Kontaktdaten sind erfunden.</p>
<p><strong>${COMPANY_ADDRESS}</strong><br>Deutschland</p>
<p>Vertreten durch die Geschäftsführung: Erika Muster, Mario Esempio</p>
<p>Telefon: +49 89 0000000<br>E-Mail: <a href="mailto:hilfe@brixel.example">hilfe@brixel.example</a></p>
<p>Registergericht: Amtsgericht München, HRB 000000<br>Umsatzsteuer-Identifikationsnummer: DE000000000<br>LUCID-Registrierungsnummer: DE0000000000000</p>
<h2>Produktsicherheit</h2><p>Meldungen zur Sicherheit unserer Produkte bitte an <a href="mailto:sicherheit@brixel.example">sicherheit@brixel.example</a>.</p>
<h2>Verantwortlich für den Inhalt</h2><p>Erika Muster, Anschrift wie oben.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h2>Bildnachweis</h2><p>Alle Bilder von Teilen und Sets sind gezeichnet, nicht fotografiert. Musterfotos im Mosaik-Builder sind gemeinfrei oder unter CC0 veröffentlicht.</p>
<h2>Freie Software</h2><p>HEIC-Fotos liest der Mosaik-Builder mit heic-to und libheif (<a href="/licenses/heic-to.txt">Urheber und Quellen</a>). Beide stehen unter der <a href="/licenses/lgpl-3.0.txt">GNU Lesser General Public License 3</a>, die sich auf die <a href="/licenses/gpl-3.0.txt">GNU General Public License 3</a> bezieht.</p>`,
      `<p>Questo è un negozio dimostrativo. Azienda, dati di registro e contatti sono inventati.</p>
<p><strong>${COMPANY_ADDRESS}</strong><br>Germania</p>
<p>Rappresentata dagli amministratori: Erika Muster, Mario Esempio</p>
<p>Telefono: +49 89 0000000<br>E-mail: <a href="mailto:aiuto@brixel.example">aiuto@brixel.example</a></p>
<p>Registro delle imprese: Amtsgericht München, HRB 000000<br>Partita IVA: DE000000000</p>
<h2>Sicurezza dei prodotti</h2><p>Per segnalazioni sulla sicurezza dei nostri prodotti: <a href="mailto:sicherheit@brixel.example">sicherheit@brixel.example</a>.</p>
<h2>Responsabile dei contenuti</h2><p>Erika Muster, indirizzo come sopra.</p>
<h2>Controversie dei consumatori</h2><p>Non siamo obbligati né disposti a partecipare a procedure davanti a un organismo di risoluzione alternativa delle controversie.</p>
<h2>Immagini</h2><p>Tutte le immagini di pezzi e set sono disegnate, non fotografate. Le foto di esempio del mosaico sono di pubblico dominio o pubblicate con licenza CC0.</p>
<h2>Software libero</h2><p>Il mosaico legge le foto HEIC con heic-to e libheif (<a href="/licenses/heic-to.txt">autori e sorgenti</a>), distribuiti con la <a href="/licenses/lgpl-3.0.txt">GNU Lesser General Public License 3</a>, che rinvia alla <a href="/licenses/gpl-3.0.txt">GNU General Public License 3</a>.</p>`,
      `<p>This is an example shop. The firm, its register entries and its contact details are invented.</p>
<p><strong>${COMPANY_ADDRESS}</strong><br>Germany</p>
<p>Represented by the managing directors: Erika Muster, Mario Esempio</p>
<p>Telephone: +49 89 0000000<br>E-mail: <a href="mailto:help@brixel.example">help@brixel.example</a></p>
<p>Register court: Amtsgericht München, HRB 000000<br>VAT identification number: DE000000000<br>LUCID registration number: DE0000000000000</p>
<h2>Product safety</h2><p>Please report anything about the safety of our products to <a href="mailto:sicherheit@brixel.example">sicherheit@brixel.example</a>.</p>
<h2>Responsible for the content</h2><p>Erika Muster, address as above.</p>
<h2>Consumer disputes</h2><p>We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board.</p>
<h2>Pictures</h2><p>All pictures of parts and sets are drawn, not photographed. Sample photos in the mosaic builder are in the public domain or published under CC0.</p>
<h2>Free software</h2><p>The mosaic builder reads HEIC photos with heic-to and libheif (<a href="/licenses/heic-to.txt">authors and sources</a>). Both are under the <a href="/licenses/lgpl-3.0.txt">GNU Lesser General Public License 3</a>, which refers to the <a href="/licenses/gpl-3.0.txt">GNU General Public License 3</a>.</p>`,
    ),
  },
  {
    identifier: 'barrierefreiheit',
    title: text('Erklärung zur Barrierefreiheit', 'Dichiarazione di accessibilità', 'Accessibility statement'),
    metaDescription: text(
      'Wie wir den Shop für alle bedienbar machen und wie du Barrieren meldest.',
      'Come rendiamo il negozio utilizzabile da tutti e come segnalare un ostacolo.',
      'How we make the shop usable for everyone, and how to report a barrier.',
    ),
    content: text(
      `<p>Der Shop soll für alle funktionieren: mit Maus, Tastatur, Finger, Vorlesesoftware und müden Augen. Diese Erklärung gilt für den Onlineshop brixel nach dem Barrierefreiheitsstärkungsgesetz (BFSG).</p>
<h2>Unser Maßstab</h2><p>Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und der Norm EN 301 549. Alle Seiten werden vor jeder Veröffentlichung automatisch und in Stichproben von Hand geprüft, hell und dunkel.</p>
<h2>So ist der Shop gebaut</h2><ul><li>Alle Funktionen sind mit der Tastatur erreichbar, der Fokus ist immer sichtbar.</li><li>Farben sind nie das einzige Merkmal: Jede Farbe hat einen Namen und eine Nummer.</li><li>Texte lassen sich auf 200 % vergrößern, ohne dass etwas verloren geht.</li><li>Bilder haben Alternativtexte, Formulare haben Beschriftungen und verständliche Fehlermeldungen.</li><li>Bewegungen entfallen, wenn dein System das wünscht.</li></ul>
<h2>Was noch nicht geht</h2><p>Beim Zuschneiden im Mosaik-Builder lässt sich der Ausschnitt mit der Tastatur nur in Schritten verschieben. Baupläne als PDF sind noch nicht durchgehend ausgezeichnet; auf Wunsch schicken wir die Teileliste als Text.</p>
<h2>Barriere gefunden?</h2><p>Schreib an <a href="mailto:barrierefrei@brixel.example">barrierefrei@brixel.example</a> oder ruf an: +49 89 0000000. Wir antworten innerhalb von fünf Werktagen.</p>
<h2>Aufsicht</h2><p>Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.</p>
<p>Stand: 1. November 2026</p>`,
      `<p>Il negozio deve funzionare per tutti: con mouse, tastiera, dita, lettori di schermo e occhi stanchi. Questa dichiarazione riguarda il negozio online brixel ai sensi della direttiva (UE) 2019/882 e del D.Lgs. 82/2022.</p>
<h2>Il nostro riferimento</h2><p>Seguiamo le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA, e la norma EN 301 549. Prima di ogni pubblicazione controlliamo le pagine in automatico e, a campione, a mano, in chiaro e in scuro.</p>
<h2>Com’è fatto il negozio</h2><ul><li>Tutte le funzioni si raggiungono da tastiera e il focus è sempre visibile.</li><li>Il colore non è mai l’unico indizio: ogni colore ha un nome e un numero.</li><li>I testi si ingrandiscono al 200% senza perdere nulla.</li><li>Le immagini hanno testi alternativi, i moduli hanno etichette ed errori comprensibili.</li><li>Le animazioni spariscono se il tuo sistema lo chiede.</li></ul>
<h2>Che cosa manca ancora</h2><p>Nel ritaglio del mosaico, da tastiera il riquadro si sposta solo a passi. Gli schemi in PDF non sono ancora del tutto strutturati; su richiesta mandiamo l’elenco dei pezzi come testo.</p>
<h2>Hai trovato un ostacolo?</h2><p>Scrivi a <a href="mailto:accessibile@brixel.example">accessibile@brixel.example</a> o chiama +49 89 0000000. Rispondiamo entro cinque giorni lavorativi.</p>
<h2>Vigilanza</h2><p>In Germania è competente la Marktüberwachungsstelle der Länder für die Barrierefreiheit (MLBF), Magdeburgo; in Italia l’Agenzia per l’Italia digitale (AgID).</p>
<p>Aggiornata al 1° novembre 2026</p>`,
      `<p>The shop should work for everyone: with mouse, keyboard, fingers, screen readers and tired eyes. This statement applies to the online shop brixel under Directive (EU) 2019/882 and the German act that implements it (BFSG).</p>
<h2>Our standard</h2><p>We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the standard EN 301 549. Before every release all pages are checked automatically and, in samples, by hand, in light and dark.</p>
<h2>How the shop is built</h2><ul><li>Everything can be reached with the keyboard, and the focus is always visible.</li><li>Color is never the only clue: every color has a name and a number.</li><li>Text can be enlarged to 200% without losing anything.</li><li>Pictures have alternative texts, forms have labels and error messages that can be understood.</li><li>Animations are left out if your system asks for that.</li></ul>
<h2>What does not work yet</h2><p>When you crop in the mosaic builder, the keyboard moves the section only in steps. Building plans as PDFs are not fully tagged yet; on request we send the list of parts as text.</p>
<h2>Found a barrier?</h2><p>Write to <a href="mailto:accessibility@brixel.example">accessibility@brixel.example</a> or call +49 89 0000000. We answer within five working days.</p>
<h2>Supervision</h2><p>The competent authority is the joint market surveillance authority of the German states for the accessibility of products and services (MLBF), Magdeburg.</p>
<p>As of 1 November 2026</p>`,
    ),
  },
];
