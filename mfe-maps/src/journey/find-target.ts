import { findGroup } from '@campusway/campus/content';
import { college } from '@campusway/platform';
import { type Endpoint, type EndpointSources, findEndpoint, placeOf } from './find-endpoint.ts';

type TargetSources = Omit<EndpointSources, 'view'> & { readonly isPosition?: boolean };

/** Resolves an id: a place, a person's room, the nearest of a kind, a floor, a department; with `isPosition` one place or a person's room only. */
export function findTarget(text: string | undefined, sources: TargetSources): Endpoint {
  const id = text?.toLowerCase() ?? '';
  const target = findGroup(id, sources.findPlace(id), college);
  if (target && !sources.isPosition) return { kind: 'target', target };
  const end = findEndpoint(text, sources);
  const { id: own } = placeOf(end) ?? {};
  const isBuilding = own && sources.isPosition && college.levels.some(({ building }) => building === own);
  return target || isBuilding
    ? { kind: 'error', message: `“${text}” is not one place.`, unknown: text }
    : end;
}
