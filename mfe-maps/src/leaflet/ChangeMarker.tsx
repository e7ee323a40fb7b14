import type { PlanePoint } from '@campusway/campus';
import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import css from './ChangeMarker.module.css';

interface ChangeMarkerProps {
  readonly at: PlanePoint;
  readonly kind: 'lift' | 'stairs';
  readonly direction: 'up' | 'down';
  readonly floor: number;
  /** Its accessible name. */
  readonly text: string;
  readonly onGo: () => void;
}

/** A sign at a lift or staircase that says where it leads; pressing it goes there. */
export function ChangeMarker({ at: [row, column], kind, direction, floor, text, onGo }: ChangeMarkerProps) {
  const icon = useMemo(() => {
    const arrow = direction === 'up' ? '↑' : '↓';
    const name = kind === 'lift' ? 'Lift' : 'Stairs';
    const html = `${name} ${arrow} <b class="${css.floor}">${floor}</b>`;
    // Without a size of its own it is as large as its text; the stylesheet puts it above its spot.
    return divIcon({ html, className: css.sign ?? '', iconSize: undefined });
  }, [kind, direction, floor]);
  return (
    <Marker
      position={[row, column]}
      icon={icon}
      title={text}
      zIndexOffset={2000}
      eventHandlers={{
        // Leaflet names a picture, and this is none: its arrow and figure alone say too little.
        add: ({ target }) => (target as LeafletMarker).getElement()?.setAttribute('aria-label', text),
        click: onGo,
        keydown: ({ originalEvent }) => originalEvent.key === 'Enter' && onGo(),
      }}
    />
  );
}
