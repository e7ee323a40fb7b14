import { ImportError, type SourceCampus } from './model.ts';

/**
 * Only one building of a campus, by its id or a name.
 *
 * @throws {ImportError} when no building with levels is called so
 */
export function keepBuilding(campus: SourceCampus, asked: string): SourceCampus {
  const withLevels = campus.buildings.filter(({ id }) =>
    campus.levels.some(({ buildingId }) => buildingId === id),
  );
  const building = withLevels.find(({ id, names }) => id === asked || Object.values(names).includes(asked));
  if (!building) {
    const known = withLevels.map(({ id, names }) => `  ${id}  ${Object.values(names).join(' / ')}`);
    const list = known.length > 0 ? `There are:\n${known.join('\n')}` : 'Its levels name no buildings';
    throw new ImportError(`Cannot find the building "${asked}" with levels in the source. ${list}`);
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
