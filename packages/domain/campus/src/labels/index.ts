export { edgesOn } from './campus-labels.ts';
export { fitFrame, type Still } from './fit-frame.ts';
export { isNamedOnPlan } from './floor-labels.ts';
export { type Frame, frameOf, toPixels, turned } from './frame.ts';
export {
  type LabelFont,
  type Measure,
  type NamesOf,
  type Obstacles,
  type PlacedLabel,
  pinOutline,
  pinSize,
} from './label.ts';
export { boxOfLabel } from './label-positions.ts';
export { boxOfPictogram, layOutNames, type Names, targetAt } from './lay-out-names.ts';
