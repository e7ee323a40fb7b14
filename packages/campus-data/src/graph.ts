import { unpackGraph, type WalkingGraph } from '@campusway/campus';
import packed from '../generated/graph.json' with { type: 'json' };

/** Every way that can be walked, indoors and out. */
export const graph: WalkingGraph = unpackGraph(packed);
