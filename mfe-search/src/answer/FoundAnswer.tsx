import { describeResult } from '@campusway/campus/lookup';
import type { Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import type { Answer } from '../suggest/suggestion.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { FindingList } from './FindingList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Ways } from './Ways.tsx';

export interface FoundAnswerProps {
  readonly question: string;
  readonly answer: Answer;
  readonly slots: Slots;
}

/** One answer as a card, several as a list, or what is nearest to a question that nothing matches. */
export function FoundAnswer({ question, answer, slots }: FoundAnswerProps) {
  switch (answer.kind) {
    case 'one': {
      const { sign, sentence, ways, saved } = answer.finding;
      return (
        <AnswerCard sign={sign} sentence={sentence} note={answer.reading}>
          <Ways ways={ways} saved={saved} />
        </AnswerCard>
      );
    }
    case 'several':
      return <FindingList question={question} answer={answer} slots={slots} />;
    case 'none':
      return (
        <NothingFound
          sentence={describeResult({ kind: 'none', text: question }, college.levels)}
          reading={answer.reading}
          question={question}
          nearest={answer.nearest}
        />
      );
    default:
      return answer satisfies never;
  }
}
