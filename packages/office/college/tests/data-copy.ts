import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GeoCollection, GeoFeature } from '@campusway/campus';
import { onTestFinished } from 'vitest';
import { checkFolder, type Finding } from '../src/check/index.ts';

const own = new URL('../../../../college', import.meta.url).pathname;

type Json = Record<string, unknown>;

/** A copy of the sample folder for one test; removed after it. */
export class DataCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'college-'));

  constructor() {
    cpSync(own, this.folder, { recursive: true });
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
  }

  get findings(): readonly Finding[] {
    return checkFolder(this.folder).findings;
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, content: string | Uint8Array): void {
    writeFileSync(this.path(file), content);
  }

  replace(file: string, search: string, replacement: string): void {
    const text = this.read(file);
    if (!text.includes(search)) throw new RangeError(`Cannot find ${search} in ${file}`);
    this.write(file, text.replace(search, replacement));
  }

  editJson(file: string, edit: (content: Json) => void): void {
    const content = JSON.parse(this.read(file)) as Json;
    edit(content);
    this.write(file, JSON.stringify(content, null, 2));
  }

  editMap(file: string, edit: (features: GeoFeature[]) => readonly GeoFeature[]): void {
    const collection = JSON.parse(this.read(file)) as GeoCollection;
    this.write(file, JSON.stringify({ ...collection, features: edit([...collection.features]) }));
  }

  /** Changes the entries of one list of a file. */
  editList(file: string, list: string, edit: (entries: Json[]) => void): void {
    this.editJson(file, (content) => edit(content[list] as Json[]));
  }

  remove(file: string, id: RegExp): void {
    this.editMap(file, (features) => features.filter((feature) => !id.test(feature.id)));
  }

  /** Changes one feature. */
  change(file: string, id: string, change: (feature: GeoFeature) => object): void {
    this.editMap(file, (features) =>
      features.map((feature) => (feature.id === id ? (change(feature) as GeoFeature) : feature)),
    );
  }

  /** Replaces the coordinates of one feature. */
  redraw(file: string, id: string, coordinates: unknown): void {
    this.change(file, id, (feature) => ({ ...feature, geometry: { ...feature.geometry, coordinates } }));
  }

  /** Changes properties of one feature. */
  mark(file: string, id: string, properties: Json): void {
    this.change(file, id, (feature) => ({
      ...feature,
      properties: { ...feature.properties, ...properties },
    }));
  }
}
