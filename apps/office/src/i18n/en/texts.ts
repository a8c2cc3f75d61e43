import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { texts as german } from '../de/texts.ts';

export const texts: SameKeys<typeof german> = {
  'texts.lead':
    'The words of buttons, messages and headings in the shop. A text of your own takes the place of the one supplied and shows at once.',
  'texts.filters': 'Search texts',
  'texts.search': 'Key or wording, in any language',
  'texts.onlyOwn': 'Own ones only',
  'texts.key': 'Key',
  'texts.nothingFound': 'No text matches',
  'texts.noneOwn': 'No text of your own yet',
  'texts.found': '{shown} of {total, plural, one {# text} other {# texts}}',
  'texts.own': 'own',
  'texts.edit': 'Change',
  'texts.editNamed': 'Change {key}, {language}',
  'texts.given': 'As supplied',
  'texts.text': 'Own text',
  'texts.placeholders': 'These placeholders must appear: {names}. Forms for amounts as in the text supplied.',
  'texts.reset': 'Back to the text supplied',
  'texts.saved': 'Your text is in the shop.',
  'texts.wasReset': 'The text supplied is back in the shop.',
  'texts.tooLong': 'At most {n} characters.',
};
