/** Privacy notice. */
import { text } from '../text.ts';
import type { PageText } from './page.ts';

export const PRIVACY_PAGE: PageText = {
  identifier: 'datenschutz',
  title: text('Datenschutz', 'Informativa privacy'),
  metaDescription: text(
    'Welche Daten wir verarbeiten, wozu, wie lange und welche Rechte du hast.',
    'Quali dati trattiamo, perché, per quanto tempo e quali diritti hai.',
  ),
  content: text(
    `<p>Kurz gesagt: Wir nehmen die Daten, die wir für deine Bestellung brauchen, und sonst nur, was du uns ausdrücklich erlaubst.</p>
<h2>Verantwortlich</h2><p>Brixel GmbH, Musterstraße 1, 80331 München, E-Mail <a href="mailto:datenschutz@brixel.example">datenschutz@brixel.example</a>. Unsere Datenschutzbeauftragte erreichst du unter derselben Adresse.</p>
<h2>Besuch der Seite</h2><p>Beim Aufruf verarbeitet unser Server für kurze Zeit IP-Adresse, Zeitpunkt, aufgerufene Seite und Browsertyp, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Die Protokolle löschen wir nach sieben Tagen.</p>
<h2>Speicher in deinem Browser</h2><p>Warenkorb, Merkliste, Vergleich, Anmeldung, Stand des Newsletters, Sprache und Farbschema liegen in deinem Browser. Ohne JavaScript merkt sich ein Cookie deinen Warenkorb, bis du den Browser schließt. Das ist nötig, damit der Shop funktioniert (§ 25 Abs. 2 TDDDG). Statistik und Marketing laden wir erst, wenn du zustimmst. Deine Wahl kannst du jederzeit über „Cookie-Einstellungen“ am Seitenende ändern.</p>
<h2>Bestellung und Konto</h2><p>Für die Bestellung verarbeiten wir Name, Adresse, E-Mail, bestellte Artikel und Zahlungsangaben (Art. 6 Abs. 1 lit. b DSGVO). Weitergegeben wird nur, was Kurier, Zahlungsdienst und Hosting brauchen. Rechnungsdaten bewahren wir so lange auf, wie Handels- und Steuerrecht es verlangen (Art. 6 Abs. 1 lit. c DSGVO); danach löschen wir sie. Dein Konto kannst du jederzeit löschen lassen.</p>
<h2>Mosaik-Builder</h2><p>Dein Foto bleibt in deinem Browser, bis du ein Mosaik anforderst. Dann schickt er uns den gewählten Ausschnitt, den wir nur verarbeiten, um dein Mosaik zu berechnen (Art. 6 Abs. 1 lit. b DSGVO), und nicht aufbewahren. Gespeichert wird das Mosaik, also welche Farbe auf welcher Noppe liegt. Wir löschen es fünf Tage später, wenn du nicht bestellst; sonst gehört es zu deiner Bestellung. Wir zeigen dein Bild niemandem und trainieren nichts damit.</p>
<h2>Newsletter</h2><p>Den Newsletter bekommst du nur, wenn du ihn bestellst und den Link der Bestätigungsmail bestätigst (Art. 6 Abs. 1 lit. a DSGVO); sonst löschen wir die Adresse nach sieben Tagen. Zeitpunkt und Text der Einwilligung speichern wir als Nachweis. Damit jede Adresse einen Gutschein bekommt, aber nur einen, behalten wir eine Prüfsumme, aus der sich die Adresse nicht lesen lässt (Art. 6 Abs. 1 lit. f DSGVO). Abmelden geht mit einem Klick in jeder Ausgabe.</p>
<h2>Kontaktformular</h2><p>Was du uns schreibst, verarbeiten wir, um dir zu antworten (Art. 6 Abs. 1 lit. b und f DSGVO). Es kommt als E-Mail bei uns an; im Shop selbst bleibt der Text nicht gespeichert.</p>
<h2>Bewertungen</h2><p>Mit einer Bewertung veröffentlichen wir deinen Anzeigenamen, Text, Sterne und Datum. Ob du das Produkt gekauft hast, prüfen wir anhand deiner Bestellungen.</p>
<h2>Empfänger und Drittländer</h2><p>Unsere Server stehen in der EU. Dienstleister sind vertraglich gebunden (Art. 28 DSGVO). Eine Übermittlung in Länder außerhalb der EU findet nicht statt.</p>
<h2>Deine Rechte</h2><p>Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch sowie das Recht, eine Einwilligung jederzeit für die Zukunft zu widerrufen. Schreib dazu an <a href="mailto:datenschutz@brixel.example">datenschutz@brixel.example</a>. Du kannst dich außerdem bei einer Aufsichtsbehörde beschweren, zum Beispiel beim Bayerischen Landesamt für Datenschutzaufsicht.</p>
<p>Automatisierte Entscheidungen im Einzelfall treffen wir nicht. Stand: 1. November 2026</p>`,
    `<p>In breve: prendiamo i dati che servono per il tuo ordine e, per il resto, solo ciò che ci permetti espressamente.</p>
<h2>Titolare</h2><p>Brixel GmbH, Musterstraße 1, 80331 München, Germania, e-mail <a href="mailto:privacy@brixel.example">privacy@brixel.example</a>. La nostra responsabile della protezione dei dati risponde allo stesso indirizzo.</p>
<h2>Visita del sito</h2><p>Quando apri una pagina, il server tratta per poco tempo indirizzo IP, ora, pagina richiesta e tipo di browser, per consegnare la pagina e respingere attacchi (art. 6, par. 1, lett. f GDPR). I registri vengono cancellati dopo sette giorni.</p>
<h2>Memoria del browser</h2><p>Carrello, preferiti, confronto, accesso, stato della newsletter, lingua e tema sono salvati nel tuo browser. Senza JavaScript un cookie ricorda il carrello finché non chiudi il browser. È necessario perché il negozio funzioni. Statistiche e marketing si caricano solo dopo il tuo consenso. Puoi cambiare la scelta quando vuoi con «Impostazioni cookie» a fondo pagina.</p>
<h2>Ordine e account</h2><p>Per l’ordine trattiamo nome, indirizzo, e-mail, articoli ordinati e dati di pagamento (art. 6, par. 1, lett. b GDPR). Comunichiamo solo ciò che serve a corriere, servizio di pagamento e hosting. I dati di fatturazione si conservano per il tempo imposto dalle norme commerciali e fiscali (art. 6, par. 1, lett. c GDPR); poi si cancellano. Puoi far cancellare il tuo account in qualsiasi momento.</p>
<h2>Mosaico dalla tua foto</h2><p>La tua foto resta nel tuo browser finché non chiedi un mosaico. Allora ci invia il ritaglio scelto, che usiamo solo per calcolare il mosaico (art. 6, par. 1, lett. b GDPR) e non conserviamo. Resta il mosaico, cioè quale colore sta su quale bottoncino. Se non ordini, lo cancelliamo cinque giorni dopo; altrimenti fa parte del tuo ordine. Non mostriamo la foto a nessuno e non ci addestriamo nulla.</p>
<h2>Newsletter</h2><p>La ricevi solo se la richiedi e confermi con l’e-mail che ti mandiamo (art. 6, par. 1, lett. a GDPR); altrimenti cancelliamo l’indirizzo dopo sette giorni. Conserviamo data e testo del consenso come prova. Perché ogni indirizzo riceva un buono, ma uno solo, teniamo un codice di controllo da cui l’indirizzo non si può leggere (art. 6, par. 1, lett. f GDPR). Ti disiscrivi con un clic in ogni numero.</p>
<h2>Modulo di contatto</h2><p>Quello che ci scrivi serve a risponderti (art. 6, par. 1, lett. b e f GDPR). Ci arriva come e-mail; nel negozio il testo non resta salvato.</p>
<h2>Recensioni</h2><p>Con una recensione pubblichiamo nome visualizzato, testo, stelle e data. Controlliamo sui tuoi ordini se hai comprato il prodotto.</p>
<h2>Destinatari e paesi terzi</h2><p>I nostri server sono nell’UE. I fornitori sono vincolati per contratto (art. 28 GDPR). Non trasferiamo dati fuori dall’UE.</p>
<h2>I tuoi diritti</h2><p>Hai diritto di accesso, rettifica, cancellazione, limitazione, portabilità e opposizione, e puoi revocare un consenso in ogni momento per il futuro. Scrivi a <a href="mailto:privacy@brixel.example">privacy@brixel.example</a>. Puoi inoltre presentare reclamo a un’autorità di controllo, in Italia al Garante per la protezione dei dati personali.</p>
<p>Non prendiamo decisioni automatizzate sui singoli. Aggiornata al 1° novembre 2026</p>`,
  ),
};
