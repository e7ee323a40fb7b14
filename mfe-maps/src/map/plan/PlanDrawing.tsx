import { cornersOf, type LevelPlan, type PlaceId, type Screen } from '@campusway/campus';
import { type Frame, layOutNames, type NamesOf } from '@campusway/campus/labels';
import {
  campusMarks,
  floorMarks,
  type Mark,
  otherWingsMark,
  toCampusScene,
  toFloorScene,
} from '@campusway/campus/scene';
import { college, useClosures } from '@campusway/platform';
import { useCallback, useMemo } from 'react';
import { paint } from '../canvas/paint.ts';
import { usePalette } from '../canvas/palette.ts';
import { createMeasure, paintNames, textScale, useLoadedFonts } from '../labels/paint-names.ts';
import type { CanvasLayerOptions, PaintCanvas } from '../leaflet/canvas-layer.ts';
import { PlanCanvas } from '../leaflet/PlanCanvas.tsx';
import { PlanMap, type PlanMapProps } from '../leaflet/PlanMap.tsx';
import { usePlane } from '../leaflet/plane.tsx';
import { closedOn, type FloorPlans, namesOf, within } from './floor-plans.ts';

interface CampusMapProps extends Omit<PlanMapProps, 'view' | 'maxScale'>, Partial<CampusDrawingProps> {
  readonly plans: FloorPlans;
  /** Which campus it shows, in a college with several; the first unless given. */
  readonly campus?: string | undefined;
}

const none: ReadonlySet<PlaceId> = new Set();

/** A map on the plane of a whole campus: the same for every floor, so that indoors and outdoors are one map. */
export function CampusMap({ plans, pinned = none, campus, ...map }: CampusMapProps) {
  const own = campus && college.screens.find((one) => one.campus === campus);
  const view = own || college.getCampusScreen();
  return (
    // Leaflet takes the bounds of a map once.
    <PlanMap key={map.part ? 'part' : view.id} {...map} view={view} maxScale={40}>
      <CampusDrawing plans={plans} places={map.places ?? college.campusPlaces} pinned={pinned} />
      {map.children}
    </PlanMap>
  );
}

export interface CampusDrawingProps extends Required<Pick<NamesOf, 'places' | 'pinned'>> {
  /** An upper floor is shown over the faded grounds. */
  readonly plans: FloorPlans;
}

export function CampusDrawing({ plans, places, pinned }: CampusDrawingProps) {
  const { plan, groundFloor, upperFloor, opens } = plans;
  const campus = useMemo(() => toCampusScene(plan, groundFloor), [plan, groundFloor]);
  const upper = useMemo(() => upperFloor && toFloorScene(upperFloor), [upperFloor]);
  const marksOn = useCallback(
    (frame: Frame) => {
      const marks = campusMarks(campus, frame, { chosen: pinned, ...(opens && { showsRooms: opens }) });
      const fade: Mark = { rings: [cornersOf(frame.box)], fill: 'ground', opacity: 0.66 };
      return upper ? [...marks, fade, ...floorMarks(upper, frame, pinned)] : marks;
    },
    [campus, upper, pinned, opens],
  );
  const namesOn = useCallback(
    (frame: Frame) => namesOf(plans, { frame, places, pinned }),
    [plans, places, pinned],
  );
  return <PlanDrawing marksOn={marksOn} namesOn={namesOn} />;
}

interface FloorDrawingProps extends Pick<CampusDrawingProps, 'pinned'> {
  readonly plan: LevelPlan;
  /** The screen; on that of a wing the other one is faded. */
  readonly view: Pick<Screen, 'window' | 'images' | 'wing'>;
}

export function FloorDrawing({ plan, view, pinned }: FloorDrawingProps) {
  const { wing } = view;
  const scene = useMemo(() => toFloorScene(plan), [plan]);
  const own = useMemo(() => (wing ? plan : within(plan, view)), [plan, view, wing]);
  const marksOn = useCallback(
    (frame: Frame) => {
      const marks = floorMarks(scene, frame, pinned);
      return wing ? [...marks, otherWingsMark(scene, wing)] : marks;
    },
    [scene, pinned, wing],
  );
  const namesOn = useCallback(
    () => ({ floor: own, showsRooms: true, pinned, wing, closed: closedOn(own.level) }),
    [own, pinned, wing],
  );
  // A wing's screen also shows the faded rest of the floor, beyond its image.
  return <PlanDrawing images={wing ? undefined : view.images} marksOn={marksOn} namesOn={namesOn} />;
}

interface PlanDrawingProps extends Pick<CanvasLayerOptions, 'images'> {
  /** A new function repaints the drawing: memoise it. */
  readonly marksOn: (frame: Frame) => readonly Mark[];
  /** A new function places the names again: memoise it. */
  readonly namesOn: (frame: Frame) => NamesOf;
}

/** A plan on the map: the drawing below the route, its names above. */
function PlanDrawing({ images, marksOn, namesOn }: PlanDrawingProps) {
  const palette = usePalette();
  const loadedFonts = useLoadedFonts();
  const closures = useClosures();
  const { painted } = usePlane();
  const paintDrawing: PaintCanvas = useCallback(
    (context, frame) => () => paint({ context, palette, frame }, marksOn(frame)),
    [palette, marksOn],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are measured again when their font is loaded, and a closure begins or ends
  const paintLabels: PaintCanvas = useCallback(
    (context, frame, obstacles) => {
      const [measure, letters] = [createMeasure(context), textScale()];
      const names = layOutNames(namesOn(frame), { frame, measure, obstacles: obstacles(), letters });
      painted.names = names;
      return () => paintNames({ context, palette, frame }, names);
    },
    [palette, namesOn, loadedFonts, closures, painted],
  );
  return (
    <>
      <PlanCanvas pane="plan" paint={paintDrawing} images={images} />
      <PlanCanvas pane="labels" paint={paintLabels} />
    </>
  );
}
