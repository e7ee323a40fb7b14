import { stopWords } from './tokenize.ts';

const digits = 'one|two|three|four|five|six|seven|eight|nine';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const decades = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const units = `|${digits}|${teens}`.split('|');
const tens = `||${decades}`.split('|');
const spoken = new RegExp(
  `\\b(${digits})(?= hundred|[ -](?:${decades}|${teens})\\b)(?: hundred(?: and)?)?(?:[ -](${decades}))?(?:[ -](${digits}|${teens}))?\\b`,
  'gi',
);
/** Said in thought, unless the Portuguese digit: `sala um dois`. */
const thinking = /(?<!\S)(?:u[hm]|erm),? (?!um|zero|dois|tr[eê]s|quatro|cinco|se[it]|oito|nove)/gi;
/** The title, unless a doctor is wanted: `doctor please`. */
const doctor = /(?<!\S)doctor (\p{L}+)/giu;
/** `Back to gate 1` is not the back gate. */
const back = /(?<!\S)back (?=to )/gi;
/** Courtesy at the end, with all that follows it. */
const thanks = /[\s,.;?!]thank(?:s| you)/i;
/** Said before a question. */
const lost = /^i(?: a|'|’)?m lost,? (?:and )?(?=i[ '’]|where is|how|which)/i;
const floorQuestion = /^(?:on )?(?:which|what) floor (?:is|are|has) /i;
const to = /(?<=\d[a-z]?)(?:\s+(?:too|two)\s+|to)(?=\d)/gi;

/** `room 205` for `room two hundred and five`; `236` for `two thirty six`; `dr rao` for `um doctor rao`; `205 to 447` for `205 two 447` and `205to447`; `ECE` for `which floor is ECE`. */
export function readDictation(query: string): string {
  const [asked = ''] = query.split(thanks, 1);
  return asked
    .replace(thinking, '')
    .replace(back, '')
    .replace(lost, '')
    .replace(doctor, (text, name: string) => (stopWords.has(name.toLowerCase()) ? text : `dr ${name}`))
    .replace(floorQuestion, '')
    .replace(to, ' to ')
    .replace(spoken, (_, hundred: string, ten = '', unit = '') => {
      const [hundreds, ones] = [hundred, unit].map((word) => units.indexOf(word.toLowerCase()));
      return String(
        100 * Number(hundreds) + 10 * Math.max(0, tens.indexOf(ten.toLowerCase())) + Number(ones),
      );
    });
}
