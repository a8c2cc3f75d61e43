import type { PickStop } from '@brixel/contract/office/picking-endpoints';
import { useEffect, useRef, useState } from 'react';
import { readPicture, savePicture } from '#data/offline-round.ts';
import { goodsPicture } from '#shared/goods-picture.ts';

export const STOP_PICTURE = 600;

/** `fetch` asks for no format of its own accord; every browser with a worker knows this one. */
const FORMATS = { headers: { accept: 'image/webp,image/*;q=0.8' } };

async function fetchPicture(address: string): Promise<Blob | null> {
  const answer = await fetch(address, FORMATS);
  return answer.ok ? answer.blob() : null;
}

/** Addresses by picture, fetched before they are needed and kept with the round: along the drawers the line may be bad. */
export function usePictures(stops: readonly PickStop[], isOffline: boolean): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef(new Map<string, string>());
  const pictures = [...new Set(stops.map(({ picture }) => picture))].filter(Boolean).join('\n');

  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      for (const picture of pictures.split('\n').filter(Boolean)) {
        if (made.current.has(picture)) continue;
        const address = goodsPicture(picture, STOP_PICTURE);
        const kept = await readPicture(address);
        const blob = kept ?? (await fetchPicture(address).catch(() => null));
        if (!isCurrent) return;
        if (!blob) continue;
        if (!kept) await savePicture(address, blob);
        made.current.set(picture, URL.createObjectURL(blob));
        setAddresses(new Map(made.current));
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
    // what could not be fetched is tried again when the line is back
  }, [pictures, isOffline]);

  useEffect(() => {
    const all = made.current;
    return () => {
      for (const address of all.values()) URL.revokeObjectURL(address);
      all.clear();
    };
  }, []);

  return addresses;
}
