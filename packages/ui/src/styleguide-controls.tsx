import { useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Chip } from './chip.tsx';
import { OptionTile, Radio, RadioChoice } from './choice.tsx';
import { Field, Input, Select, Textarea } from './field.tsx';
import { ArrowRightIcon, CartIcon, HeartIcon } from './icons.tsx';
import { PasswordField } from './password-field.tsx';
import { PixelLoader } from './pixel-loader.tsx';
import { Range } from './range.tsx';
import { Stepper } from './stepper.tsx';
import { StudGlyph } from './stud-glyph.tsx';
import { StyleguideSection } from './styleguide-tokens.tsx';
import { Switch } from './switch.tsx';

const STEPPER = { label: 'Menge', decreaseLabel: 'Weniger', increaseLabel: 'Mehr' };

export function StyleguideControls() {
  const [off, setOff] = useState(false);
  const [on, setOn] = useState(true);
  const [liked, setLiked] = useState(true);
  return (
    <>
      <StyleguideSection title="Knöpfe">
        <div className="sg__row">
          <Button variant="cta">In den Warenkorb</Button>
          <Button variant="cta" className="is-hover">
            Überfahren
          </Button>
          <Button variant="cta" className="is-pressed">
            Gedrückt
          </Button>
          <Button variant="cta" className="is-focus">
            Fokus
          </Button>
          <Button variant="cta" disabled>
            Gesperrt
          </Button>
          <Button variant="cta" loading>
            Lädt gerade
          </Button>
          <Button variant="cta" done>
            Hineingelegt
          </Button>
        </div>
        <div className="sg__row mt2">
          <Button variant="solid">Zweite Aktion</Button>
          <Button>Ruhig</Button>
          <Button variant="line">Umriss</Button>
          <Button variant="ghost">
            <HeartIcon /> Nur Text
          </Button>
          <Button variant="danger">Entfernen</Button>
          <Button variant="solid" size="s">
            Klein
          </Button>
          <Button variant="solid" size="l" href="#knoepfe">
            Als Link <ArrowRightIcon />
          </Button>
          <Button variant="solid" loading>
            Speichern
          </Button>
          <Button iconOnly aria-label="Warenkorb">
            <CartIcon />
          </Button>
          <IconButton label="Merken" pressed={false}>
            <HeartIcon />
          </IconButton>
          <IconButton label="Gemerkt" pressed={liked} onClick={() => setLiked(!liked)}>
            <HeartIcon />
          </IconButton>
          <IconButton label="Gesperrt" disabled>
            <HeartIcon />
          </IconButton>
          <span className="sg__dark">
            <Button variant="invert">Auf Petrol</Button>
          </span>
        </div>
        <div className="sg__row mt3">
          <Stepper {...STEPPER} />
          <Stepper {...STEPPER} defaultValue={120} />
          <Stepper {...STEPPER} defaultValue={12} max={12} size="s" />
          <Stepper {...STEPPER} disabled size="s" />
          <Switch label="Aus" checked={off} onCheckedChange={setOff} />
          <Switch label="An" checked={on} onCheckedChange={setOn} />
          <PixelLoader label="Lädt" />
        </div>
        <div className="sg__row mt3">
          <Chip>+10</Chip>
          <Chip on>Gewählt</Chip>
          <Chip on removeLabel="entfernen">
            2×4
          </Chip>
        </div>
      </StyleguideSection>

      <StyleguideSection title="Formular">
        <div className="formgrid sg__form">
          <Field className="c3" label="Vorname">
            <Input defaultValue="Marlene" autoComplete="given-name" />
          </Field>
          <Field className="c3" label="Postleitzahl" error="Die PLZ muss mindestens 3 Zeichen haben.">
            <Input defaultValue="8" autoComplete="postal-code" />
          </Field>
          <Field className="c3" label="Gesperrt">
            <Input defaultValue="nicht änderbar" disabled />
          </Field>
          <Field className="c3" label="Land">
            <Select autoComplete="country">
              <option>Deutschland</option>
              <option>Italien</option>
            </Select>
          </Field>
          <Field className="c3" label="Firma" optionalLabel="(freiwillig)" hint="Nur für die Rechnung.">
            <Input autoComplete="organization" placeholder="Muster GmbH" />
          </Field>
          <PasswordField
            className="c3"
            label="Passwort"
            hint="Mindestens 8 Zeichen."
            showLabel="Passwort zeigen"
            hideLabel="Passwort verbergen"
            inputProps={{ autoComplete: 'new-password' }}
          />
          <Field className="c6" label="Deine Meinung" valid>
            <Textarea placeholder="Was hast du gebaut?" />
          </Field>
        </div>
        <div className="sg__row mt3">
          <Checkbox defaultChecked>Ausgewählt</Checkbox>
          <Checkbox>Nicht gewählt</Checkbox>
          <Radio name="sg" defaultChecked>
            Radio an
          </Radio>
          <Radio name="sg">Radio aus</Radio>
          <Checkbox disabled>Gesperrt</Checkbox>
          <Checkbox error="Bitte stimme den AGB zu.">AGB</Checkbox>
        </div>
        <div className="mt3 sg__narrow">
          <Range defaultValue={50} aria-label="Regler" />
        </div>
        <div className="mt3 stack sg__form">
          <RadioChoice name="ship" defaultChecked title="Kurier" sub="In 2–3 Werktagen" aside="4,50 €" />
          <RadioChoice name="ship" title="Abholung" sub="In München" aside="0,00 €" />
        </div>
        <div className="optgrid mt3">
          <OptionTile name="size" glyph={<StudGlyph w={2} d={1} />} aria-label="1 mal 2">
            1×2
          </OptionTile>
          <OptionTile name="size" glyph={<StudGlyph w={4} d={2} />} aria-label="2 mal 4" defaultChecked>
            2×4
          </OptionTile>
          <OptionTile name="size" glyph={<StudGlyph w={8} d={2} />} aria-label="2 mal 8" disabled>
            2×8
          </OptionTile>
        </div>
      </StyleguideSection>
    </>
  );
}
