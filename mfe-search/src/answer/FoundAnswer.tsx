import type { Slots } from '@campusway/contract';
import type { Answer } from '../engine/search-engine.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { AnswerLinks } from './AnswerLinks.tsx';
import { MatchList } from './MatchList.tsx';
import { NothingFound } from './NothingFound.tsx';

interface FoundAnswerProps {
  readonly query: string;
  readonly answer: Answer;
  readonly slots: Slots;
}

/** One match as a card, several as a list, or the nearest ones when nothing matches. */
export function FoundAnswer({ query, answer, slots }: FoundAnswerProps) {
  switch (answer.kind) {
    case 'one': {
      const { sign, sentence, links, saved } = answer.match;
      return (
        <AnswerCard sign={sign} sentence={sentence} note={answer.interpretation}>
          <AnswerLinks links={links} saved={saved} />
        </AnswerCard>
      );
    }
    case 'several':
      return <MatchList query={query} answer={answer} slots={slots} />;
    case 'none':
      return <NothingFound query={query} answer={answer} />;
    default:
      return answer satisfies never;
  }
}
