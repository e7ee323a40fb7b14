import type { RoomNumber } from '../../model.ts';
import type { Search } from '../open-search.ts';
import type { CampusRecord } from './campus-record.ts';

/** Searches for a number of four digits and more without a match as a room with one digit less, and asks: 255 for `2555`. */
export function withoutExtraDigit(
  search: Search<CampusRecord>,
  rooms: readonly RoomNumber[],
): Search<CampusRecord> {
  return (query, limit) => {
    const answer = search(query, limit);
    const typed = query.trim();
    if (answer.results.length > 0 || !/^\d{4,}$/.test(typed)) return answer;
    const shorter = new Set(Array.from(typed, (_, i) => typed.slice(0, i) + typed.slice(i + 1)));
    const meant = rooms.filter((room) => shorter.has(room));
    const results = meant.flatMap((room) =>
      search(room, limit).results.filter(({ record }) => record.code === room),
    );
    return results.length > 0 ? { results, didYouMean: meant.join(' or ') } : answer;
  };
}
