import { describeResult } from '@campusway/campus/lookup';
import type { Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import type { Answer } from '../engine/suggestion.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { AnswerLinks } from './AnswerLinks.tsx';
import { MatchList } from './MatchList.tsx';
import { NothingFound } from './NothingFound.tsx';

export interface FoundAnswerProps {
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
      return (
        <NothingFound
          sentence={describeResult({ kind: 'none', text: query }, college.levels)}
          interpretation={answer.interpretation}
          query={query}
          nearest={answer.nearest}
        />
      );
    default:
      return answer satisfies never;
  }
}
