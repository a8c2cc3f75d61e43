/** Instruction on the right of withdrawal with the model form. */
import { text } from '../text.ts';
import type { PageText } from './page.ts';

export const WITHDRAWAL_PAGE: PageText = {
  identifier: 'widerruf',
  title: text('Widerrufsbelehrung', 'Diritto di recesso', 'Right of withdrawal'),
  metaDescription: text(
    '14 Tage Widerrufsrecht: die Belehrung und das Muster-Widerrufsformular.',
    '14 giorni per recedere: l’informativa e il modulo di recesso tipo.',
    '14 days to withdraw: the instructions and the model withdrawal form.',
  ),
  content: text(
    `<h2>Widerrufsrecht</h2>
<p>Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen hast beziehungsweise hat. Kommt eine Bestellung in mehreren Teilsendungen, beginnt die Frist mit der letzten. Bei digitalen Inhalten und Lizenzen beginnt sie mit dem Vertragsschluss.</p>
<p>Um dein Widerrufsrecht auszuüben, musst du uns (Brixel GmbH, Musterstraße 1, 80331 München, Telefon +49 89 0000000, E-Mail widerruf@brixel.example) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über deinen Entschluss informieren, diesen Vertrag zu widerrufen. Du kannst dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Du kannst den Vertrag auch online widerrufen, mit dem Link „<a href="/vertrag-widerrufen">Vertrag widerrufen</a>“ auf jeder Seite unseres Shops; den Eingang bestätigen wir dir dann sofort per E-Mail, mit Inhalt, Datum und Uhrzeit.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.</p>
<h2>Folgen des Widerrufs</h2>
<p>Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass du eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt hast), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast, es sei denn, mit dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden dir wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder bis du den Nachweis erbracht hast, dass du die Waren zurückgesandt hast, je nachdem, welches der frühere Zeitpunkt ist.</p>
<p>Du hast die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem du uns über den Widerruf unterrichtest, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn du die Waren vor Ablauf der Frist von vierzehn Tagen absendest. Du trägst die unmittelbaren Kosten der Rücksendung der Waren.</p>
<p>Du musst für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.</p>
<h2>Vorzeitiges Erlöschen</h2>
<p>Bei digitalen Inhalten (zum Beispiel Anleitungen als PDF) erlischt das Widerrufsrecht, wenn wir mit der Bereitstellung begonnen haben, nachdem du ausdrücklich zugestimmt und bestätigt hast, dass du dadurch dein Widerrufsrecht verlierst, und wir dir das bestätigt haben.</p>
<h2>Muster-Widerrufsformular</h2>
<p>(Wenn du den Vertrag widerrufen willst, fülle bitte dieses Formular aus und sende es zurück.)</p>
<ul><li>An Brixel GmbH, Musterstraße 1, 80331 München, E-Mail widerruf@brixel.example</li><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)</li><li>Bestellt am (*) / erhalten am (*)</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul>
<p>(*) Unzutreffendes streichen.</p>`,
    `<h2>Diritto di recesso</h2>
<p>Hai il diritto di recedere dal contratto, senza indicarne le ragioni, entro quattordici giorni. Il periodo di recesso scade dopo quattordici giorni dal giorno in cui tu, o un terzo da te designato diverso dal vettore, acquisisci il possesso fisico dei beni. Se l’ordine arriva in più spedizioni, il termine decorre dall’ultima. Per contenuti digitali e licenze decorre dalla conclusione del contratto.</p>
<p>Per esercitare il diritto di recesso devi informarci (Brixel GmbH, Musterstraße 1, 80331 München, Germania, telefono +49 89 0000000, e-mail recesso@brixel.example) della tua decisione con una dichiarazione esplicita (per esempio una lettera inviata per posta o un’e-mail). Puoi usare il modulo di recesso tipo qui sotto, ma non è obbligatorio. Puoi recedere anche online, con il link «<a href="/vertrag-widerrufen">Recedere dal contratto</a>» presente in ogni pagina del negozio; in tal caso ti confermiamo subito la ricezione via e-mail, con contenuto, data e ora.</p>
<p>Per rispettare il termine è sufficiente inviare la comunicazione relativa al recesso prima della scadenza del periodo.</p>
<h2>Effetti del recesso</h2>
<p>Se recedi dal contratto, ti rimborsiamo tutti i pagamenti ricevuti, compresi i costi di consegna (esclusi i costi supplementari dovuti alla scelta di un tipo di consegna diverso dal meno costoso da noi offerto), senza indebito ritardo e in ogni caso entro quattordici giorni dal giorno in cui siamo informati della tua decisione. Usiamo lo stesso mezzo di pagamento che hai usato per la transazione iniziale, salvo diverso accordo espresso; in ogni caso non sostieni alcun costo per il rimborso. Possiamo trattenere il rimborso finché non riceviamo i beni o finché non dimostri di averli rispediti, se precedente.</p>
<p>Devi rispedire i beni o consegnarli a noi senza indebiti ritardi e in ogni caso entro quattordici giorni dal giorno in cui ci hai comunicato il recesso. Il termine è rispettato se li spedisci prima della scadenza. I costi diretti della restituzione sono a tuo carico.</p>
<p>Sei responsabile solo della diminuzione del valore dei beni risultante da una manipolazione diversa da quella necessaria per stabilirne natura, caratteristiche e funzionamento.</p>
<h2>Perdita del diritto</h2>
<p>Per i contenuti digitali (per esempio le istruzioni in PDF) il diritto di recesso si estingue quando abbiamo iniziato la fornitura dopo il tuo consenso espresso e la tua conferma di perdere così il diritto di recesso, e te ne abbiamo dato conferma.</p>
<h2>Modulo di recesso tipo</h2>
<p>(Compila e rispedisci questo modulo solo se vuoi recedere dal contratto.)</p>
<ul><li>Destinatario: Brixel GmbH, Musterstraße 1, 80331 München, Germania, e-mail recesso@brixel.example</li><li>Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*) / di prestazione del seguente servizio (*)</li><li>Ordinato il (*) / ricevuto il (*)</li><li>Nome del/dei consumatore/i</li><li>Indirizzo del/dei consumatore/i</li><li>Firma del/dei consumatore/i (solo se il modulo è su carta)</li><li>Data</li></ul>
<p>(*) Cancellare la dicitura inutile.</p>`,
    `<h2>Right of withdrawal</h2>
<p>You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period expires after fourteen days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods. If an order comes in several parcels, the period begins with the last one. For digital content and licences it begins with the conclusion of the contract.</p>
<p>To exercise the right of withdrawal, you must inform us (Brixel GmbH, Musterstraße 1, 80331 München, Germany, telephone +49 89 0000000, e-mail withdrawal@brixel.example) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an e-mail). You may use the model withdrawal form below, but it is not obligatory. You can also withdraw online, with the link “<a href="/vertrag-widerrufen">Withdraw from contract</a>” on every page of our shop; we then acknowledge receipt at once by e-mail, with its content, date and time.</p>
<p>To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.</p>
<h2>Effects of withdrawal</h2>
<p>If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.</p>
<p>You shall send back the goods or hand them over to us without undue delay and in any event not later than fourteen days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of fourteen days has expired. You will have to bear the direct cost of returning the goods.</p>
<p>You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.</p>
<h2>Early expiry</h2>
<p>For digital content (for example instructions as a PDF) the right of withdrawal expires when we have begun to supply it after you have given your express consent and acknowledged that you thereby lose your right of withdrawal, and we have confirmed this to you.</p>
<h2>Model withdrawal form</h2>
<p>(Complete and return this form only if you wish to withdraw from the contract.)</p>
<ul><li>To Brixel GmbH, Musterstraße 1, 80331 München, Germany, e-mail withdrawal@brixel.example</li><li>I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)</li><li>Ordered on (*) / received on (*)</li><li>Name of consumer(s)</li><li>Address of consumer(s)</li><li>Signature of consumer(s) (only if this form is notified on paper)</li><li>Date</li></ul>
<p>(*) Delete as appropriate.</p>`,
  ),
};
