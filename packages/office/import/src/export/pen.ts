import { createHash } from 'node:crypto';
import { labelPoint, type Point, type Polygon, signedArea } from '@campusway/campus';
import type { LonLat } from '../earth-frame.ts';

interface Place {
  /** Part of each derived id: two colleges share none. */
  readonly college: string;
  readonly language: string;
  readonly toDegrees: (point: Point) => LonLat;
}

/** Writes ids, labels and geometry in the form of IMDF. */
export class Pen {
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  id(type: ImdfType, own: string): string {
    return uuidOf(`${this.#place.college}/${type}/${own}`);
  }

  feature(
    type: ImdfType,
    own: string,
    content: Pick<ImdfFeature, 'geometry' | 'properties' | 'campusway'>,
  ): ImdfFeature {
    return { id: this.id(type, own), type: 'Feature', feature_type: type, ...content };
  }

  label(text: string | undefined): Readonly<Record<string, string>> | null {
    return text ? { [this.#place.language]: text } : null;
  }

  point(point: Point): ImdfGeometry {
    return { type: 'Point', coordinates: this.#position(point) };
  }

  line(points: readonly Point[]): ImdfGeometry {
    return { type: 'LineString', coordinates: points.map(this.#position) };
  }

  polygon(polygon: Polygon): ImdfGeometry {
    return { type: 'Polygon', coordinates: this.#rings(polygon) };
  }

  multiPolygon(parts: readonly Polygon[]): ImdfGeometry {
    const [first] = parts;
    if (first && parts.length === 1) return this.polygon(first);
    return { type: 'MultiPolygon', coordinates: parts.map((part) => this.#rings(part)) };
  }

  displayPoint(polygon: Polygon): ImdfGeometry {
    return this.point(labelPoint(polygon));
  }

  /** RFC 7946: closed, the outer ring counter-clockwise, holes clockwise. */
  #rings(polygon: Polygon): LonLat[][] {
    return polygon.map((ring, at) => {
      const turned = signedArea(ring) > 0 === (at === 0) ? ring : ring.toReversed();
      return [...turned, ...turned.slice(0, 1)].map(this.#position);
    });
  }

  /** Nine decimals of a degree are a tenth of a millimetre. */
  readonly #position = (point: Point): LonLat => {
    const [longitude, latitude] = this.#place.toDegrees(point);
    return [Number(longitude.toFixed(9)), Number(latitude.toFixed(9))];
  };
}

/** Namespace of our ids, as RFC 9562 requires. */
const namespace = Buffer.from('7d1f0a54c2b84b6e9f0e3a6d58c1b792', 'hex');

/** UUID (version 5) of a name, the same on every machine. */
function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

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
