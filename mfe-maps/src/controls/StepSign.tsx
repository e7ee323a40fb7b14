import { isUpwards } from '@campusway/campus';
import type { Step, Turn } from '@campusway/campus/directions';
import { college } from '@campusway/platform';
import {
  arrowUpIcon,
  arrowUpLeftIcon,
  arrowUpRightIcon,
  classNames,
  cornerUpLeftIcon,
  cornerUpRightIcon,
  ExitPictogram,
  flagIcon,
  HerePictogram,
  Icon,
  type IconData,
  LiftPictogram,
  type Pictogram,
  StairsDownPictogram,
  StairsPictogram,
  undoIcon,
} from '@campusway/ui-kit';
import css from './route-controls.module.css';

const pictograms: Partial<Record<Step['kind'], Pictogram>> = {
  lift: LiftPictogram,
  stairs: StairsPictogram,
  exit: ExitPictogram,
};

const arrows: Readonly<Record<Turn, IconData>> = {
  straight: arrowUpIcon,
  'slight-left': arrowUpLeftIcon,
  left: cornerUpLeftIcon,
  'sharp-left': cornerUpLeftIcon,
  back: undoIcon,
  'sharp-right': cornerUpRightIcon,
  right: cornerUpRightIcon,
  'slight-right': arrowUpRightIcon,
};

/** Pictogram or arrow of a step; decorative, because the text beside it has the same meaning. */
export function StepSign({ step }: { readonly step: Pick<Step, 'kind' | 'turn' | 'level' | 'toLevel'> }) {
  const { kind, turn, level, toLevel } = step;
  const isDown = kind === 'stairs' && isUpwards(college.levels, toLevel, level);
  const Picture = isDown ? StairsDownPictogram : kind === 'leave' && !turn ? HerePictogram : pictograms[kind];
  if (Picture) return <Picture className={css.sign} />;
  return (
    <span className={classNames(css.sign, css.plate)}>
      <Icon of={kind === 'arrive' && !turn ? flagIcon : arrows[turn ?? 'straight']} />
    </span>
  );
}
