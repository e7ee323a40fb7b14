import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ImportError } from '../../model.ts';
import type { OsmData, OsmElement, OsmMember } from './things.ts';

/** An element whose end has not been read. */
interface OpenElement {
  readonly type: OsmElement['type'];
  readonly id: string;
  readonly line: number;
  readonly isDeleted: boolean;
  readonly position: readonly [number, number];
  readonly tags: Record<string, string>;
  readonly nodes: string[];
  readonly members: OsmMember[];
}

/** Reads `.osm`. A document type is refused: OpenStreetMap files have none, and its entities could expand without limit. */
export function parseOsmXml(text: string, file: string): OsmData {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false });
  const elements: OsmElement[] = [];
  let created: string | undefined;
  let open: OpenElement | undefined;
  parser.on('doctype', () => fail('it has a document type, and OpenStreetMap files have none'));
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('opentag', ({ name, attributes }) => {
    const { k, v, ref, type = '', role = '' } = attributes;
    if (name === 'meta') created = attributes.osm_base;
    else if (name === 'node' || name === 'way' || name === 'relation') open = openElement(name, attributes);
    else if (name === 'tag' && open && k !== undefined && v !== undefined) open.tags[k] = v;
    else if (name === 'nd' && ref !== undefined) open?.nodes.push(ref);
    else if (name === 'member' && ref !== undefined) open?.members.push({ type, ref, role });
  });
  parser.on('closetag', ({ name }) => {
    if (!open || name !== open.type) return;
    const { type, id, tags, line, position, nodes, members, isDeleted } = open;
    open = undefined;
    if (isDeleted) return;
    const common = { id, tags, line };
    if (type === 'node') elements.push({ type, ...common, position });
    else if (type === 'way') elements.push({ type, ...common, nodes });
    else elements.push({ type, ...common, members });
  });
  parser.write(text).close();
  return { elements, created: created || undefined };

  function openElement(type: OsmElement['type'], attributes: SaxesTagPlain['attributes']): OpenElement {
    const { id, lat, lon, action, visible } = attributes;
    if (id === undefined) return fail(`a <${type}> has no id`);
    const position = [Number(lon), Number(lat)] as const;
    if (type === 'node' && !position.every(Number.isFinite)) fail(`node ${id} has no lat and lon`);
    const isDeleted = action === 'delete' || visible === 'false';
    return { type, id, line: parser.line, isDeleted, position, tags: {}, nodes: [], members: [] };
  }

  function fail(why: string): never {
    throw new ImportError(`Cannot read ${file}, line ${parser.line}: ${why}. Download it again`);
  }
}
