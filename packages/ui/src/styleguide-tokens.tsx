import type { ReactNode } from 'react';

const PETROL = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((step) => `petrol-${step}`);
const MANGO = [50, 100, 200, 300, 400, 500, 600, 700].map((step) => `mango-${step}`);
const ROLES = ['canvas', 'canvas-2', 'tray', 'line', 'field', 'ink-3', 'ink-2', 'ink', 'link', 'cta', 'sale'];
const MEANINGS = ['ok', 'warn', 'bad', 'info'];
const TINTS = ['mint', 'mango', 'rose', 'sky', 'lilac', 'sand', 'lime', 'stone'].map((name) => `tint-${name}`);

function Tokens({ names, scale }: { names: readonly string[]; scale?: boolean }) {
  return (
    <div className={scale ? 'sg__tok sg__tok--scale' : 'sg__tok'}>
      {names.map((name) => (
        <div key={name}>
          <i style={{ background: `var(--${name})` }} />
          {scale ? name.replace('-', ' ') : name}
        </div>
      ))}
    </div>
  );
}

export function StyleguideTokens() {
  return (
    <>
      <StyleguideSection title="Farben">
        <Tokens names={PETROL} scale />
        <Tokens names={MANGO} scale />
        <Tokens names={[...ROLES, ...MEANINGS, ...TINTS]} />
      </StyleguideSection>
      <StyleguideSection title="Schrift">
        <p className="display sg__hero">Größe zählt. Perché no?</p>
        <p className="display sg__h1 mt2">Parkinsans 700, Überschrift 1</p>
        <p className="display sg__h2 mt1">Parkinsans 700, Überschrift 2</p>
        <p className="sg__text mt2">
          Figtree 400 für Text: Klemmbausteine, Platten &amp; Fliesen einzeln nach Farbe, ab 0,02 € pro Stück. È così:
          mattoncini à la carte, più di 3.000 forme. „Zuschneiden“ 38,4 × 51,2 cm.
        </p>
        <p className="num b mt1">0123456789 tabellarisch 1.111,10 € / 8.888,88 €</p>
      </StyleguideSection>
    </>
  );
}

interface StyleguideSectionProps {
  title: string;
  children: ReactNode;
}

export function StyleguideSection({ title, children }: StyleguideSectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
