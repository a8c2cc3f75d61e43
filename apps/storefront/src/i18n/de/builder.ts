export const messages = {
  'builder.title': 'Mosaik-Builder',
  'builder.description': 'Mach aus deinem Foto ein Mosaik aus Klemmbausteinen: hochladen, zuschneiden, Größe wählen.',
  'builder.step.upload': 'Hochladen',
  'builder.step.cut': 'Zuschneiden',
  'builder.step.filter': 'Filter',
  'builder.step.size': 'Größe',
} as const;
