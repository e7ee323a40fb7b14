const digits = 'one|two|three|four|five|six|seven|eight|nine';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const decades = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const units = `|${digits}|${teens}`.split('|');
const tens = `||${decades}`.split('|');
const spoken = new RegExp(
  `\\b(${digits}) hundred(?: and)?(?:[ -](${decades}))?(?:[ -](${digits}|${teens}))?\\b`,
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
