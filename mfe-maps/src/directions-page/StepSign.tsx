import type { Step, Turn } from '@campusway/campus/directions';
import { classNames, ExitPictogram, HerePictogram, LiftPictogram, StairsPictogram } from '@campusway/ui-kit';
import type { LucideIcon } from 'lucide-react';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpLeft from 'lucide-react/icons/arrow-up-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import Flag from 'lucide-react/icons/flag';
import Undo from 'lucide-react/icons/undo-2';
import css from './StepSign.module.css';

const pictograms = { lift: LiftPictogram, stairs: StairsPictogram, exit: ExitPictogram } as const;

const arrows: Readonly<Record<Turn, LucideIcon>> = {
  straight: ArrowUp,
  'slight-left': ArrowUpLeft,
  left: CornerUpLeft,
  'sharp-left': CornerUpLeft,
  back: Undo,
  'sharp-right': CornerUpRight,
  right: CornerUpRight,
  'slight-right': ArrowUpRight,
};

interface StepSignProps {
  readonly step: Pick<Step, 'kind' | 'turn'>;
  readonly className?: string | undefined;
}

/** What a step asks for, as the sign that would hang there. The words beside it say the same. */
export function StepSign({ step: { kind, turn }, className }: StepSignProps) {
  if (kind === 'lift' || kind === 'stairs' || kind === 'exit') {
    const Pictogram = pictograms[kind];
    return <Pictogram className={classNames(css.pictogram, className)} />;
  }
  if (kind === 'leave' && !turn) return <HerePictogram className={classNames(css.pictogram, className)} />;
  const Arrow = kind === 'arrive' && !turn ? Flag : arrows[turn ?? 'straight'];
  return (
    <span className={classNames(css.plate, className)}>
      <Arrow aria-hidden="true" />
    </span>
  );
}
