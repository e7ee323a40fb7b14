import type { DepartmentCode } from '@campusway/campus';
import { classNames } from '@campusway/ui-kit';
import Atom from 'lucide-react/icons/atom';
import Brain from 'lucide-react/icons/brain-circuit';
import Briefcase from 'lucide-react/icons/briefcase-business';
import ChartScatter from 'lucide-react/icons/chart-scatter';
import Circuit from 'lucide-react/icons/circuit-board';
import Code from 'lucide-react/icons/code-xml';
import Cog from 'lucide-react/icons/cog';
import Compass from 'lucide-react/icons/drafting-compass';
import Network from 'lucide-react/icons/network';
import Zap from 'lucide-react/icons/zap';
import css from './DepartmentPicture.module.css';

const emblems = {
  cse: Code,
  it: Network,
  csd: ChartScatter,
  csm: Brain,
  eee: Zap,
  ece: Circuit,
  civil: Compass,
  mech: Cog,
  fed: Atom,
  mba: Briefcase,
} as const satisfies Record<DepartmentCode, unknown>;

/** What the department works with, as the pictogram of a sign. Decoration: the name stands beside it. */
export function DepartmentPicture({
  code,
  className,
}: {
  readonly code: DepartmentCode;
  readonly className?: string | undefined;
}) {
  const Emblem = emblems[code];
  return (
    <div className={classNames(css.picture, className)}>
      <div className={css.plate}>
        <Emblem />
      </div>
    </div>
  );
}
