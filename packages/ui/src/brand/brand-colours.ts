import { hexToOklch, oklchToHex } from '@brixel/bricks/oklab';
import { luminance } from './contrast.ts';

/**
 * The tokens of a shop with a colour of its own. Each token of tokens.css that is petrol, or has a touch of it, gets the hue of the
 * colour and keeps its luminance, so every contrast stays what it is. Mango, meanings and tints stay: they say the same in every shop.
 */

type Tone = readonly [luminance: number, chroma: number];
export type Theme = 'light' | 'dark';
type Tokens = Record<string, string>;

/** Luminance and chroma of petrol in tokens.css; a test compares the two. */
const TONES = {
  light: {
    'petrol-50': [0.9203, 0.011],
    'petrol-100': [0.8245, 0.024],
    'petrol-200': [0.6577, 0.049],
    'petrol-300': [0.4855, 0.081],
    'petrol-400': [0.3067, 0.101],
    'petrol-500': [0.187, 0.094],
    'petrol-600': [0.1041, 0.079],
    'petrol-700': [0.0652, 0.066],
    'petrol-800': [0.0382, 0.053],
    'petrol-900': [0.0208, 0.043],
    'petrol-950': [0.0102, 0.032],
    'on-petrol-2': [0.8068, 0.02],
    'on-petrol-3': [0.6768, 0.023],
    'on-petrol-4': [0.4575, 0.032],
    'canvas-2': [0.9241, 0.003],
    tray: [0.8621, 0.005],
    'tray-hover': [0.9241, 0.003],
    line: [0.7073, 0.011],
    'line-soft': [0.8122, 0.007],
    field: [0.2593, 0.023],
    ink: [0.0143, 0.03],
    'ink-2': [0.0729, 0.028],
    'ink-3': [0.1495, 0.029],
    link: [0.1041, 0.079],
    'link-hover': [0.0652, 0.066],
    solid: [0.0652, 0.066],
    'solid-hover': [0.0382, 0.053],
    'solid-side': [0.0102, 0.032],
    quiet: [0.8869, 0.005],
    'quiet-hover': [0.8011, 0.009],
    'quiet-side': [0.6055, 0.014],
    track: [0.6055, 0.014],
    focus: [0.1041, 0.079],
    selected: [0.0652, 0.066],
    'selected-soft': [0.8245, 0.024],
  },
  dark: {
    canvas: [0.009, 0.021],
    'canvas-2': [0.0145, 0.027],
    card: [0.0192, 0.029],
    tray: [0.0627, 0.041],
    'tray-hover': [0.087, 0.043],
    line: [0.0593, 0.041],
    'line-soft': [0.0365, 0.036],
    field: [0.1981, 0.033],
    ink: [0.88, 0.01],
    'ink-2': [0.5662, 0.021],
    'ink-3': [0.3793, 0.026],
    'ink-inverse': [0.009, 0.021],
    link: [0.5613, 0.096],
    'link-hover': [0.6905, 0.074],
    solid: [0.3067, 0.101],
    'solid-hover': [0.4105, 0.101],
    'solid-side': [0.0885, 0.072],
    'solid-ink': [0.0102, 0.032],
    quiet: [0.0365, 0.036],
    'quiet-hover': [0.0576, 0.041],
    'quiet-side': [0.009, 0.021],
    track: [0.0593, 0.041],
    selected: [0.5613, 0.096],
    'selected-soft': [0.0478, 0.051],
  },
} as const satisfies Record<Theme, Record<string, Tone>>;

export const toneTable: Record<Theme, Record<string, Tone>> = TONES;

/** Surfaces and texts have a touch of the colour and no more, however strong it is. */
const TOUCHED = /^(?:on-petrol|canvas|card|tray|line|field|ink|solid-ink|quiet|track)/;

/** How much stronger than petrol: on dark ground a strong colour glares. */
const MOST_STRENGTH = { light: 3, dark: 1.3 };

/** The brightest on which white can be read, and which can be read on every surface as a link. */
export const MOST_LUMINANCE = 0.148;

/** The colour itself, or the next darker one that can carry white text. */
export function carriedColour(colour: string): string {
  if (luminance(colour) <= MOST_LUMINANCE) return colour.toLowerCase();
  const { chroma, hue } = hexToOklch(colour);
  return ofLuminance(MOST_LUMINANCE, chroma, hue);
}

export function brandTokens(colour: string): Record<Theme, Tokens> {
  const own = carriedColour(colour);
  const { chroma, hue } = hexToOklch(colour);
  // read here: at the top of the file it would keep the whole table in the code of browsers, which never use it
  const petrol = TONES.light.solid;
  const strengthIn = (theme: Theme): number => Math.min(chroma / petrol[1], MOST_STRENGTH[theme]);
  /** A dark colour has darker shades below it. */
  const depth = Math.min(1, luminance(own) / petrol[0]);
  const tokensOf = (theme: Theme): Tokens => {
    const strength = strengthIn(theme);
    return Object.fromEntries(
      Object.entries<Tone>(TONES[theme]).map(([name, [light, touch]]) => [
        name,
        ofLuminance(light, touch * (TOUCHED.test(name) ? Math.min(strength, 1) : strength), hue),
      ]),
    );
  };
  const darker = (by: keyof typeof TONES.light): string =>
    ofLuminance(TONES.light[by][0] * depth, TONES.light[by][1] * strengthIn('light'), hue);
  const [hover, side] = [darker('solid-hover'), darker('solid-side')];
  return {
    light: {
      ...tokensOf('light'),
      'petrol-700': own,
      'petrol-800': darker('petrol-800'),
      'petrol-900': darker('petrol-900'),
      'petrol-950': darker('petrol-950'),
      solid: own,
      selected: own,
      link: own,
      focus: own,
      'link-hover': hover,
      'solid-hover': hover,
      'solid-side': side,
    },
    dark: tokensOf('dark'),
  };
}

/** Overrides tokens.css wherever it stands in the page. Paper is always light. */
export function brandCss(colour: string): string {
  const { light, dark } = brandTokens(colour);
  const halo = '--focus-halo:color-mix(in srgb,var(--link) 45%,transparent)';
  return `html:root{${declarations(light)}}@media screen{html:root[data-theme=dark]{${declarations(dark)}${halo}}}`;
}

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const STEPS = 18;

/** The colour of that hue and, where it fits, that chroma, which is as bright as wanted. */
function ofLuminance(wanted: number, chroma: number, hue: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const lightness = (low + high) / 2;
    if (luminance(oklchToHex({ lightness, chroma, hue })) < wanted) low = lightness;
    else high = lightness;
  }
  return oklchToHex({ lightness: low, chroma, hue });
}
