import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createDetector } from './barcode-detector.ts';

const PAUSE_MS = 250;

type Scan = {
  video: RefObject<HTMLVideoElement | null>;
  isRefused: boolean;
};

/** Scans with the camera until a code is found. Stops the camera on close and unmount. */
export function useScan(isOpen: boolean, found: (code: string) => void): Scan {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const onFound = useEffectEvent(found);
  useEffect(() => {
    if (!isOpen) return undefined;
    const over = new AbortController();
    let stream: MediaStream | undefined;
    const look = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const screen = video.current;
      if (over.signal.aborted || !screen) return stop(stream);
      setRefused(false);
      screen.srcObject = stream;
      await screen.play();
      const code = await readCode(screen, over.signal);
      if (code !== undefined) onFound(code);
    };
    look().catch(() => {
      if (!over.signal.aborted) setRefused(true);
    });
    return () => {
      over.abort();
      stop(stream);
    };
  }, [isOpen]);
  return { video, isRefused };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Retries until a frame contains a code; a frame that fails to decode is skipped. */
async function readCode(video: HTMLVideoElement, over: AbortSignal): Promise<string | undefined> {
  const detector = createDetector();
  if (!detector) return undefined;
  while (!over.aborted) {
    const [code] = await detector.detect(video).catch(() => []);
    if (over.aborted) return undefined;
    if (code?.rawValue) return code.rawValue;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}
