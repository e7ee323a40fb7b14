const units =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const spoken = new RegExp(
  `\\b(${units.slice(1, 10).join('|')}) hundred(?: and)?(?:[ -](${tens.slice(2).join('|')}))?(?:[ -](${units.slice(1).join('|')}))?\\b`,
  'gi',
);

const to = /(?<=\d[a-z]?)(?:\s+(?:too|two)\s+|to)(?=\d)/gi;

/** `room 205` for `room two hundred and five`; `205 to 447` for `205 two 447` and `205to447`. */
export function readDictation(query: string): string {
  return query.replace(to, ' to ').replace(spoken, (_, hundred: string, ten = '', unit = '') => {
    const [hundreds, ones] = [hundred, unit].map((word) => units.indexOf(word.toLowerCase()));
    return String(100 * Number(hundreds) + 10 * Math.max(0, tens.indexOf(ten.toLowerCase())) + Number(ones));
  });
}
