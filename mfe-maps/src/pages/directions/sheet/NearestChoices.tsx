import { formatMetres, metresOf } from '@campusway/campus/directions';
import { Button, styles } from '@campusway/ui-kit';
import { directionsFor } from '../../../journey/directions-for.ts';
import chips from '../../../map/category-chips/CategoryChips.module.css';
import type { Journey } from '../use-journey.ts';
import css from './Peek.module.css';

type Chosen = Pick<Journey, 'to' | 'answers' | 'result' | 'act'>;

/** The nearest women's, men's and accessible toilet, with their distances; the shown one is pressed. */
export function NearestChoices({ to, answers, result, act }: Chosen) {
  if (!answers || answers.choices.length === 0) return null;
  const { choices } = answers;
  const goal = result?.status === 'found' ? result.toPlace.id : undefined;
  const own = to.kind === 'target' ? to.target.id : undefined;
  const shown = choices.find(({ way }) => way.toPlace.id === goal) ?? choices.find(({ id }) => id === own);
  return (
    <section aria-label="Nearest for" className={`${styles.row} ${css.choices}`}>
      {choices.map((choice) => (
        <Button
          key={choice.id}
          className={chips.pressable}
          aria-pressed={choice === shown}
          onClick={() => act('choose', 'to', choice.id, choice.stepFree)}
        >
          {choice.label} <span className="tabular">{formatMetres(metresOf(directionsFor(choice.way)))}</span>
        </Button>
      ))}
    </section>
  );
}
