import type { PlanePoint } from '@campusway/campus';
import { divIcon } from 'leaflet';
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
    const html = `<span class="${css.sign}">${name} ${arrow} <b class="${css.floor}">${floor}</b></span>`;
    return divIcon({ html, className: css.marker ?? '', iconSize: [0, 0] });
  }, [kind, direction, floor]);
  return (
    <Marker
      position={[row, column]}
      icon={icon}
      title={text}
      alt={text}
      zIndexOffset={2000}
      eventHandlers={{ click: onGo, keydown: ({ originalEvent }) => originalEvent.key === 'Enter' && onGo() }}
    />
  );
}
