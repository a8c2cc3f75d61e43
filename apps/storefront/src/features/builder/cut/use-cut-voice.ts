import { useEffect, useRef } from 'react';
import { useT } from '#i18n/use-t.ts';
import { say } from '../builder-voice.tsx';
import { type Extent, type ImageDimensions, zoomOf } from './crop.ts';

/** Held keys would make a sentence each. */
const REST_MS = 400;

const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** Says where the cut is once it has come to rest. */
export function useCutVoice(picture: Extent | null, cut: ImageDimensions | null): void {
  const t = useT();
  const first = useRef(cut);
  useEffect(() => {
    if (!picture || !cut || cut === first.current) return;
    const timer = setTimeout(() => {
      say(
        t('builder.cutSaid', {
          width: Math.round(cut.width),
          height: Math.round(cut.height),
          zoom: Math.round(zoomOf(picture, cut) * 100),
          left: percent(cut.x, picture.width),
          top: percent(cut.y, picture.height),
        }),
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [picture, cut, t]);
}
