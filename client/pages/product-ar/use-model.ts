import { useCallback, useEffect, useRef, useState } from 'react';
import { clearGoal } from './move-camera.ts';
import { canDraw, loadViewer, type ViewerElement } from './viewer-element.ts';

/** `still`: picture only. `unable`: the browser has no WebGL. */
export type ModelState = 'still' | 'loading' | 'shown' | 'failed' | 'unable';
/** AR support of this device; `failed` after an unsuccessful attempt. */
export type Placing = 'unknown' | 'possible' | 'impossible' | 'failed';

export type Model = {
  state: ModelState;
  /** True when the viewer's code is loaded and its element can render. */
  hasViewer: boolean;
  /** True when a model is visible, possibly that of the previous colour. */
  isShown: boolean;
  attempt: number;
  /** 0 to 1. */
  progress: number;
  placing: Placing;
  start: () => void;
  viewer: () => ViewerElement | null;
};

export type Attach = (viewer: ViewerElement | null) => (() => void) | undefined;

/**
 * State of the 3D model, and the ref of its element.
 * @param source URL of the model; a change loads the new one
 * @param announcements label of the viewer's live region, which is English by default
 * @param present called when the first model is loaded
 */
export function useModel(
  source: string,
  announcements: string,
  present: (viewer: ViewerElement) => void,
): [Model, Attach] {
  const [state, setState] = useState<ModelState>('still');
  const [hasViewer, setHasViewer] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState(0);
  const [placing, setPlacing] = useState<Placing>('unknown');
  const element = useRef<ViewerElement>(null);
  const latestPresent = useRef(present);
  useEffect(() => {
    latestPresent.current = present;
  });

  useEffect(() => {
    setState((before) => (before === 'shown' || before === 'failed' ? 'loading' : before));
    setProgress(0);
  }, [source]);

  const start = () => {
    if (state === 'loading' || state === 'shown') return;
    if (!canDraw()) {
      setState('unable');
      setPlacing('impossible');
      return;
    }
    setState('loading');
    setProgress(0);
    setIsShown(false);
    setAttempt((count) => count + 1);
    loadViewer().then(
      () => setHasViewer(true),
      () => setState('failed'),
    );
  };

  const attach: Attach = useCallback(
    (viewer) => {
      element.current = viewer;
      if (!viewer) return undefined;
      const listening = new AbortController();
      viewer.addEventListener('load', () => latestPresent.current(viewer), {
        once: true,
        signal: listening.signal,
      });
      const listen = (name: string, listener: (detail: ViewerDetail) => void) =>
        viewer.addEventListener(name, (event) => listener(detailOf(event)), { signal: listening.signal });
      listen('load', () => {
        viewer.shadowRoot?.querySelector('[role=region]')?.setAttribute('aria-label', announcements);
        setState('shown');
        setIsShown(true);
        setPlacing((before) =>
          before === 'failed' ? before : viewer.canActivateAR ? 'possible' : 'impossible',
        );
      });
      listen('progress', ({ totalProgress = 0 }) => setProgress(totalProgress));
      listen('camera-change', ({ source: cause }) => {
        if (cause === 'user-interaction') clearGoal(viewer);
      });
      listen('error', () => setState('failed'));
      listen('ar-status', ({ status }) => {
        if (status === 'failed') setPlacing('failed');
      });
      return () => listening.abort();
    },
    [announcements],
  );

  const viewer = () => element.current;
  const isSeen = isShown && state !== 'failed';
  return [{ state, hasViewer, isShown: isSeen, attempt, progress, placing, start, viewer }, attach];
}

type ViewerDetail = { totalProgress?: number; status?: string; source?: string };

function detailOf(event: Event): ViewerDetail {
  return event instanceof CustomEvent ? ((event.detail ?? {}) as ViewerDetail) : {};
}
