/** Feature types of IMDF 1.0.0 (OGC 20-094) that the archive contains; `way` belongs to our extension. */
export type ImdfType =
  | ('address' | 'amenity' | 'anchor' | 'building' | 'detail' | 'fixture' | 'footprint')
  | ('level' | 'occupant' | 'opening' | 'relationship' | 'unit' | 'venue' | 'way');

export interface ImdfGeometry {
  readonly type: 'Point' | 'LineString' | 'Polygon' | 'MultiPolygon';
  readonly coordinates: unknown;
}

export interface ImdfFeature {
  readonly id: string;
  readonly type: 'Feature';
  readonly feature_type: ImdfType;
  readonly geometry: ImdfGeometry | null;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Facts that IMDF cannot express: our id, and our properties as in the college's files. */
  readonly campusway?: Readonly<Record<string, unknown>>;
}

/** Declares the members `campusway` and the feature type `way`. */
export const extension = 'imdf:extension:campusway:campus#1.0.0';

export interface ImdfManifest {
  readonly version: '1.0.0';
  readonly created: string;
  readonly generated_by: string | null;
  readonly language: string;
  readonly extensions: readonly string[] | null;
}

export interface ImdfArchive {
  readonly manifest: ImdfManifest;
  readonly features: readonly ImdfFeature[];
}
