import type { messages as German } from '../de/builder.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'builder.title': 'Mosaic builder',
  'builder.description': 'Turn your photo into a brick mosaic: upload, crop, choose a size.',
  'builder.step.upload': 'Upload',
  'builder.step.cut': 'Crop',
  'builder.step.filter': 'Filter',
  'builder.step.size': 'Size',
} satisfies SameKeys<typeof German>;
