import type { PlanePoint } from '@campusway/campus';
import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import css from './ChangeMarker.module.css';

interface ChangeMarkerProps {
  readonly at: PlanePoint;
  readonly kind: 'lift' | 'stairs';
  readonly direction: 'up' | 'down';
  /** Sign of the other floor, as in the lift. */
  readonly sign: string;
  /** Text for screen readers. */
  readonly text: string;
  readonly onGo: () => void;
}

/** Sign at a lift or staircase with the floor that it leads to; a click shows that floor. */
export function ChangeMarker({ at: [row, column], kind, direction, sign, text, onGo }: ChangeMarkerProps) {
  const icon = useMemo(() => {
    const arrow = direction === 'up' ? '↑' : '↓';
    const name = kind === 'lift' ? 'Lift' : 'Stairs';
    const html = document.createElement('span');
    const seen = html.appendChild(document.createElement('span'));
    seen.ariaHidden = 'true';
    seen.append(`${name} ${arrow} `);
    const floor = seen.appendChild(document.createElement('b'));
    floor.className = css.floor ?? '';
    floor.textContent = sign;
    const spoken = html.appendChild(document.createElement('span'));
    spoken.className = 'visually-hidden';
    spoken.textContent = text;
    // Without `iconSize` it fits its text; the stylesheet puts it above its point.
    return divIcon({ html, className: css.sign ?? '', iconSize: undefined });
  }, [kind, direction, sign, text]);
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
