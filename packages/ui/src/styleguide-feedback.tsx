import { useState } from 'react';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';
import { EmptyState } from './empty-state.tsx';
import { Modal } from './modal.tsx';
import { Notice, type Tone } from './notice.tsx';
import { Picture } from './picture.tsx';
import { Plates } from './plates.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { StyleguideSection } from './styleguide-tokens.tsx';
import { Toast, ToastRegion } from './toast.tsx';

const STEPS = ['Hochladen', 'Zuschneiden', 'Filter', 'Größe'];
const TOASTS = {
  ok: 'Produkt wurde in den Warenkorb gelegt.',
  warn: 'Der Lagerbestand ist nicht sicher. Wir haben das Produkt für dich vorgemerkt.',
  bad: 'Das Produkt ist ausverkauft und kann nicht in den Warenkorb.',
  info: 'Du bist abgemeldet.',
} as const satisfies Record<Tone, string>;
const TONES = ['ok', 'warn', 'bad', 'info'] as const;
const NOTICES = [
  { tone: 'info', title: 'Information', text: 'Die Bestellung wird per Banküberweisung bezahlt.' },
  { tone: 'ok', title: 'Gespeichert', text: 'Deine Daten wurden aktualisiert.' },
  { tone: 'warn', title: 'Achtung', text: 'Nur noch 38 Stück verfügbar.' },
  { tone: 'bad', title: 'Fehler', text: 'Der Gutscheincode stimmt nicht.' },
] as const;

interface LiveToast {
  id: string;
  tone: Tone;
  message: string;
}

export function StyleguideFeedback() {
  const [step, setStep] = useState(2);
  const [drawer, setDrawer] = useState<'left' | 'right' | null>(null);
  const [modal, setModal] = useState(false);
  const [loading, setLoading] = useState(false);
  const [live, setLive] = useState<readonly LiveToast[]>([]);
  const show = (tone: Tone) =>
    setLive((list) => [...list, { id: crypto.randomUUID(), tone, message: TOASTS[tone] }].slice(-3));
  const drop = (id: string) => setLive((list) => list.filter((toast) => toast.id !== id));
  const ignore = () => {};

  return (
    <>
      <StyleguideSection title="Fortschritt">
        <div className="sg__plates">
          <Plates label="Fortschritt" steps={STEPS} current={step} doneLabel="erledigt" />
        </div>
        <div className="sg__row mt3">
          <Button size="s" onClick={() => setStep(Math.max(0, step - 1))}>
            Zurück
          </Button>
          <Button size="s" onClick={() => setStep(Math.min(STEPS.length, step + 1))}>
            Weiter
          </Button>
          <Button size="s" onClick={() => setLoading(!loading)}>
            Ladebalken
          </Button>
        </div>
        <ProgressBar active={loading} />
      </StyleguideSection>

      <StyleguideSection title="Hinweise">
        <div className="grid sg__toasts">
          {TONES.map((tone) => (
            <Toast
              key={tone}
              tone={tone}
              duration={null}
              closeLabel="Hinweis schließen"
              onClose={ignore}
              actions={[
                { label: 'OK', onSelect: ignore },
                ...(tone === 'ok' ? [{ label: 'Zur Kasse', onSelect: ignore }] : []),
              ]}
            >
              {TOASTS[tone]}
            </Toast>
          ))}
        </div>
        <div className="sg__row mt3">
          {TONES.map((tone) => (
            <Button key={tone} size="s" onClick={() => show(tone)}>
              Meldung „{tone}“
            </Button>
          ))}
        </div>
        <div className="stack mt3 sg__form">
          {NOTICES.map((notice) => (
            <Notice key={notice.tone} tone={notice.tone} title={notice.title}>
              {notice.text}
            </Notice>
          ))}
        </div>
        <ToastRegion label="Meldungen">
          {live.map((toast) => (
            <Toast key={toast.id} tone={toast.tone} closeLabel="Schließen" onClose={() => drop(toast.id)}>
              {toast.message}
            </Toast>
          ))}
        </ToastRegion>
      </StyleguideSection>

      <StyleguideSection title="Schubladen und Fenster">
        <div className="sg__row">
          <Button onClick={() => setDrawer('right')}>Schublade rechts</Button>
          <Button onClick={() => setDrawer('left')}>Schublade links</Button>
          <Button onClick={() => setModal(true)}>Fenster</Button>
        </div>
        <Drawer
          open={drawer !== null}
          onClose={() => setDrawer(null)}
          side={drawer ?? 'right'}
          title="Warenkorb"
          closeLabel="Warenkorb schließen"
          footer={
            <Button variant="cta" size="l" block>
              Zur Kasse
            </Button>
          }
        >
          <p className="mt3">Inhalt</p>
          <Button className="mt3" size="s" onClick={() => show('ok')}>
            Meldung zeigen
          </Button>
        </Drawer>
        <Modal open={modal} onClose={() => setModal(false)} size="s" title="Wirklich löschen?" closeLabel="Schließen">
          <p>Der Entwurf ist danach weg.</p>
          <Button className="mt3" variant="danger" onClick={() => setModal(false)}>
            Löschen
          </Button>
        </Modal>
      </StyleguideSection>

      <StyleguideSection title="Leer">
        <EmptyState
          className="band sg__empty"
          headingLevel={3}
          picture={<Picture src="/mark.svg" alt="" width={200} height={200} />}
          title="Keine Treffer mit diesen Filtern"
          action={<Button variant="solid">Koralle entfernen</Button>}
        >
          Nimm einen Filter weg, zum Beispiel „Koralle“. Dann sind es 174 Artikel.
        </EmptyState>
      </StyleguideSection>
    </>
  );
}
