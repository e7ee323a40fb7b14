// The package names its own TypeScript source as its types, which our compiler options do not pass: tsconfig.base.json
// puts these in their place.
interface Triangles {
  readonly coords: ArrayLike<number>;
  readonly triangles: ArrayLike<number>;
  readonly halfedges: ArrayLike<number>;
}

export default class Constrainautor {
  constructor(triangles: Triangles, edges?: readonly (readonly [number, number])[]);
  isConstrained(edge: number): boolean;
}
