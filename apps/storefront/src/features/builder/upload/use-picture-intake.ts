import { useCallback, useEffect, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { takeFile, takeSample as takeOwn } from '../picture/builder-picture.client.ts';

export interface PictureIntake {
  /** the sentence about what went wrong */
  error: string | null;
  reading: boolean;
  take(file: File | null | undefined): void;
  takeSample(address: string): void;
}

const fileAmong = (transfer: DataTransfer | null): File | null =>
  [...(transfer?.files ?? [])].find((file) => file.type.startsWith('image/')) ?? transfer?.files[0] ?? null;

/** Takes pictures from the file dialogue, from dropping anywhere on the page, and from the clipboard. */
export function usePictureIntake(onTaken: () => void): PictureIntake & { isOver: boolean } {
  const t = useT();
  const [error, setError] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [isOver, setIsOver] = useState(false);

  const settle = useCallback(
    async (taking: Promise<string | null>) => {
      setError(null);
      setReading(true);
      const problem = await taking;
      setReading(false);
      setError(problem);
      if (!problem) onTaken();
    },
    [onTaken],
  );

  const take = useCallback((file: File | null | undefined) => void (file && settle(takeFile(file, t))), [settle, t]);

  useEffect(() => {
    // also refuses the drop beside the field, which would make the browser leave the page
    const over = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(fileAmong(event.dataTransfer));
    };
    const paste = (event: ClipboardEvent) => {
      const file = fileAmong(event.clipboardData);
      if (file) take(file);
      else setError(t('builder.error.noPicture'));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, [take, t]);

  const takeSample = useCallback((address: string) => void settle(takeOwn(address, t)), [settle, t]);
  return { error, reading, isOver, take, takeSample };
}
