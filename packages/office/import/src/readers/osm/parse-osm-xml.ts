import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ImportError } from '../../model.ts';
import type { OsmData, OsmElement, OsmMember } from './elements.ts';

/** Reads `.osm`. A document type is refused: OpenStreetMap writes none, and its entities could grow without end. */
export function parseOsmXml(text: string, file: string): OsmData {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false });
  const reading = new XmlReading(() => parser.line);
  parser.on('doctype', () => fail('it has a document type, and OpenStreetMap files have none'));
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('opentag', (tag) => reading.open(tag, fail));
  parser.on('closetag', ({ name }) => reading.close(name));
  parser.write(text).close();
  return reading.data;

  function fail(why: string): never {
    throw new ImportError(`Cannot read ${file}, line ${parser.line}: ${why}. Download it again`);
  }
}

class XmlReading {
  readonly #lineNow: () => number;
  readonly #elements: OsmElement[] = [];
  #created: string | undefined;
  #open: Open | undefined;

  constructor(lineNow: () => number) {
    this.#lineNow = lineNow;
  }

  get data(): OsmData {
    return { elements: this.#elements, ...(this.#created && { created: this.#created }) };
  }

  open({ name, attributes }: SaxesTagPlain, fail: (why: string) => never): void {
    const { id, lat, lon, k, v, ref, type = '', role = '' } = attributes;
    if (name === 'meta') this.#created = attributes.osm_base;
    else if (name === 'node' || name === 'way' || name === 'relation') {
      if (id === undefined) fail(`a <${name}> has no id`);
      const position = [Number(lon), Number(lat)] as const;
      if (name === 'node' && !position.every(Number.isFinite)) fail(`node ${id} has no lat and lon`);
      const isDeleted = attributes.action === 'delete' || attributes.visible === 'false';
      this.#open = {
        isDeleted,
        type: name,
        id,
        position,
        line: this.#lineNow(),
        tags: {},
        nodes: [],
        members: [],
      };
    } else if (this.#open && name === 'tag' && k !== undefined && v !== undefined) this.#open.tags[k] = v;
    else if (this.#open && name === 'nd' && ref !== undefined) this.#open.nodes.push(ref);
    else if (this.#open && name === 'member' && ref !== undefined)
      this.#open.members.push({ type, ref, role });
  }

  close(name: string): void {
    if (!this.#open || name !== this.#open.type) return;
    const { type, id, tags, line, position, nodes, members } = this.#open;
    const { isDeleted } = this.#open;
    this.#open = undefined;
    if (isDeleted) return;
    const common = { id, tags, line };
    if (type === 'node') this.#elements.push({ type, ...common, position });
    else if (type === 'way') this.#elements.push({ type, ...common, nodes });
    else this.#elements.push({ type, ...common, members });
  }
}

interface Open {
  readonly type: OsmElement['type'];
  readonly id: string;
  readonly line: number;
  readonly isDeleted: boolean;
  readonly position: readonly [number, number];
  readonly tags: Record<string, string>;
  readonly nodes: string[];
  readonly members: OsmMember[];
}
