import { capitalised } from '@campusway/campus/lookup';
import type { Slots } from '@campusway/contract';
import { Announcement } from '@campusway/ui-kit';
import type { Answer } from '../engine/search-engine.ts';
import { sortMatches } from '../engine/sort-matches.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { AnswerLinks } from './AnswerLinks.tsx';
import { Times, timesSettleMs, useTimes, withTime } from './MatchList.tsx';

interface RouteCardProps {
  readonly answer: Extract<Answer, { readonly kind: 'route' }>;
  readonly slots: Slots;
}

/** Both ends of a route, the walking time unless stairs are to be avoided, and a link to the directions. */
export function RouteCard({ answer, slots }: RouteCardProps) {
  const { from, matches, interpretation } = answer;
  const { seconds = {}, isStepFree = answer.isStepFree, onTimes } = useTimes();
  const [to] = sortMatches(matches, { seconds });
  if (!to) return null;
  const sentence = `${from.name} to ${to.title}${isStepFree ? ', step-free' : ''}`;
  const where = [withTime(to.where, seconds[to.id]), interpretation].filter(Boolean).join('. ');
  return (
    <>
      <AnswerCard sign={to.sign} sentence={sentence} note={capitalised(where)} place={to.at}>
        <AnswerLinks links={to.links} />
        <Announcement
          text={`${sentence}, ${where}`}
          settlesMs={answer.isStepFree || to.id in seconds ? 0 : timesSettleMs}
        />
      </AnswerCard>
      {!answer.isStepFree && <Times of={matches} from={from.id} slots={slots} onTimes={onTimes} />}
    </>
  );
}
