import { isInside, labelPoint, midpoint } from '@campusway/campus';
import type { SourcePolygon } from '../../model.ts';
import { isYes, shaftCalled, shaftCategoryOf, unitCategoryOf } from './categories.ts';
import { idOnLevel } from './levels.ts';
import { isBuilding, type OsmScene } from './scene.ts';
import type { OsmThing } from './shapes.ts';

/** Rooms, corridors, staircases and outlines of levels; outdoors what the grounds are drawn with. */
export function readArea(scene: OsmScene, thing: OsmThing, areas: readonly SourcePolygon[]): void {
  const { id, tags } = thing;
  const [first] = areas;
  if (!first || isBuilding(tags)) return;
  const ordinals = scene.finder.ordinalsOf(thing);
  const isInside = scene.finder.buildingAround(labelPoint(first)) !== undefined;
  const isInBuilding = isInside || (scene.buildings.length === 0 && !isOnGrounds(tags, ordinals));
  if (!isIndoor(tags, ordinals, isInBuilding)) {
    readSurface(scene, thing, areas);
    return;
  }
  const building = scene.buildingOf(thing, labelPoint(first));
  if (tags.indoor === 'level') {
    for (const ordinal of ordinals ?? [])
      scene.finder.draw(scene.finder.take(ordinal, building), { names: scene.names(thing), outline: areas });
    return;
  }
  const category = isStairwell(scene, thing, first) ? 'walkway' : categoryOf(scene, thing);
  const levels = ordinals ?? scene.assumeGround(thing);
  const isShaft = category !== 'walkway' && shaftCategoryOf(tags) !== undefined && levels.length > 1;
  const number = scene.text(thing, tags.ref ?? tags['addr:door'] ?? tags['addr:unit']);
  for (const ordinal of levels)
    areas.forEach((polygon, part) => {
      scene.addUnit({
        id: partId(levels.length > 1 ? idOnLevel(id, ordinal) : id, part),
        levelId: scene.finder.take(ordinal, building),
        names: scene.names(thing),
        otherNames: scene.otherNames(thing),
        category,
        polygon,
        ...(number && { number }),
        ...(isShaft && { shaft: partId(id, part) }),
        ...((tags.access === 'private' || tags.access === 'no') && { isRestricted: true }),
      });
    });
}

/** By its tags; by its name where the tags say only that it is a room. */
function categoryOf(scene: OsmScene, thing: OsmThing): string {
  const category = unitCategoryOf(thing.tags);
  const called = category === 'room' ? shaftCalled(thing.tags.name) : undefined;
  if (!called) return category;
  const why = `Its name is "${thing.tags.name}", and its tags say only that it is a room`;
  const what = `It is drawn as ${called === 'stairs' ? 'stairs' : 'a lift'}`;
  scene.guess('assumed', thing, { rule: 'shaft-by-name', what, why });
  return called;
}

/** Whether flights of steps are drawn in the area as lines: then these are the stairs, and the area is the floor around them. */
function isStairwell(scene: OsmScene, { tags }: OsmThing, area: SourcePolygon): boolean {
  return (
    tags.stairwell !== undefined &&
    scene.things.some(
      ({ tags: { highway }, path: [from, to] = [] }) =>
        highway === 'steps' && from && to && isInside(midpoint(from, to), area),
    )
  );
}

function readSurface(scene: OsmScene, thing: OsmThing, areas: readonly SourcePolygon[]): void {
  const category = surfaceOf(thing.tags);
  if (!category) {
    scene.reportUnread(thing);
    return;
  }
  areas.forEach((polygon, part) => {
    const id = partId(thing.id, part);
    scene.addUnit({ id, names: scene.names(thing), otherNames: [], category, polygon });
  });
}

const levelledKeys = ['amenity', 'shop', 'office', 'highway', 'railway', 'public_transport'];

/** Car parks of level 0 are outdoors where the file draws no building around them. */
function isOnGrounds({ amenity }: OsmThing['tags'], ordinals: readonly number[] = []): boolean {
  return amenity === 'parking' && ordinals.every((ordinal) => ordinal === 0);
}

/** Squares have levels too: without the word, indoors is what lies in a building. */
function isIndoor(
  tags: OsmThing['tags'],
  ordinals: readonly number[] | undefined,
  isInBuilding: boolean,
): boolean {
  if (tags.indoor !== undefined) return isYes(tags.indoor);
  if (tags.room !== undefined || tags.stairs === 'yes' || tags.highway === 'elevator') return true;
  return isInBuilding && ordinals !== undefined && levelledKeys.some((key) => key in tags);
}

/** In the words of a college's drawing. */
function surfaceOf({
  natural,
  landuse,
  leisure,
  amenity,
  highway,
  water,
}: OsmThing['tags']): string | undefined {
  if (natural === 'water' || water !== undefined) return 'water';
  if (amenity === 'parking') return 'parking';
  if (leisure === 'pitch' || leisure === 'track') return 'fieldofplay';
  if (highway !== undefined) return highway === 'pedestrian' || highway === 'footway' ? 'plaza' : 'road';
  const isGreen =
    ['grass', 'forest', 'meadow', 'village_green', 'flowerbed'].includes(landuse ?? '') ||
    ['park', 'garden'].includes(leisure ?? '') ||
    ['wood', 'scrub', 'grassland', 'shrubbery'].includes(natural ?? '');
  return isGreen ? 'vegetation' : undefined;
}

function partId(id: string, part: number): string {
  return part === 0 ? id : `${id}-part-${part + 1}`;
}
