import { useEffect } from 'react';
import { REGION_ATTRIBUTE, startAnnouncing } from './announce.ts';

/** The element that `announce` fills. It is rendered empty: screen readers ignore a region inserted with its text. */
export function LiveRegion() {
  useEffect(startAnnouncing, []);
  return <div className="hidden" role="status" {...{ [REGION_ATTRIBUTE]: '' }} />;
}
