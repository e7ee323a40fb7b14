import type { Position } from '../../model.ts';

export type Tags = Readonly<Record<string, string>>;

interface Common {
  /** Number in OpenStreetMap. */
  readonly id: string;
  readonly tags: Tags;
  /** Line of an XML file. */
  readonly line?: number;
}

export interface OsmNode extends Common {
  readonly type: 'node';
  readonly position: Position;
}

export interface OsmWay extends Common {
  readonly type: 'way';
  /** Numbers of its nodes. */
  readonly nodes: readonly string[];
  /** If the file has them in the way itself (`out geom` of Overpass). */
  readonly positions?: readonly Position[];
}

export interface OsmRelation extends Common {
  readonly type: 'relation';
  readonly members: readonly OsmMember[];
}

export interface OsmMember {
  readonly type: string;
  readonly ref: string;
  readonly role: string;
  readonly positions?: readonly Position[];
}

export type OsmElement = OsmNode | OsmWay | OsmRelation;

/** Content of an `.osm` file or of an answer of Overpass. */
export interface OsmData {
  readonly elements: readonly OsmElement[];
  /** Time of the data in OpenStreetMap, if the file has it. */
  readonly created?: string | undefined;
}
