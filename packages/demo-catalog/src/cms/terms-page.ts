/** General terms and conditions. */
import { text } from '../text.ts';
import type { PageText } from './page.ts';

export const TERMS_PAGE: PageText = {
  identifier: 'agb',
  title: text('Allgemeine Geschäftsbedingungen', 'Condizioni generali di vendita'),
  metaDescription: text(
    'Die Bedingungen, zu denen wir verkaufen: Vertragsschluss, Preise, Lieferung, Zahlung, Gewährleistung.',
    'Le condizioni alle quali vendiamo: contratto, prezzi, consegna, pagamento, garanzia.',
  ),
  content: text(
    `<p>Stand: 1. November 2026</p>
<h2>1. Geltung und Vertragspartner</h2><p>Diese Bedingungen gelten für alle Bestellungen im Onlineshop von brixel. Dein Vertragspartner ist die Brixel GmbH, Musterstraße 1, 80331 München (siehe <a href="/i/impressum">Impressum</a>). Verbraucherin oder Verbraucher ist, wer überwiegend für private Zwecke bestellt (§ 13 BGB).</p>
<h2>2. Vertragsschluss</h2><p>Die Darstellung der Waren im Shop ist noch kein bindendes Angebot. Du legst Artikel in den Warenkorb, gibst in der Kasse deine Daten ein und kannst vor dem Absenden alle Angaben prüfen und über „Ändern“ korrigieren. Mit dem Knopf „Zahlungspflichtig bestellen“ gibst du ein verbindliches Angebot ab. Wir bestätigen den Eingang sofort per E-Mail. Der Vertrag kommt zustande, wenn wir dein Angebot per E-Mail annehmen oder die Ware versenden, spätestens innerhalb von drei Werktagen; bei Online-Zahlung mit der Bestätigung der Zahlung.</p>
<h2>3. Vertragstext und Sprache</h2><p>Der Vertrag wird auf Deutsch oder, im italienischen Shop, auf Italienisch geschlossen. Wir speichern den Vertragstext und senden ihn dir mit diesen Bedingungen und der Widerrufsbelehrung per E-Mail. Mit Konto findest du deine Bestellungen auch dort.</p>
<h2>4. Preise und Versandkosten</h2><p>Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Mehrwertsteuer. Hinzu kommen die Versandkosten, die unter <a href="/i/versand">Versand &amp; Lieferzeit</a> und vor der Bestellung angezeigt werden. Mengenpreise gelten je Artikel und Farbe ab der angegebenen Stückzahl. Preise für größere Mengen können Bruchteile eines Cents enthalten; gerundet wird die Summe je Position.</p>
<h2>5. Lieferung</h2><p>Wir liefern nach Deutschland und Italien. Die Lieferzeit steht beim Artikel und in der Kasse. Ist ein Artikel entgegen unserer Angabe nicht lieferbar, sagen wir dir das unverzüglich und erstatten bereits gezahlte Beträge.</p>
<h2>6. Zahlung</h2><p>Du zahlst online über unseren Zahlungsdienst oder per Banküberweisung. Bei Überweisung ist der Betrag innerhalb von sieben Tagen nach der Bestellbestätigung fällig. Aufschläge für Zahlungsarten erheben wir nicht.</p>
<h2>7. Eigentumsvorbehalt</h2><p>Bis zur vollständigen Zahlung bleibt die Ware unser Eigentum.</p>
<h2>8. Widerruf</h2><p>Verbraucherinnen und Verbraucher haben ein Widerrufsrecht von 14 Tagen. Einzelheiten und das Musterformular stehen in der <a href="/i/widerruf">Widerrufsbelehrung</a>.</p>
<h2>9. Gewährleistung</h2><p>Es gelten die gesetzlichen Mängelrechte. Die Verjährungsfrist beträgt bei neuen Waren zwei Jahre ab Ablieferung. Leichte Farbabweichungen zwischen Bildschirm und Ware sind kein Mangel, Farbabweichungen innerhalb einer Lieferung schon.</p>
<h2>10. Mosaike aus eigenen Bildern</h2><p>Lade nur Bilder hoch, an denen du die nötigen Rechte hast und deren Nutzung keine Rechte anderer verletzt. Du räumst uns das Recht ein, das Bild zu verarbeiten, soweit es für dein Mosaik nötig ist, mehr nicht. Wir dürfen Aufträge ablehnen, deren Inhalt gegen Gesetze verstößt.</p>
<h2>11. Digitale Inhalte</h2><p>Anleitungen sind für deinen privaten Gebrauch bestimmt, mit einer Lizenz für Schule und Verein auch für die Gruppe; weiterverkaufen darfst du die Dateien nicht.</p>
<h2>12. Haftung</h2><p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf den vertragstypischen, vorhersehbaren Schaden.</p>
<h2>13. Sicherheit</h2><p>Achtung! Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr durch Kleinteile.</p>
<h2>14. Streitbeilegung</h2><p>Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Wenn etwas schiefgeht, schreib uns; bisher haben wir uns noch immer geeinigt.</p>
<h2>15. Anwendbares Recht</h2><p>Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Zwingende Vorschriften zum Schutz von Verbraucherinnen und Verbrauchern in dem Staat, in dem du deinen gewöhnlichen Aufenthalt hast, bleiben unberührt.</p>`,
    `<p>Aggiornate al 1° novembre 2026</p>
<h2>1. Ambito e parti</h2><p>Queste condizioni valgono per tutti gli ordini nel negozio online brixel. La tua controparte è Brixel GmbH, Musterstraße 1, 80331 München, Germania (vedi <a href="/i/impressum">Note legali</a>). È consumatore chi ordina per scopi estranei alla propria attività professionale (art. 3 Codice del consumo).</p>
<h2>2. Conclusione del contratto</h2><p>La presentazione dei prodotti non è ancora un’offerta vincolante. Metti gli articoli nel carrello, inserisci i dati alla cassa e prima dell’invio puoi controllare tutto e correggere con «Modifica». Con il pulsante «Ordina con obbligo di pagamento» fai una proposta vincolante. Confermiamo subito la ricezione via e-mail. Il contratto è concluso quando accettiamo la proposta via e-mail o spediamo la merce, al più tardi entro tre giorni lavorativi; con il pagamento online, alla conferma del pagamento.</p>
<h2>3. Testo del contratto e lingua</h2><p>Il contratto si conclude in italiano o, nel negozio tedesco, in tedesco. Conserviamo il testo e te lo mandiamo via e-mail insieme a queste condizioni e all’informativa sul recesso. Se hai un account, trovi lì anche i tuoi ordini.</p>
<h2>4. Prezzi e spese di spedizione</h2><p>Tutti i prezzi sono finali, in euro, IVA inclusa. Si aggiungono le spese indicate in <a href="/i/versand">Spedizione e tempi</a> e mostrate prima dell’ordine. I prezzi a scaglioni valgono per articolo e colore a partire dalla quantità indicata. I prezzi per quantità elevate possono contenere frazioni di centesimo; si arrotonda il totale di ogni riga.</p>
<h2>5. Consegna</h2><p>Consegniamo in Germania e in Italia. I tempi sono indicati accanto all’articolo e alla cassa. Se un articolo non è disponibile contrariamente a quanto indicato, te lo diciamo subito e rimborsiamo quanto già pagato.</p>
<h2>6. Pagamento</h2><p>Paghi online con il nostro servizio di pagamento o con bonifico. Con il bonifico l’importo va versato entro sette giorni dalla conferma d’ordine. Non applichiamo sovrapprezzi.</p>
<h2>7. Riserva di proprietà</h2><p>Fino al pagamento completo la merce resta di nostra proprietà.</p>
<h2>8. Recesso</h2><p>I consumatori hanno 14 giorni per recedere. I dettagli e il modulo tipo sono nell’<a href="/i/widerruf">informativa sul recesso</a>.</p>
<h2>9. Garanzia legale</h2><p>Vale la garanzia legale di conformità di due anni dalla consegna (artt. 128 e seguenti del Codice del consumo). Lievi differenze di colore tra schermo e prodotto non sono un difetto; differenze di colore all’interno di una stessa consegna sì.</p>
<h2>10. Mosaici da immagini proprie</h2><p>Carica solo immagini sulle quali hai i diritti necessari e il cui uso non lede diritti altrui. Ci autorizzi a elaborare l’immagine quanto serve per il tuo mosaico, e niente di più. Possiamo rifiutare incarichi dal contenuto illecito.</p>
<h2>11. Contenuti digitali</h2><p>Le istruzioni sono per uso privato, con una licenza per scuole e associazioni anche per il gruppo; i file non si possono rivendere.</p>
<h2>12. Responsabilità</h2><p>Rispondiamo senza limiti per dolo e colpa grave, per danni alla vita, al corpo o alla salute e secondo le norme sulla responsabilità da prodotto. Per colpa lieve rispondiamo solo della violazione di obblighi essenziali, nei limiti del danno tipico e prevedibile.</p>
<h2>13. Sicurezza</h2><p>Avvertenza! Non adatto a bambini di età inferiore a 36 mesi. Piccole parti: rischio di soffocamento.</p>
<h2>14. Risoluzione delle controversie</h2><p>Non siamo obbligati né disposti a partecipare a procedure davanti a un organismo di risoluzione alternativa delle controversie dei consumatori. Se qualcosa va storto, scrivici: finora ci siamo sempre messi d’accordo.</p>
<h2>15. Legge applicabile</h2><p>Si applica il diritto tedesco, esclusa la Convenzione di Vienna sulla vendita. Restano ferme le norme inderogabili a tutela dei consumatori dello Stato in cui risiedi abitualmente e il foro del consumatore.</p>`,
  ),
};
