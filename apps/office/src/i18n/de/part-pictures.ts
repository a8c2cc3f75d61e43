export const partPictures = {
  'page.partPictures': 'Bilder',
  'page.partPictures.words': 'Teilebibliothek, LDraw, Fotos, Zip, zeichnen, Teilebilder',
  'partPictures.lead': 'Woher Bilder von Waren kommen, die keine eigenen haben.',
  'upload.sending': '{name} wird hochgeladen …',
  'upload.reading': '{name} wird gelesen …',
  'upload.meter': 'Hochgeladen',
  'partLibrary.title': 'Teilebibliothek',
  'partLibrary.text':
    'Mit der LDraw-Bibliothek zeichnet der Shop beinahe jedes Teil, in der Farbe des Loses und im Stil der übrigen Bilder. Laden Sie die Datei complete.zip von library.ldraw.org herunter und geben Sie sie hier hinein.',
  'partLibrary.drop': 'Bibliothek hier loslassen',
  'partLibrary.replace': 'Neuere Bibliothek hier loslassen',
  'partLibrary.choose': 'Bibliothek wählen',
  'partLibrary.hint': 'complete.zip, bis 300 MB',
  'partLibrary.taken': 'Die Bibliothek ist in Gebrauch: {n} Teile können gezeichnet werden.',
  'partLibrary.facts': '{n} Teile, {size} MB',
  'partLibrary.remove': 'Bibliothek entfernen',
  'partLibrary.removeTitle': 'Bibliothek entfernen?',
  'partLibrary.removeText':
    'Teile, die nur sie zeigen kann, haben dann wieder ein Schild mit Nummer und Farbe. Um sie wieder zu verwenden, laden Sie die Datei noch einmal hoch.',
  'partLibrary.removed': 'Die Bibliothek ist entfernt.',
  'partLibrary.licence':
    'Die Bibliothek steht unter CC BY 4.0 und 2.0. Solange sie in Gebrauch ist, nennt das Impressum sie, wie die Lizenz es verlangt.',
  'action.partLibrary.upload': 'Teilebibliothek hochgeladen',
  'action.partLibrary.remove': 'Teilebibliothek entfernt',
  'failure.LIBRARY_ARCHIVE.title': 'Dieses Archiv lässt sich nicht lesen.',
  'failure.LIBRARY_ARCHIVE':
    'Es ist beschädigt, verschlüsselt oder nennt Dateien außerhalb von sich. Laden Sie es noch einmal herunter.',
  'failure.LIBRARY_NO_PARTS.title': 'Das ist keine Teilebibliothek.',
  'failure.LIBRARY_NO_PARTS': 'Erwartet wird das Zip-Archiv complete.zip mit den Ordnern parts und p.',
  'failure.LIBRARY_TOO_LARGE.title': 'Diese Datei ist zu groß.',
  'failure.LIBRARY_TOO_LARGE':
    'Höchstens 300 MB, und nicht mehr oder größere Dateien als in einer echten Bibliothek. Es wurde nichts verändert.',
  'failure.LIBRARY_BUSY.title': 'Es wird gerade eine andere Bibliothek gelesen.',
  'failure.LIBRARY_BUSY': 'Versuchen Sie es in einer Minute noch einmal.',
} as const;
