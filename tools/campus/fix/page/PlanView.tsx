import type { Point } from '@campusway/campus';
import type { ShownLevel, Task } from '@campusway/import/fix';
import { CRS, type LatLngBoundsLiteral, latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import {
  CircleMarker,
  MapContainer,
  Pane,
  Polygon,
  Polyline,
  SVGOverlay,
  useMap,
  useMapEvents,
  ZoomControl,
} from 'react-leaflet';

interface PlanViewProps {
  readonly shown: ShownLevel;
  readonly task: Task | undefined;
  /** The proposal that Enter accepts. */
  readonly proposal: number;
  /** First end of a way that is being drawn. */
  readonly start: Point | undefined;
  readonly onClick: (point: Point) => void;
}

const toLatLng = ([x, y]: Point): [number, number] => [y, x];
const toPath = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${-y}`).join('L')}`;

/** The plan of a level in metres, with the task on it. */
export function PlanView({ shown, task, proposal, start, onClick }: PlanViewProps) {
  const { minX, minY, maxX, maxY } = shown.box;
  const bounds: LatLngBoundsLiteral = [
    [minY, minX],
    [maxY, maxX],
  ];
  return (
    <MapContainer
      className="plan"
      crs={CRS.Simple}
      bounds={bounds}
      maxBounds={latLngBounds(bounds).pad(1)}
      zoomSnap={0}
      zoomDelta={0.5}
      minZoom={-2}
      maxZoom={7}
      zoomControl={false}
      attributionControl={false}
      doubleClickZoom={false}
    >
      <ZoomControl position="bottomright" />
      <Pane name="drawing" style={{ zIndex: 200 }}>
        <SVGOverlay
          bounds={bounds}
          attributes={{ viewBox: `${minX} ${-maxY} ${maxX - minX} ${maxY - minY}` }}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the command, which escapes its texts */}
          <g dangerouslySetInnerHTML={{ __html: shown.svg }} />
          <path className="ways" d={shown.ways.map(toPath).join('')} />
        </SVGOverlay>
      </Pane>
      {shown.entrances.map((point) => (
        // A path starts exactly at the middle of an entrance.
        <CircleMarker
          key={String(point)}
          className="entrance"
          center={toLatLng(point)}
          radius={8}
          bubblingMouseEvents={false}
          eventHandlers={{ click: () => onClick(point) }}
        />
      ))}
      {task && <TaskOnPlan key={task.id} task={task} proposal={proposal} />}
      {start && <CircleMarker className="end" center={toLatLng(start)} radius={6} />}
      <Clicks onClick={onClick} />
    </MapContainer>
  );
}

function TaskOnPlan({ task, proposal }: { readonly task: Task; readonly proposal: number }) {
  const map = useMap();
  const { at, outline = [], proposals } = task;
  const points = [...outline, ...proposals.flat(), ...(at ? [at] : [])].map(toLatLng);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a task moves the plan once
  useEffect(() => {
    if (points.length > 0) map.fitBounds(latLngBounds(points).pad(0.6), { maxZoom: 4.5, animate: false });
  }, [map]);
  return (
    <>
      <Polygon className="subject" positions={outline.map(toLatLng)} interactive={false} smoothFactor={0} />
      {at && outline.length < 3 && proposals.length === 0 && (
        <CircleMarker className="subject" center={toLatLng(at)} radius={12} interactive={false} />
      )}
      {proposals.map((line, i) => {
        const name = i === proposal ? 'proposal' : 'other-proposal';
        // Leaflet sets the class of a line only once.
        const key = `${name} ${line}`;
        return <Polyline key={key} className={name} positions={line.map(toLatLng)} interactive={false} />;
      })}
    </>
  );
}

function Clicks({ onClick }: Pick<PlanViewProps, 'onClick'>) {
  useMapEvents({ click: ({ latlng: { lat, lng } }) => onClick([lng, lat]) });
  return null;
}
