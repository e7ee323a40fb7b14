import { isInside, labelPoint, midpoint } from '@campusway/campus';
import type { SourcePolygon } from '../../model.ts';
import { isYes, shaftCalled, shaftCategoryOf, surfaceOf, unitCategoryOf } from './categories.ts';
import { isBuilding, type OsmScene } from './scene.ts';
import { idOnLevel, type OsmThing } from './things.ts';

/** Reads rooms, corridors, staircases and outlines of levels; outdoors the areas of the grounds. */
export function readArea(scene: OsmScene, thing: OsmThing, areas: readonly SourcePolygon[]) {
  const { id, tags } = thing;
  const [first] = areas;
  if (!first || isBuilding(tags)) return;
  const { finder } = scene;
  const ordinals = finder.ordinalsOf(thing);
  const isAround = finder.buildingAround(labelPoint(first)) !== undefined;
  const isInBuilding = isAround || (scene.buildings.length === 0 && !isOnGrounds(tags, ordinals));
  if (!isIndoor(tags, ordinals, isInBuilding)) return readSurface(scene, thing, areas);
  const building = scene.buildingOf(thing, labelPoint(first));
  if (tags.indoor === 'level') {
    for (const ordinal of ordinals ?? [])
      finder.draw(finder.take(ordinal, building), { names: scene.names(thing), outline: areas });
    return;
  }
  const category = isStairwell(scene, thing, first) ? 'walkway' : categoryOf(scene, thing);
  const levels = ordinals ?? scene.assumeGround(thing);
  const isShaft = category !== 'walkway' && shaftCategoryOf(tags) !== undefined && levels.length > 1;
  const number = scene.text(thing, tags.ref ?? tags['addr:door'] ?? tags['addr:unit']);
  const isRestricted = tags.access === 'private' || tags.access === 'no' || undefined;
  for (const ordinal of levels)
    areas.forEach((polygon, part) => {
      scene.addUnit({
        id: partId(levels.length > 1 ? idOnLevel(id, ordinal) : id, part),
        levelId: finder.take(ordinal, building),
        names: scene.names(thing),
        otherNames: scene.otherNames(thing),
        ...{ category, polygon, number, shaft: isShaft ? partId(id, part) : undefined, isRestricted },
      });
    });
}

/** Category by the tags; by the name if the tags only state that it is a room. */
function categoryOf(scene: OsmScene, thing: OsmThing): string {
  const category = unitCategoryOf(thing.tags);
  const called = category === 'room' ? shaftCalled(thing.tags.name) : undefined;
  if (!called) return category;
  const why = `Its name is "${thing.tags.name}", and by its tags it is only a room`;
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

function readSurface(scene: OsmScene, thing: OsmThing, areas: readonly SourcePolygon[]) {
  const category = surfaceOf(thing.tags);
  if (!category) return scene.reportUnread(thing);
  areas.forEach((polygon, part) => {
    const id = partId(thing.id, part);
    scene.addUnit({ id, names: scene.names(thing), otherNames: [], category, polygon });
  });
}

/** Car parks of level 0 are outdoors if the file draws no building around them. */
function isOnGrounds({ amenity }: OsmThing['tags'], ordinals: readonly number[] = []): boolean {
  return amenity === 'parking' && ordinals.every((ordinal) => ordinal === 0);
}

/** Squares have levels too: without the tag `indoor`, an area with a level is indoors only in a building. */
function isIndoor(
  tags: OsmThing['tags'],
  ordinals: readonly number[] | undefined,
  isInBuilding: boolean,
): boolean {
  if (tags.indoor !== undefined) return isYes(tags.indoor);
  if (tags.room !== undefined || tags.stairs === 'yes' || tags.highway === 'elevator') return true;
  const keys = ['amenity', 'shop', 'office', 'highway', 'railway', 'public_transport'];
  return isInBuilding && ordinals !== undefined && keys.some((key) => key in tags);
}

function partId(id: string, part: number): string {
  return part === 0 ? id : `${id}-part-${part + 1}`;
}
