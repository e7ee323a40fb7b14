import { ImportError, type SourceCampus } from './model.ts';

/**
 * The part of a campus that belongs to one building, by its id or a name.
 *
 * @throws {ImportError} if there is no such building with levels
 */
export function keepBuilding(campus: SourceCampus, wanted: string): SourceCampus {
  const withLevels = campus.buildings.filter(({ id }) =>
    campus.levels.some(({ buildingId }) => buildingId === id),
  );
  const building = withLevels.find(({ id, names }) => id === wanted || Object.values(names).includes(wanted));
  if (!building) {
    const known = withLevels.map(({ id, names }) => `  ${id}  ${Object.values(names).join(' / ')}`);
    const list =
      known.length > 0 ? `There are:\n${known.join('\n')}` : 'Its levels do not name their buildings';
    throw new ImportError(`Cannot find the building "${wanted}" with levels in the source. ${list}`);
  }
  const levels = campus.levels.filter(({ buildingId }) => buildingId === building.id);
  const levelIds = new Set(levels.map(({ id }) => id));
  const isHere = ({ levelId }: { readonly levelId?: string }) => levelIds.has(levelId ?? '');
  const units = campus.units.filter(isHere);
  const unitIds = new Set(units.map(({ id }) => id));
  return {
    ...campus,
    buildings: [building],
    levels,
    units,
    openings: campus.openings.filter(isHere),
    occupants: campus.occupants.filter(({ unitId }) => unitIds.has(unitId)),
    amenities: campus.amenities.filter(isHere),
    details: campus.details.filter(isHere),
    ways: campus.ways.filter(isHere),
  };
}
