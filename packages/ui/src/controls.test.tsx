import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, IconButton } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field, Input } from './field.tsx';
import { type LinkProps, LinkProvider } from './link.tsx';
import { PasswordField } from './password-field.tsx';
import { Range, rangeFill } from './range.tsx';
import { Stepper } from './stepper.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element);
/** The opening tags of one element name. */
const tags = (markup: string, name: string) => markup.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

describe('Button', () => {
  it('is a button that submits nothing unless told', () => {
    expect(html(<Button>Los</Button>)).toMatch(/^<button type="button" class="btn">/);
    expect(html(<Button type="submit">Los</Button>)).toContain('type="submit"');
  });

  it('says that it is busy and stays focusable', () => {
    const [button] = tags(
      html(
        <Button variant="cta" loading>
          Los
        </Button>,
      ),
      'button',
    );
    expect(button).toContain('aria-busy="true"');
    expect(button).not.toContain('disabled');
  });

  it('becomes a link with href, through the link of the app', () => {
    const AppLink = ({ href, ...rest }: LinkProps) => <a data-app="" {...rest} href={`/de${href}`} />;
    const markup = html(
      <LinkProvider component={AppLink}>
        <Button href="/kasse">Zur Kasse</Button>
      </LinkProvider>,
    );
    expect(markup).toBe('<a data-app="" class="btn" href="/de/kasse">Zur Kasse</a>');
    expect(html(<Button href="/kasse">Zur Kasse</Button>)).toContain('<a ');
  });
});

describe('IconButton', () => {
  it('has a name, and a state only as a toggle', () => {
    expect(html(<IconButton label="Schließen" />)).not.toContain('aria-pressed');
    expect(html(<IconButton label="Merken" pressed={false} />)).toContain('aria-label="Merken" aria-pressed="false"');
  });
});

describe('Stepper', () => {
  const labels = { label: 'Menge', decreaseLabel: 'Weniger', increaseLabel: 'Mehr' };

  it('brings the quantity into its bounds', () => {
    expect(html(<Stepper {...labels} value={0} />)).toContain('value="1"');
    expect(html(<Stepper {...labels} value={99} max={38} />)).toContain('value="38"');
    expect(html(<Stepper {...labels} defaultValue={2.7} />)).toContain('value="2"');
  });

  it('stops at both ends', () => {
    const [less, more] = tags(html(<Stepper {...labels} value={1} max={1} />), 'button');
    expect(less).toContain('disabled');
    expect(more).toContain('disabled');
    expect(tags(html(<Stepper {...labels} value={2} />), 'button').join()).not.toContain('disabled');
  });

  it('is a real form field that works without JavaScript', () => {
    const [input] = tags(html(<Stepper {...labels} name="qty" defaultValue={12} />), 'input');
    expect(input).toContain('name="qty"');
    expect(input).toContain('inputMode="numeric"');
    expect(input).not.toContain('readOnly');
  });
});

describe('Field', () => {
  it('names and describes its control', () => {
    const markup = html(
      <Field id="zip" label="Postleitzahl" hint="5 Ziffern">
        <Input name="zip" />
      </Field>,
    );
    expect(markup).toContain('<label for="zip">');
    expect(tags(markup, 'input')[0]).toContain('aria-describedby="zip-note"');
    expect(tags(markup, 'input')[0]).not.toContain('aria-invalid');
    expect(markup).toContain('<p class="field__hint" id="zip-note">5 Ziffern</p>');
  });

  it('puts the error in place of the hint and marks the control', () => {
    const markup = html(
      <Field label="Postleitzahl" hint="5 Ziffern" error="Zu kurz.">
        <Input />
      </Field>,
    );
    const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
    expect(tags(markup, 'input')[0]).toContain('aria-invalid="true"');
    expect(markup).toContain(`id="${described}"`);
    expect(markup).toContain('Zu kurz.');
    expect(markup).not.toContain('5 Ziffern');
  });

  it('gives two fields on a page different ids', () => {
    const markup = html(
      <>
        <Field label="A">
          <Input />
        </Field>
        <Field label="B">
          <Input />
        </Field>
      </>,
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(2);
  });

  it('wires a password field through its toggle', () => {
    const markup = html(
      <PasswordField id="pw" label="Passwort" error="Zu kurz." showLabel="Anzeigen" hideLabel="Verbergen" />,
    );
    expect(tags(markup, 'input')[0]).toMatch(/id="pw".*type="password"/);
    expect(tags(markup, 'button')[0]).toContain('aria-label="Anzeigen"');
  });
});

describe('Checkbox', () => {
  it('connects its error', () => {
    const markup = html(<Checkbox error="Bitte zustimmen.">AGB</Checkbox>);
    const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
    expect(tags(markup, 'input')[0]).toContain('aria-invalid="true"');
    expect(markup).toContain(`id="${described}"`);
  });
});

describe('Range', () => {
  it('fills the track up to the thumb', () => {
    expect(rangeFill(0, -50, 50)).toBe('50%');
    expect(rangeFill(80, 0, 50)).toBe('100%');
    expect(rangeFill(1, 3, 3)).toBe('0%');
    expect(html(<Range defaultValue={25} aria-label="Zoom" />)).toContain('--v:25%');
  });
});
