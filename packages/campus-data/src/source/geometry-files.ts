/** Geometry files in the order of their levels, the grounds first. */
export const geometryFiles = [
  'geometry/campus.geojson',
  'geometry/level-1.geojson',
  'geometry/level-2.geojson',
  'geometry/level-3.geojson',
  'geometry/level-4.geojson',
] as const;
