import { useEffect } from 'react';
import { useStore } from '#client/stores/store-context.ts';
import type { Slide } from '#shared/contract/home.ts';

/** Stores the slides for other pages (ST-07), which do not load them. */
export function useStoredSlides(slides: Slide[]): void {
  const { settings } = useStore();
  useEffect(() => settings.setSlider(slides), [settings, slides]);
}
