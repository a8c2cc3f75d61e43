import './styles/styleguide.css';
import { SkipLink } from './link.tsx';
import { StyleguideContent } from './styleguide-content.tsx';
import { StyleguideControls } from './styleguide-controls.tsx';
import { StyleguideFeedback } from './styleguide-feedback.tsx';
import { StyleguideTokens } from './styleguide-tokens.tsx';

/** Every primitive with all its states; only for development. */
export function Styleguide() {
  return (
    <>
      <SkipLink href="#styleguide">Zum Inhalt</SkipLink>
      <div className="wrap sg" id="styleguide">
        <header>
          <h1>Bausteine der Oberfläche</h1>
          <p className="soft mt1 sg__text">
            Rechtecke sind Steine, Kreise sind Noppen. Licht kommt von links oben. Farbe gehört den Teilen, nicht der
            Oberfläche.
          </p>
        </header>
        <StyleguideTokens />
        <StyleguideControls />
        <StyleguideContent />
        <StyleguideFeedback />
      </div>
    </>
  );
}
