/** In the languages that the shop's texts are written in. */
export type LocalText = Readonly<Record<'de' | 'it' | 'en', string>>;
