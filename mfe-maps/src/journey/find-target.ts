import { findGroup, isGroupName } from '@campusway/campus/content';
import { college } from '@campusway/platform';
import { type Endpoint, type EndpointSources, findEndpoint, placeOf } from './find-endpoint.ts';

interface TargetSources extends Omit<EndpointSources, 'view'> {
  /** Where a person stands: one place, or a person's room. */
  readonly isPosition?: boolean;
}

/** Resolves an id: a place, a person's room, the nearest of a kind, also by a word for it, a floor, a department. */
export function findTarget(text: string | undefined, sources: TargetSources): Endpoint {
  const id = text?.toLowerCase() ?? '';
  const target = findGroup(id, sources.findPlace(id), college);
  if (target && !sources.isPosition) return { kind: 'target', target };
  const end = findEndpoint(text, sources);
  const isSeveral = target ?? (sources.isPosition && isGroupName(id, placeOf(end), college));
  return isSeveral ? { kind: 'error', message: `“${text}” is not one place.`, unknown: text } : end;
}
