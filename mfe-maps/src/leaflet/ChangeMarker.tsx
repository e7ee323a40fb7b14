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
  /** What it says to those who do not see it. */
  readonly text: string;
  readonly onGo: () => void;
}

/** A sign at a lift or staircase that says where it leads; pressing it goes there. */
export function ChangeMarker({ at: [row, column], kind, direction, floor, text, onGo }: ChangeMarkerProps) {
  const icon = useMemo(() => {
    const arrow = direction === 'up' ? '↑' : '↓';
    const name = kind === 'lift' ? 'Lift' : 'Stairs';
    const html = `<span aria-hidden="true">${name} ${arrow} <b class="${css.floor}">${floor}</b></span>
      <span class="visually-hidden">${text}</span>`;
    // Without a size of its own it is as large as its text; the stylesheet puts it above its spot.
    return divIcon({ html, className: css.sign ?? '', iconSize: undefined });
  }, [kind, direction, floor, text]);
  return (
    <Marker
      position={[row, column]}
      icon={icon}
      zIndexOffset={2000}
      eventHandlers={{
        click: onGo,
        keydown({ originalEvent }) {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onGo();
        },
      }}
    />
  );
}
