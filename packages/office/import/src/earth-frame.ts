import type { Point } from '@campusway/campus';

/** Degrees of WGS 84. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Position of the point 0, 0 of a drawing on earth; `rotation` in degrees from north to its y axis, clockwise. */
export interface Origin {
  readonly longitude: number;
  readonly latitude: number;
  readonly rotation: number;
}

export interface Frame {
  toMetres(position: LonLat): Point;
  toDegrees(point: Point): LonLat;
}

const radian = Math.PI / 180;
/** WGS 84: semi-major axis in metres, square of the eccentricity. */
const [axis, eccentricity] = [6_378_137, 0.006_694_379_990_14];

/**
 * The plane that touches the ellipsoid at the origin, with the radii of curvature there. Both directions are exact
 * inverses; over a campus of 2 km lengths differ from those on earth by less than 1 in 3,000.
 */
export function createFrame({ longitude, latitude, rotation }: Origin): Frame {
  const sine = Math.sin(latitude * radian);
  const w = Math.sqrt(1 - eccentricity * sine * sine);
  const perLatitude = (radian * axis * (1 - eccentricity)) / w ** 3;
  // A pole has no east: the smallest factor keeps both directions finite.
  const perLongitude = Math.max(1e-6, (radian * axis * Math.cos(latitude * radian)) / w);
  const [sin, cos] = [Math.sin(rotation * radian), Math.cos(rotation * radian)];
  return {
    toMetres([lon, lat]) {
      const east = (((lon - longitude + 540) % 360) - 180) * perLongitude;
      const north = (lat - latitude) * perLatitude;
      return [east * cos - north * sin, east * sin + north * cos];
    },
    toDegrees([x, y]) {
      const east = x * cos + y * sin;
      const north = y * cos - x * sin;
      return [((longitude + east / perLongitude + 540) % 360) - 180, latitude + north / perLatitude];
    },
  };
}
