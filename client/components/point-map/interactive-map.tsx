import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createMap, panMap, showAll, showPoint, type InteractiveMapHandle } from './create-map.ts';
import './live-map.css';
import { PanButtons } from '#client/components/pan-buttons/pan-buttons.tsx';
import type { InteractiveMapProps } from './map-points.ts';

/** The interactive map. Leaflet renders into an element that React does not touch. */
export function InteractiveMap({ points, center, selected, onSelect, label, labels }: InteractiveMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<InteractiveMapHandle | null>(null);
  const select = useEffectEvent(onSelect);
  const currentLabels = useEffectEvent(() => labels);
  useEffect(() => {
    if (!element.current) return undefined;
    const created = createMap(element.current, { labels: currentLabels(), onSelect: (id) => select(id) });
    setHandle(created);
    return () => void created.map.remove();
  }, []);
  useEffect(() => {
    if (!handle) return;
    handle.markers.setPoints(points, center);
    showAll(handle, points, center);
    // The next effect shows the selection: only a new search moves the whole map.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [handle, points.map(({ id }) => id).join(), center?.latitude, center?.longitude]);
  useEffect(() => {
    if (!handle) return;
    handle.markers.select(selected);
    const point = points.find(({ id }) => id === selected);
    if (point) showPoint(handle, point);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [handle, selected]);
  return (
    <>
      <div ref={element} className="live-map" role="region" aria-label={label} />
      <div className="live-map-pan">
        <PanButtons onPan={(step) => handle && panMap(handle, step)} />
      </div>
    </>
  );
}
