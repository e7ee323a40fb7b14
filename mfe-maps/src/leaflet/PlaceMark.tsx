import type { PlanePoint } from '@campusway/campus';
import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import css from './PlaceMark.module.css';

interface PlaceMarkProps {
  readonly at: PlanePoint;
  /** As in the list beside the map, which serves keyboards and screen readers. */
  readonly number: number;
  readonly onPress: () => void;
}

/** A number plate on a place of a list. */
export function PlaceMark({ at: [row, column], number, onPress }: PlaceMarkProps) {
  const icon = useMemo(() => {
    const html = document.createElement('span');
    html.ariaHidden = 'true';
    html.textContent = String(number);
    return divIcon({ html, className: css.mark ?? '', iconSize: [44, 44] });
  }, [number]);
  return (
    <Marker
      position={[row, column]}
      icon={icon}
      keyboard={false}
      zIndexOffset={500}
      eventHandlers={{ click: onPress }}
    />
  );
}
