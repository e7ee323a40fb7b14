import type { Step, Turn } from '@campusway/campus/directions';
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
  StairsPictogram,
  undoIcon,
} from '@campusway/ui-kit';
import css from './StepSign.module.css';

const pictograms = { lift: LiftPictogram, stairs: StairsPictogram, exit: ExitPictogram } as const;

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

interface StepSignProps {
  readonly step: Pick<Step, 'kind' | 'turn'>;
  readonly className?: string | undefined;
}

/** Pictogram or arrow of a step; decorative, because the text beside it has the same meaning. */
export function StepSign({ step: { kind, turn }, className }: StepSignProps) {
  if (kind === 'lift' || kind === 'stairs' || kind === 'exit') {
    const Pictogram = pictograms[kind];
    return <Pictogram className={classNames(css.pictogram, className)} />;
  }
  if (kind === 'leave' && !turn) return <HerePictogram className={classNames(css.pictogram, className)} />;
  return (
    <span className={classNames(css.plate, className)}>
      <Icon of={kind === 'arrive' && !turn ? flagIcon : arrows[turn ?? 'straight']} />
    </span>
  );
}
