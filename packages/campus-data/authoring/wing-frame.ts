import type { Point, Wing } from '@campusway/campus';

/**
 * A wing is drawn once, in its own frame: 80 m long (u, towards the lobby) and 48 m deep (v), with u = 0 at its far
 * end. The west wing stands as drawn; the east wing is the same drawing turned by half a circle about the middle of
 * the lobby, so that lifts, stairs and toilets of both wings lie at the same steps from the lobby.
 */
export const wingLength = 80;
export const wingDepth = 48;
export const lobbyWidth = 16;
export const blockOrigin: Point = [112, 104];

export type ToCampus = (u: number, v: number) => Point;

const [x0, y0] = blockOrigin;
const toWest: ToCampus = (u, v) => [x0 + u, y0 + v];
const toEast: ToCampus = (u, v) => [x0 + 2 * wingLength + lobbyWidth - u, y0 + wingDepth - v];

export const wingFrames: Readonly<Record<Wing, ToCampus>> = { west: toWest, east: toEast };

/** The lobby's own frame has its south-west corner at the end of the west wing. */
export const toLobby: ToCampus = (u, v) => toWest(wingLength + u, v);

/** Rotation of a compass bearing, degrees, from a wing's frame to the campus. */
export const turnOf: Readonly<Record<Wing, number>> = { west: 0, east: 180 };
