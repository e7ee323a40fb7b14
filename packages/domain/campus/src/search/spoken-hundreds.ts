const units =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const spoken = new RegExp(
  `\\b(${units.slice(1, 10).join('|')}) hundred(?: and)?(?:[ -](${tens.slice(2).join('|')}))?(?:[ -](${units.slice(1).join('|')}))?\\b`,
  'gi',
);

/** `room 205` for `room two hundred and five`, `236` for `two hundred thirty-six`. */
export function withSpokenHundreds(query: string): string {
  return query.replace(spoken, (_, hundred: string, ten = '', unit = '') => {
    const [hundreds, ones] = [hundred, unit].map((word) => units.indexOf(word.toLowerCase()));
    return String(100 * Number(hundreds) + 10 * Math.max(0, tens.indexOf(ten.toLowerCase())) + Number(ones));
  });
}
